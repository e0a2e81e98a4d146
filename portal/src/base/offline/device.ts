import type { DeviceKey, Me } from '@waymark/api';
import { request } from '@waymark/client';
import { build, drawAgain, refetchProject } from '../api/queryCache.ts';
import type { DeviceCopy } from '../api/queryCache.ts';
import { perform } from '../api/commands.ts';
import type { TaskRow } from '../api/reads.ts';
import { view, wire } from '../api/wire.ts';
import { withPendingChanges } from './withPendingChanges.ts';
import { pageSnapshot } from './pageSnapshot.ts';
import { openFirstReads } from './firstReads.ts';
import { openLastSeen } from './lastSeen.ts';
import { leaveDevice, ownDevice } from './leaveDevice.ts';
import { ownLines } from './ownLines.ts';
import { openSending } from './sending.ts';
import { ownerIn, sealedFor, sealUnsent, setOwner, unsealUnsent } from './unsent.ts';
import { openWaits } from './waits.ts';

// Who looks as somebody else keeps nothing of theirs on a device of their own.
const isOwn = view === undefined;

/** This page's part of the device: what was read on it, and what waits on it. */
const lastSeen = openLastSeen(isOwn && 'caches' in globalThis ? globalThis.caches : undefined);
const firstReads = openFirstReads(isOwn ? localStorage : undefined, build, (isSo) => {
  const page = isSo ? pageSnapshot() : null;
  // A page that is none to begin with leaves what was drawn before as it is.
  if (page !== null || !isSo) void lastSeen.drawn(page);
});
export const waits = isOwn
  ? openWaits(ownLines, () => Object.keys(localStorage))
  : openWaits(sessionStorage);
export const sending = openSending({
  waits,
  perform: (waiting) => perform(waiting.workspaceId, waiting),
  signedInAs: wire.session.signedInAs,
  offline: () => !navigator.onLine || wire.freshness.present().state === 'offline',
  // Pages that are not served safely have no locks.
  inTurn: async (work) =>
    'locks' in navigator ? void (await navigator.locks.request('waymark.waits', work)) : work(),
  readAgain: async (sent) => {
    const plans = new Set(sent.map(({ about }) => about.processId));
    await Promise.all([...plans].map(refetchProject));
  },
});

/** When what stands on the page was read, where it was read on an earlier one; ISO. */
export const lastReadAt = lastSeen.readAt;

export const device: DeviceCopy = {
  keep: (key, data) => {
    if (key === 'me') {
      const { accountId } = (data as Me).account;
      void lastSeen.belongsTo(accountId);
      firstReads.open();
      arrived = arrive(accountId).catch(() => undefined);
      void arrived.then(() => sending.send());
    }
    lastSeen.keep(key, data);
    // It would be shown as it was read, not as it will be.
    if (waits.list().length === 0) firstReads.keep(key, data);
  },
  lastRead: (key) => lastSeen.lastRead(key, wire.session.signedInAs()),
  withPendingChanges: (key, data) =>
    key.startsWith('tasks ')
      ? withPendingChanges(data as readonly TaskRow[], sending.untold())
      : data,
};

/**
 * Once what the person who reads had not sent lies open again. It never fails: what could not be
 * opened stays sealed.
 */
export let arrived: Promise<void> = Promise.resolve();

/**
 * They have signed in, or are signed in still: what is sealed for them is opened, and this device
 * learns how to seal it again.
 */
async function arrive(accountId: string): Promise<void> {
  if (!isOwn) return;
  await ownLines.ready;
  const owner = ownerIn(ownLines);
  // Somebody else was here, and did not leave.
  if (owner !== null && owner.accountId !== accountId) await sealUnsent(ownDevice);
  const sealed = sealedFor(ownDevice, accountId).length > 0;
  if (owner?.accountId === accountId && !sealed) return;
  const { json } = await request<DeviceKey>(wire, '/api/session/device-key');
  if (wire.session.signedInAs() !== accountId) return;
  setOwner(ownLines, accountId, json.publicKey);
  await unsealUnsent(ownDevice, accountId, json.privateKey);
  waits.readAgain();
}

waits.subscribe(drawAgain);
// Nothing has changed where it was only looked whether something waits.
waits.subscribe(() => {
  if (waits.list().length > 0) firstReads.forget();
});
sending.subscribe(drawAgain);
addEventListener('storage', waits.readAgain);
const sendOn = () => {
  if (waits.list().length > 0) void sending.send();
};
addEventListener('online', sendOn);
void ownLines.ready.then(() => {
  waits.readAgain();
  sendOn();
});
wire.freshness.subscribe(() => {
  if (wire.freshness.present().state === 'live') sendOn();
});
wire.session.onEnd((end) => {
  if (end === 'replaced') return;
  firstReads.close();
  void lastSeen.forget();
  if (isOwn) void leaveDevice().then(waits.readAgain);
});
// Without it, and where pages are not served safely, the portal only needs a line to open.
if (isOwn) void navigator.serviceWorker?.register('/portal/sw.js').catch(() => undefined);
