/** A new account is called otherwise than its owner at the provider of log-ins: said on their page, once. */
let renamed = $state(false);

export function isRenamed(): boolean {
  return renamed;
}

export function setRenamed(is: boolean): void {
  renamed = is;
}
