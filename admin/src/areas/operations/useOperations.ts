import type { OperationAction, OperationsStatus } from '@waymark/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { problemOf } from '../../base/wire/problemOf.ts';
import { sentenceOf } from '../../parts/dialogs/DialogError.tsx';
import { request } from '../../base/wire/request.ts';

const KEY = ['operations'];

/** Milliseconds between looks while nothing is built, and while something is. */
const CALM = 2_000;
const BUSY = 1_000;

/** How long to wait for the next look: shorter while a bar moves. */
export const lookAgainAfter = (status: OperationsStatus | undefined): number =>
  status?.models.some(
    ({ rebuild, verification }) =>
      rebuild?.state === 'building' ||
      rebuild?.state === 'verifying' ||
      verification?.state === 'running',
  )
    ? BUSY
    : CALM;

const load = async (): Promise<OperationsStatus> =>
  (await request<OperationsStatus>('/api/operations')).json;

/** How the read models are doing, asked again and again while the page can be seen. */
export const useOperations = (enabled: boolean): UseQueryResult<OperationsStatus> =>
  useQuery({
    queryKey: KEY,
    queryFn: load,
    enabled,
    staleTime: 0,
    // Without figures the error stays in their place until the person tries again.
    refetchInterval: ({ state: { data, error } }) =>
      error !== null && (data === undefined || problemOf(error)?.status === 403)
        ? false
        : lookAgainAfter(data),
  });

/** Asks for an action on read models. @throws as `request` */
const ask = (action: OperationAction, models: readonly string[]) =>
  request(`/api/operations/${action}`, { method: 'POST', body: { models } });

export type Operate = {
  /** Asks for the action, then looks again; a refusal is thrown. */
  act: (action: OperationAction, models: readonly string[]) => Promise<void>;
  /** The same, with a refusal told in a toast. */
  press: (action: OperationAction, models: readonly string[]) => void;
  /** Something is being asked for: one at a time. */
  asking: boolean;
};

/** The operator's hand: `press('rebuild', ['plans'])`. */
export function useOperate(): Operate {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const act = useCallback<Operate['act']>(
    async (action, models) => {
      setAsking(true);
      try {
        await ask(action, models);
      } finally {
        void queryClient.invalidateQueries({ queryKey: KEY });
        setAsking(false);
      }
    },
    [queryClient],
  );
  const press = useCallback<Operate['press']>(
    (action, models) =>
      void act(action, models).catch((error: unknown) =>
        notify(sentenceOf(error), { type: 'error' }),
      ),
    [act, notify],
  );
  return { act, press, asking };
}
