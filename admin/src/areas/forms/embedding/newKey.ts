/** A key of 256 random bits, made here so that it comes over no line but the one that sets it. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `wmk_${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
