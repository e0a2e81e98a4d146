import { randomBytes, randomUUID } from 'node:crypto';
import type { Give } from './possessions.ts';

/** What a tenant opens to whoever is not one of theirs, with all that opens it. */
export type Doors = {
  /** By what their process is shared. */
  readonly share: { readonly token: string; readonly password: string };
  /** What another site shows of theirs, and the key of that site. */
  readonly form: { readonly formId: string; readonly origin: string; readonly key: string };
  /** With what Calendly signs what it tells them of bookings. */
  readonly bookingKey: string;
};

/**
 * Shares a process, lets a site show a form, and hears of bookings. @param tokenOf the token of the
 * link of a share
 */
export async function openDoors(
  give: Give,
  processId: string,
  tokenOf: (shareId: string) => Promise<string>,
): Promise<Doors> {
  const password = 'harbour-lantern-maple-42';
  await give('SetSharePassword', { of: { kind: 'process', id: processId }, password });
  const formId = randomUUID();
  const origin = 'https://intranet.honest.example';
  const key = `wmk_${randomBytes(32).toString('base64url')}`;
  await give('AddForm', { formId, name: 'Form', fields: [] });
  await give('SetFormOrigins', { formId, origins: [origin] });
  await give('SetFormKey', { formId, key });
  const bookingKey = randomBytes(16).toString('hex');
  await give('SetBookingKey', { provider: 'CALENDLY', key: bookingKey });
  return {
    share: { token: await tokenOf(`process_${processId}`), password },
    form: { formId, origin, key },
    bookingKey,
  };
}
