import type { Me } from '@waymark/api';
import { build, drawAgain, refetchProject } from '../api/queryCache.ts';
import type { Device } from '../api/queryCache.ts';
import { perform } from '../api/commands.ts';
import type { TaskRow } from '../api/reads.ts';
import { view, wire } from '../api/wire.ts';
import { asTheyWillBe } from './asItWillBe.ts';
import { drawnPage } from './drawn.ts';
import { openFirstReads } from './firstReads.ts';
import { openLastSeen } from './lastSeen.ts';
import { forgetKnown } from './forgetKnown.ts';
import { ownLines } from './ownLines.ts';
import { openSending } from './sending.ts';
import { openWaits } from './waits.ts';

// Who looks as somebody else keeps nothing of theirs on a device of their own.
const isOwn = view === undefined;

/** This page's part of the device: what was read on it, and what waits on it. */
const lastSeen = openLastSeen(
  isOwn && 'caches' in globalThis ? globalThis.caches : undefined,
);
const firstReads = openFirstReads(
  isOwn ? localStorage : undefined,
  build,
  (isSo) => {
    const page = isSo ? drawnPage() : null;
    // A page that is none to begin with leaves what was drawn before as it is.
    if (page !== null || !isSo) void lastSeen.drawn(page);
  },
);
export const waits = isOwn
  ? openWaits(ownLines, () => Object.keys(localStorage))
  : openWaits(sessionStorage);
export const sending = openSending({
  waits,
  perform: (waiting) => perform(waiting.workspaceId, waiting),
  signedInAs: wire.session.signedInAs,
  offline: () =>
    !navigator.onLine || wire.freshness.present().state === 'offline',
  // Pages that are not served safely have no locks.
  inTurn: async (work) =>
    'locks' in navigator
      ? void (await navigator.locks.request('waymark.waits', work))
      : work(),
  readAgain: async (sent) => {
    const plans = new Set(sent.map(({ about }) => about.processId));
    await Promise.all([...plans].map(refetchProject));
  },
});

/** When what stands on the page was read, where it was read on an earlier one; ISO. */
export const lastReadAt = lastSeen.readAt;

export const device: Device = {
  keep: (key, data) => {
    if (key === 'me') {
      void lastSeen.belongsTo((data as Me).account.accountId);
      firstReads.open();
      void sending.send();
    }
    lastSeen.keep(key, data);
    // It would be shown as it was read, not as it will be.
    if (waits.list().length === 0) firstReads.keep(key, data);
  },
  lastRead: (key) => lastSeen.lastRead(key, wire.session.signedInAs()),
  asItWillBe: (key, data) =>
    key.startsWith('tasks ')
      ? asTheyWillBe(data as readonly TaskRow[], sending.untold())
      : data,
};

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
  if (end !== 'left') return;
  firstReads.close();
  void lastSeen.forget();
  forgetKnown(ownLines, Object.keys(localStorage));
  void ownLines.forgetGone();
});
// Without it, and where pages are not served safely, the portal only needs a line to open.
if (isOwn)
  void navigator.serviceWorker
    ?.register('/portal/sw.js')
    .catch(() => undefined);
