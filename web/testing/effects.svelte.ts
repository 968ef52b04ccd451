/** Effects outside a component: they run until they are stopped. */
export function inEffects(make: () => void): () => void {
  return $effect.root(make);
}

/** A value that effects listen to. */
export function signal<Value>(first: Value): { value: Value } {
  let value = $state.raw(first);
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
    },
  };
}
