import type { CommandName, Payload } from '@waymark/api';
import { isRefused, Unreachable } from '@waymark/client';
import { useRef, useState } from 'react';
import { act, perform } from '../api/commands.ts';
import type { Act } from '../api/commands.ts';
import { refetch } from '../api/queryCache.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

/** One act at a time, and what came of it. */
export type Acting = {
  busy: boolean;
  error: unknown;
  run: <Name extends CommandName>(
    name: Name,
    payload: Payload<Name>,
    basedOn?: string,
  ) => Promise<boolean>;
  clear: () => void;
};

/** Fetches again what shows a project. */
export const refetchProject = (processId: string): Promise<void> =>
  refetch((key) => key.includes(processId) || key.startsWith('executions '));

/**
 * Sends acts about one project. An act that got no answer keeps its key when the person tries it again unchanged.
 * @returns `run` resolves to whether it went through; why not stands in `error`
 */
export function useAct(processId: string): Acting {
  const { workspaceId } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const unanswered = useRef<{ signature: string; act: Act }>(undefined);

  async function run<Name extends CommandName>(
    name: Name,
    payload: Payload<Name>,
    basedOn?: string,
  ): Promise<boolean> {
    if (busy) return false;
    const signature = JSON.stringify([name, payload, basedOn]);
    const sent =
      unanswered.current?.signature === signature
        ? unanswered.current.act
        : act(name, payload, basedOn);
    setBusy(true);
    setError(undefined);
    try {
      await perform(workspaceId, sent);
      unanswered.current = undefined;
      void refetchProject(processId);
      return true;
    } catch (failure) {
      unanswered.current =
        failure instanceof Unreachable ? { signature, act: sent } : undefined;
      if (isRefused(failure) && failure.status === 409)
        void refetchProject(processId);
      setError(failure);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, run, clear: () => setError(undefined) };
}
