/**
 * What an app keeps of a person on the device, so that it opens and takes changes without a line;
 * all of it goes when they sign out.
 */

/** Name, in the browser's cache storage, of what was last read. */
export const lastSeenName = 'waymark.last-seen';

/** Name, in local storage, of what the last page began with. */
export const firstReadsName = 'waymark.first-reads';

/** Name, in local storage, of the project that was shown last. */
export const lastProjectName = 'waymark.project';

/** Beginning of the names, in local storage, of the changes that wait to be sent. */
export const waitsPrefix = 'waymark.waits.';

/** The same of one person. */
export const waitsOf = (accountId: string): string => `${waitsPrefix}${accountId}.`;

/**
 * Name of the line that says whose what lies here is, and by which public key it is sealed once
 * they are signed out.
 */
export const ownerName = 'waymark.owner';

/** Beginning of the names of what one person has not sent, sealed until they sign in again. */
export const sealedOf = (accountId: string): string => `waymark.sealed.${accountId}.`;
const waits = /^waymark\.(waits|sealed\..*\.waits)\./;

/** How many changes wait on this device, whoever made them. */
export const countWaits = (): number =>
  Object.keys(localStorage).filter((name) => waits.test(name)).length;

/** Forgets what was read, whoever read it. */
export async function forgetLastRead(): Promise<void> {
  localStorage.removeItem(firstReadsName);
  // Pages that are not served safely have none.
  await globalThis.caches?.delete(lastSeenName);
}

/** Forgets what was read, and what this person changed and did not send. */
export async function forgetDevice(accountId: string | undefined): Promise<void> {
  if (accountId !== undefined)
    for (const name of Object.keys(localStorage))
      if (name.startsWith(waitsOf(accountId))) localStorage.removeItem(name);
  localStorage.removeItem(lastProjectName);
  await forgetLastRead();
}
