/**
 * The query parameter `eml`: an e-mail address as base64 of its UTF-8 (PRODUCT 2.5). Also reads the
 * URL-safe alphabet.
 */
export function readEmail(eml: string | null): string {
  if (eml === null) return '';
  try {
    const plain = atob(eml.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(plain, (c) => c.charCodeAt(0)),
    );
    return /^[^\s@]+@[^\s@]+$/.test(text) ? text : '';
  } catch {
    // A mangled link only loses the pre-filled address.
    return '';
  }
}

export const writeEmail = (email: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(email)));
