import { draftsPrefix } from '@waymark/client';

/** The prefix of all keys on the device: the chosen workspace, texts that were not saved. */
const OURS = 'waymark.';

/**
 * Logout clears all stores (PRODUCT 3.3) but texts that could not be saved: those wait for their
 * author, and for nobody else.
 */
export function forgetDevice(): void {
  Object.keys(localStorage)
    .filter((key) => key.startsWith(OURS) && !key.startsWith(draftsPrefix))
    .forEach((key) => localStorage.removeItem(key));
  sessionStorage.clear();
}
