import { forgetDevice } from './device.ts';
import { fetchOrUnreachable, textOf } from './fetchOrUnreachable.ts';
import { refusalOf } from './refusals.ts';
import { patiently } from './retries.ts';
import type { Wire } from './wire.ts';

/**
 * Ends the session on the server, here, and in the other tabs, and takes what was kept of the
 * person off the device. A server that cannot be reached rejects: then nothing has ended.
 */
export async function signOut(wire: Wire): Promise<void> {
  const response = await patiently(
    ({ signal }) => fetchOrUnreachable(wire, '/api/session', { method: 'DELETE', signal }),
    { repeatable: true },
  );
  if (!response.ok && response.status !== 401)
    throw refusalOf(response, await textOf(wire, response), wire.words().ours);
  await forgetDevice(wire.session.signedInAs());
  wire.session.ended();
}
