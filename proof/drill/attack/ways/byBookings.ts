import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Attacker } from '../ask.ts';
import type { Tenant } from '../tenant.ts';
import type { RawWay, Ways } from '../attackWay.ts';

/** How often the provider tells something meanwhile, in milliseconds. */
const EVERY = 500;
const PROVIDER = '198.51.100.99';
/** About no task of theirs, so that nothing comes of it. */
const BODY = JSON.stringify({ event: 'invitee.created', payload: {} });

let comes = 0;

const tell = (from: Attacker, { commandUrl, neighbour }: Tenant, key: string) => {
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', key).update(`${seconds}.${BODY}`).digest('hex');
  return from.ask(commandUrl, {
    path: `/api/bookings/calendly/${neighbour.workspaceId}`,
    body: BODY,
    headers: { 'Calendly-Webhook-Signature': `t=${seconds},v1=${signature}` },
  });
};

/**
 * Tells the neighbour of bookings, signed with another key than theirs; their provider must be
 * heard all the same.
 */
const unsigned: RawWay = {
  async once(tenant, signal, count) {
    if (comes++ === 0) return provider(tenant, signal);
    const stranger = new Attacker(tenant.address, 1);
    count((await tell(stranger, tenant, 'a key that is made up')).status);
    stranger.leave();
  },
};

/** @throws Error where it is not heard */
async function provider(tenant: Tenant, signal: AbortSignal): Promise<void> {
  const calendly = new Attacker(PROVIDER, 1);
  while (!signal.aborted) {
    await delay(EVERY, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    const { status, body } = await tell(calendly, tenant, tenant.neighbour.doors?.bookingKey ?? '');
    if (status !== 204) throw new Error(`the provider was answered ${status}: ${body}`);
  }
  calendly.leave();
}

/** By what booking providers tell. */
export const byBookings: Ways = { 'bookings that nobody signed': unsigned };
