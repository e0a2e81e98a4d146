import type { CommandName, Payload } from '@waymark/api';
import { isRefused } from '@waymark/client';
import { useState } from 'react';
import { act } from '../api/commands.ts';
import type { Act } from '../api/commands.ts';
import { refetchProject } from '../api/queryCache.ts';
import type { About } from '../offline/waits.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import type { Workspace } from '../workspace/workspaceContext.ts';

/** One act at a time, and what came of it. */
export type Acting = {
  busy: boolean;
  error: unknown;
  run: <Name extends CommandName>(
    about: About,
    name: Name,
    payload: Payload<Name>,
    basedOn?: string,
  ) => Promise<Done | undefined>;
  clear: () => void;
};

/** An act that is done, or kept on the device until it can be. */
export type Done = {
  /** Whether the services have it; else it waits on the device. */
  sent: boolean;
  /** Takes it back: another act does, unless it was not sent yet. */
  undo: (about: About, compensating: () => Act) => Promise<void>;
};

/** It comes once the first task is shown, as all that acts does. */
const delivering = () => import('../offline/index.ts');

async function deliver(
  one: Act,
  about: About,
  workspace: Workspace,
): Promise<Done> {
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

/** Sends acts. @returns `run` resolves to what takes it back, undefined where it did not go through; why not stands in `error` */
export function useAct(): Acting {
  const workspace = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function run<Name extends CommandName>(
    about: About,
    name: Name,
    payload: Payload<Name>,
    basedOn?: string,
  ): Promise<Done | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setError(undefined);
    try {
      return await deliver(act(name, payload, basedOn), about, workspace);
    } catch (failure) {
      if (isRefused(failure) && failure.status === 409)
        void refetchProject(about.processId);
      setError(failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, run, clear: () => setError(undefined) };
}
