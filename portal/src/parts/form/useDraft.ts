import type { AnswerDraft } from '@waymark/api';
import { request } from '@waymark/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TaskRow } from '../../base/api/reads.ts';
import { wire } from '../../base/api/wire.ts';
import { draftStorage } from './draftStorage.ts';
import { openAnswerDraft, type DraftState, type OpenAnswerDraft } from './answerDraft.ts';

/** The person who answers, and the form. */
export type FormPlace = { readonly workspaceId: string; readonly accountId: string };

/** Lets the service's draft of a task go, where what was sent before stays as it is. */
export const forgetDraft = (task: TaskRow, workspaceId: string): void =>
  void request(wire, pathOf(task), { method: 'DELETE', workspaceId }).catch(
    // It is there again on the next visit, and can be let go then.
    () => undefined,
  );

const pathOf = ({ planKind, planId, id }: TaskRow): string =>
  `/api/drafts/${[planKind, planId, id].map(encodeURIComponent).join('/')}`;

/** What is being answered, on this device and all others. @param since what is older was sent */
export function useDraft(
  { workspaceId, accountId }: FormPlace,
  task: TaskRow,
  since: string,
): { draft: OpenAnswerDraft; state: DraftState } {
  const path = pathOf(task);
  const draft = useMemo(
    () =>
      openAnswerDraft({
        ...{ storage: draftStorage(), accountId },
        ...{ taskId: task.id, since },
        read: async () => (await request<AnswerDraft>(wire, path, { workspaceId })).json,
        write: async (body) =>
          (await request<AnswerDraft>(wire, path, { ...{ method: 'POST', body, workspaceId } }))
            .json,
      }),
    [accountId, workspaceId, path, task.id, since],
  );
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void draft.refresh();
      else void draft.save();
    };
    draft.goByItself(true);
    refresh();
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
      void draft.save();
      draft.goByItself(false);
    };
  }, [draft]);
  const state = useSyncExternalStore(draft.subscribe, draft.now);
  return { draft, state };
}
