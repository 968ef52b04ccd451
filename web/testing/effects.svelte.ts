/** Effects outside a component: they run until they are stopped. */
export function inEffects(make: () => void): () => void {
  return $effect.root(make);
}
