import type { CommandReply } from '@waymark/api';
import {
  FIRST_PAUSE,
  isFinalStatus,
  isRefused,
  nextPause,
  ServerRefused,
  ServerUnreachable,
} from '@waymark/client';
import type { WaitingChange, Waits } from './waits.ts';

/** `waits`: it is kept on the device, and sent once the services answer. */
export type Delivery = 'sent' | 'waits';

/** No answer for so long, in milliseconds: whoever did it goes on, and the change waits. */
export const silenceMs = 3_000;

type Parts = {
  waits: Waits;
  perform: (waiting: WaitingChange) => Promise<CommandReply>;
  /** Account of whoever is signed in: nobody else's changes are sent. */
  signedInAs: () => string | undefined;
  /** Of all tabs one sends at a time, so that the order holds. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  /** Whether no line is to be expected right now. */
  offline: () => boolean;
  /** Reads again what the changes that were sent have changed. */
  readAgain: (sent: readonly WaitingChange[]) => Promise<void>;
};

/** A change that waited and was sent, ISO. */
export type Sent = { waiting: WaitingChange; sentAt: string };

/**
 * Sends changes in the order in which they were made, each once: kept on the device before it goes,
 * under a key by which the services know it again, and let go of once they have answered. What is
 * refused while its author still looks is theirs to hear; what is refused later is kept, with the
 * reason.
 */
export function openSending(parts: Parts) {
  const { waits, perform, signedInAs, inTurn, offline, readAgain } = parts;
  /** Those whose authors still look, by key. */
  const watched = new Map<string, (how: Delivery | ServerRefused) => void>();
  let sent: readonly Sent[] = [];
  /** Of them those whose outcome has not been read again yet. */
  let unread: readonly WaitingChange[] = [];
  /** Key of the one that is on its way. */
  let underWay: string | undefined;
  const listeners = new Set<() => void>();
  let working: Promise<void> | undefined;
  let asked = false;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const next = () =>
    waits
      .list()
      .find(({ accountId, refused }) => refused === undefined && accountId === signedInAs());

  /** @returns whether the next may follow */
  async function attempt(waiting: WaitingChange): Promise<boolean> {
    const watcher = () => watched.get(waiting.key);
    underWay = waiting.key;
    tell();
    try {
      const { revision } = await perform(waiting);
      for (const later of waits.list())
        if (buildsOn(later, waiting)) waits.change({ ...later, basedOn: revision });
      if (watcher() === undefined) {
        sent = [...sent, { waiting, sentAt: new Date().toISOString() }];
        unread = [...unread, waiting];
      }
      waits.drop(waiting.key);
      watcher()?.('sent');
    } catch (error) {
      if (!isFinal(error)) {
        // Those behind it wait with it.
        for (const end of [...watched.values()]) end('waits');
        return false;
      }
      const { problem: refused } = error;
      if (watcher() === undefined) return waits.change({ ...waiting, refused });
      waits.drop(waiting.key);
      watcher()?.(error);
    } finally {
      underWay = undefined;
      tell();
    }
    return true;
  }

  async function sendAll(): Promise<void> {
    for (let one = next(); one !== undefined; one = next())
      if (!(await attempt(one))) {
        timer = setTimeout(() => void send(), pause);
        pause = nextPause(pause);
        break;
      } else pause = FIRST_PAUSE;
    if (unread.length > 0) await readAgain(unread);
    unread = [];
    tell();
  }

  async function send(): Promise<void> {
    asked = true;
    clearTimeout(timer);
    working ??= inTurn(async () => {
      while (asked) {
        asked = false;
        await sendAll();
      }
    }).finally(() => {
      working = undefined;
      // Asked for after the last look.
      if (asked) void send();
    });
    return working;
  }

  return {
    /** Sends what waits, as far as it goes. */
    send,
    /**
     * Keeps a change and sends it after those before it.
     * @throws {ServerRefused} the services said no while its author looked
     * @throws {DeviceFull} it could not be kept
     */
    deliver: (waiting: WaitingChange): Promise<Delivery> => {
      waits.keep(waiting);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => end('waits'), offline() ? 0 : silenceMs);
        const end = (how: Delivery | ServerRefused) => {
          clearTimeout(timer);
          watched.delete(waiting.key);
          if (how instanceof ServerRefused) reject(how);
          else resolve(how);
          tell();
        };
        watched.set(waiting.key, end);
        void send();
      });
    },
    /** @returns false where it is on its way, or gone */
    takeBack: (key: string): boolean => {
      const there = waits.list().some((waiting) => waiting.key === key);
      if (!there || underWay === key) return false;
      waits.drop(key);
      return true;
    },
    underWay: () => underWay,
    /** Those that wait without anybody looking, those that came back among them. */
    late: () => waits.list().filter(({ key }) => !watched.has(key)),
    /** What is to be shown as done, in its order, though the services have not told it yet. */
    untold: () => [...unread, ...waits.list().filter(({ key }) => !watched.has(key))],
    /** Those that waited and were sent, since `forgetSent`. */
    sent: () => sent,
    forgetSent: () => {
      sent = [];
      tell();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type OfflineSender = ReturnType<typeof openSending>;

/**
 * Whether a change was made upon what another made of the same task; as that one was taken, nobody
 * came between.
 */
const buildsOn = (later: WaitingChange, first: WaitingChange): boolean =>
  later.key !== first.key &&
  later.about.taskId === first.about.taskId &&
  later.basedOn !== undefined;

/** An answer that stays the same however often it is asked for. */
const isFinal = (error: unknown): error is ServerRefused =>
  !(error instanceof ServerUnreachable) && isRefused(error) && isFinalStatus(error.status);
