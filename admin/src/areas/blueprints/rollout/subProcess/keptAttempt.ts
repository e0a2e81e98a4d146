import type { Payload } from '@waymark/api';

const at = (processId: string) => `waymark.import.${processId}`;

/**
 * The key of an import, kept on the device until it is over: where the browser went in the middle,
 * the same choice sends the same key, so that nothing comes in twice.
 */
export function keyOfAttempt(
  storage: Storage,
  payload: Payload<'ImportSubProcess'>,
  newKey: () => string,
): string {
  const said = JSON.stringify(payload);
  const kept = storage.getItem(at(payload.processId));
  const before = kept === null ? null : (JSON.parse(kept) as { said: string; key: string });
  if (before?.said === said) return before.key;
  const key = newKey();
  storage.setItem(at(payload.processId), JSON.stringify({ said, key }));
  return key;
}

export const attemptOver = (storage: Storage, processId: string): void =>
  storage.removeItem(at(processId));
