import type { CommandName, Payload, ResourceName } from '@waymark/api';
import { useLocation, useNavigate } from 'react-router';
import { meanwhileIn } from './useDeletion.ts';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { usePutBackToast, type Deleted } from '../toasts/usePutBackToast.ts';
import { toldOnReturn } from './useToldDeletion.ts';

type Leaving<Name extends CommandName> = {
  readonly name: Name;
  readonly payload: Payload<Name>;
  readonly basedOn?: string | undefined;
  /** The row that goes from the lists. */
  readonly gone: { readonly resource: ResourceName; readonly id: string };
  /** The list that it stood in. */
  readonly to: string;
  /** 'Execution deleted'. */
  readonly said: string;
  readonly deleted: Deleted;
};

/**
 * Deletes what a page is about: the page is left at once for the list that it stood in, where it is
 * gone already, and Undo is offered once it is. Where that is refused its page is back for whoever
 * still waits there, and asks again where others changed something meanwhile (`useToldDeletion`).
 * @throws what else it is refused by
 */
export function useLeaveAndDelete(): <Name extends CommandName>(
  what: Leaving<Name>,
) => Promise<void> {
  const send = useCommand({ quiet: true });
  const offerPutBack = usePutBackToast();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return async ({ name, payload, basedOn, gone, to, said, deleted }) => {
    const shows = { ...gone, gone: true } as const;
    const sent = send(name, payload, { basedOn, shows });
    // It is looked at below; until then nobody is to call it unhandled.
    sent.catch(() => undefined);
    await navigate(to, { replace: true });
    try {
      await sent;
    } catch (reason) {
      const told = meanwhileIn(reason);
      if (!isAt(to)) throw reason;
      await navigate(
        { pathname, search, hash },
        { replace: true, state: told === null ? null : toldOnReturn(told) },
      );
      if (told === null) throw reason;
      return;
    }
    offerPutBack(said, deleted);
  };
}

const isAt = (address: string): boolean =>
  new URL(address, window.location.origin).pathname === window.location.pathname;
