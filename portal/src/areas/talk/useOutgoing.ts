import { isRefused } from '@waymark/client';
import { useState, useSyncExternalStore } from 'react';
import type { Act } from '../../base/api/commands.ts';
import { refetchProject } from '../../base/api/queryCache.ts';
import type { TaskRow } from '../../base/api/reads.ts';
import { wire } from '../../base/api/wire.ts';
import { deliver } from '../../base/offline/deliver.ts';
import { sending, waits } from '../../base/offline/device.ts';
import { useWaitsOf } from '../../base/offline/useWaitsOf.ts';
import type { WaitingChange } from '../../base/offline/waits.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import type { UnreadAct } from './talkMessage.ts';

/** `waits`: for a line; `stopped`: there is one, and it does not go out. */
export type SendState = 'sending' | 'waits' | 'stopped' | 'sent';

export type Outgoing = {
  /** What the reader did in this conversation that may not be read back yet, in its order. */
  going: readonly UnreadAct[];
  howGoes: (going: UnreadAct) => SendState;
  /** What came back after its author had gone on. */
  back: readonly WaitingChange[];
  /** @returns why it was refused; undefined where it was not, so far */
  send: (act: Act) => Promise<string | undefined>;
  again: (going: UnreadAct) => void;
};

/**
 * Sends what the reader says by the outbox of the device: with its key, once, whenever there is a
 * line.
 */
export function useOutgoing(task: TaskRow): Outgoing {
  const workspace = useWorkspace();
  const { state } = useSyncExternalStore(wire.freshness.subscribe, wire.freshness.present);
  const { list, late, underWay } = useWaitsOf(task.id);
  /**
   * What began on this page: it stands until it is read back, though nothing of it waits any more.
   */
  const [begun, setBegun] = useState<readonly UnreadAct[]>([]);
  const [stopped, setStopped] = useState<ReadonlySet<string>>(new Set());
  const kept = new Set(list.map(({ key }) => key));
  const about = { processId: task.planId, taskId: task.id, headline: task.headline };

  async function go(going: UnreadAct): Promise<string | undefined> {
    const { key } = going;
    setStopped((keys) => new Set([...keys].filter((each) => each !== key)));
    try {
      await deliver(going, about, workspace);
      void refetchProject(task.planId);
      return undefined;
    } catch (error) {
      if (isRefused(error)) {
        setBegun((all) => all.filter((each) => each.key !== key));
        return error.message;
      }
      setStopped((keys) => new Set([...keys, key]));
      return undefined;
    }
  }

  return {
    going: [
      ...begun.filter(({ key }) => !kept.has(key)),
      ...list.filter(({ refused }) => refused === undefined),
    ],
    howGoes: ({ key }) =>
      stopped.has(key)
        ? 'stopped'
        : !kept.has(key)
          ? 'sent'
          : !late.has(key) || underWay === key
            ? 'sending'
            : state === 'offline' || !navigator.onLine
              ? 'waits'
              : 'stopped',
    back: list.filter(({ refused }) => refused !== undefined),
    send: (act) => {
      const going = { ...act, at: new Date().toISOString() };
      if (act.name === 'SendMessage') setBegun((all) => [...all, going]);
      return go(going);
    },
    again: (going) => void (kept.has(going.key) ? sending.send() : go(going)),
  };
}

/** Takes what came back off the device; its author has it again. */
export const takeOff = ({ key }: WaitingChange): void => waits.drop(key);
