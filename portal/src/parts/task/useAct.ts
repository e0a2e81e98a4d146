import type { CommandName, Payload } from '@waymark/api';
import { isRefused } from '@waymark/client';
import { useState } from 'react';
import { act } from '../../base/api/commands.ts';
import type { Act } from '../../base/api/commands.ts';
import { refetchProject } from '../../base/api/queryCache.ts';
import type { TaskOfChange } from '../../base/offline/waits.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import type { OpenWorkspace } from '../../base/workspace/workspaceContext.ts';

/** One act at a time, and what came of it. */
export type RunningAct = {
  busy: boolean;
  error: unknown;
  run: <Name extends CommandName>(
    about: TaskOfChange,
    name: Name,
    payload: Payload<Name>,
    basedOn?: string,
  ) => Promise<AcceptedAct | undefined>;
  clear: () => void;
};

/** An act that is done, or kept on the device until it can be. */
export type AcceptedAct = {
  /** Whether the services have it; else it waits on the device. */
  sent: boolean;
  /** Takes it back: another act does, unless it was not sent yet. */
  undo: (about: TaskOfChange, compensating: () => Act) => Promise<void>;
};

/** It comes once the first task is shown, as all that acts does. */
const delivering = () => import('../../base/offline/index.ts');

async function deliver(
  one: Act,
  about: TaskOfChange,
  workspace: OpenWorkspace,
): Promise<AcceptedAct> {
  const { deliver: send, takeBack } = await delivering();
  const how = await send(one, about, workspace);
  void refetchProject(about.processId);
  return {
    sent: how === 'sent',
    undo: async (of, compensating) => {
      if (!takeBack(one.key)) await deliver(compensating(), of, workspace);
    },
  };
}

/**
 * Sends acts. @returns `run` resolves to what takes it back, undefined where it did not go through;
 * why not stands in `error`
 */
export function useAct(): RunningAct {
  const workspace = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function run<Name extends CommandName>(
    about: TaskOfChange,
    name: Name,
    payload: Payload<Name>,
    basedOn?: string,
  ): Promise<AcceptedAct | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setError(undefined);
    try {
      return await deliver(act(name, payload, basedOn), about, workspace);
    } catch (failure) {
      if (isRefused(failure) && failure.status === 409) void refetchProject(about.processId);
      setError(failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, run, clear: () => setError(undefined) };
}
