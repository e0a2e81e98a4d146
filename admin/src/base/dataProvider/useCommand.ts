import type { CommandName, CommandReply, Payload } from '@waymark/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { problemOf } from '../wire/problemOf.ts';
import { sendCommand } from '../wire/sendCommand.ts';
import type { SendOptions } from '../wire/sendCommand.ts';
import { shownMeanwhile } from './shownAtOnce.ts';
import type { RowChange } from './shownAtOnce.ts';
import { textsNow } from '../texts/index.ts';

type Options = SendOptions & {
  /**
   * The changes that the page shows before the answer; where the command fails, they are read
   * again.
   */
  shows?: RowChange | readonly RowChange[] | undefined;
};

export type Send = <Name extends CommandName>(
  name: Name,
  payload: Payload<Name>,
  options?: Options,
) => Promise<CommandReply>;

/**
 * `const send = useCommand(); await send('AddMilestone', payload, { basedOn })`. After it every
 * list and row on the page is read again, at least as new as the change. A refusal is told in a
 * toast (not with `quiet`) and thrown.
 */
export function useCommand({ quiet = false }: { quiet?: boolean } = {}): Send {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useCallback<Send>(
    async (name, payload, { shows, ...options } = {}) => {
      try {
        const changes = shows === undefined ? [] : [shows].flat();
        const work = changes.reduce<() => Promise<CommandReply>>(
          (inner, change) => () => shownMeanwhile(queryClient, change, inner),
          () => sendCommand(name, payload, options),
        );
        const reply = await work();
        void queryClient.invalidateQueries();
        return reply;
      } catch (error) {
        if (!quiet)
          notify(problemOf(error)?.detail ?? textsNow()('words.somethingWentWrong'), {
            type: 'error',
          });
        throw error;
      }
    },
    [queryClient, notify, quiet],
  );
}
