import type { Problem } from '@waymark/api';
import { waitsOf, waitsPrefix } from '@waymark/client';
import type { Act } from '../api/commands.ts';

/** What a person did that the services have not heard of yet, as it is kept on the device. */
export type WaitingChange = Act & {
  accountId: string;
  /** Whether they belong to the client. */
  ofClient: boolean;
  workspaceId: string;
  /** When it was done, ISO. */
  at: string;
  about: TaskOfChange;
  /** Why it came back; absent while it waits. */
  refused?: Problem;
};

/**
 * The task that it is about, and by what name people know it. `to`: first name of whoever takes it.
 */
export type TaskOfChange = { processId: string; taskId: string; headline: string; to?: string };

/** The device has no room for it; nothing was kept. */
export class DeviceFull extends Error {
  override readonly name = 'DeviceFull';
}

/**
 * Changes on the device in the order in which they were made, for all tabs; each is a line of its
 * own in the storage.
 */
export function openWaits(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  allNames: () => readonly string[] = () => Object.keys(storage),
) {
  let lines = read();
  const listeners = new Set<() => void>();

  function read(): ReadonlyMap<string, WaitingChange> {
    const names = allNames().filter((name) => name.startsWith(waitsPrefix));
    return new Map(
      names
        .sort((a, b) => (orderIn(a) < orderIn(b) ? -1 : 1))
        .flatMap((name) => {
          const line = storage.getItem(name);
          return line === null ? [] : [[name, JSON.parse(line) as WaitingChange]];
        }),
    );
  }
  const told = () => {
    lines = read();
    all = [...lines.values()];
    for (const listener of listeners) listener();
  };
  const nameOf = (key: string) => [...lines].find(([, line]) => line.key === key)?.[0];
  const write = (name: string, waiting: WaitingChange) => {
    try {
      storage.setItem(name, JSON.stringify(waiting));
    } catch (error) {
      throw new DeviceFull('no room', { cause: error });
    }
    told();
  };
  let all: readonly WaitingChange[] = [...lines.values()];

  return {
    /** All of them, the first that was made first; the same list until it changes. */
    list: () => all,
    /** @throws {DeviceFull} */
    keep: (waiting: WaitingChange) => {
      const last = Math.max(0, ...[...lines.keys()].map(orderIn));
      const order = String(Math.max(Date.now(), last + 1)).padStart(15, '0');
      write(`${waitsOf(waiting.accountId)}${order}.${waiting.key}`, waiting);
    },
    /**
     * In the place of the one with the same key. @returns false where that is gone, or there is no
     * room: it is as it was
     */
    change: (waiting: WaitingChange): boolean => {
      const name = nameOf(waiting.key);
      try {
        if (name !== undefined) write(name, waiting);
        return name !== undefined;
      } catch {
        return false;
      }
    },
    drop: (key: string) => {
      const name = nameOf(key);
      if (name === undefined) return;
      storage.removeItem(name);
      told();
    },
    /** Another tab has written, or what a killed browser had kept is there again. */
    readAgain: told,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type Waits = ReturnType<typeof openWaits>;

/** The number that a name orders by. */
const orderIn = (name: string): number => Number(name.split('.').at(-2));
