import { forgetLastRead, lastProjectName } from '@waymark/client';
import { forgetKnown } from './forgetKnown.ts';
import { ownLines } from './ownLines.ts';
import { sealUnsent } from './unsent.ts';

export const ownDevice = { lines: ownLines, names: () => Object.keys(localStorage) };

let leaving: Promise<void> | undefined;

/**
 * Nobody is signed in here any more, whether they left or the server says so: what was read goes
 * off the device, and what was not sent is sealed until the same person signs in again.
 */
export const leaveDevice = (): Promise<void> =>
  (leaving ??= leave().finally(() => (leaving = undefined)));

async function leave(): Promise<void> {
  localStorage.removeItem(lastProjectName);
  await forgetLastRead();
  await ownLines.ready;
  forgetKnown(ownLines, ownDevice.names());
  await sealUnsent(ownDevice);
  await ownLines.forgetGone();
}
