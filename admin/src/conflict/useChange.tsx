import type { CommandName, Payload } from '@waymark/api';
import { useCallback, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ConflictDialog } from './ConflictDialog.tsx';
import { isOlder, type Conflict } from '../autosave/autosaveState.ts';
import { CommandRefused } from '../dataProvider/CommandRefused.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { useMe } from '../session/me.ts';

/** A chosen value (status, date, person …) as it is sent, with the words that tell it to people. */
export type Change<Name extends CommandName> = {
  name: Name;
  payload: Payload<Name>;
  /** Revision of the row that its author saw. */
  seen: string;
  /** `Status` of `Move your project`. */
  what: string;
  of: string;
  /** Any value of this field in words: mine, and theirs out of a conflict. */
  tell: (value: unknown) => string;
  value: unknown;
};

type Pending = { change: Change<CommandName>; conflict: Conflict };

/** Own replies, so that a second quick change is not taken for a conflict with the first. Plan and thing -> revision. */
const ownRevisions = new Map<string, string>();

/**
 * Sends a chosen value against the revision that its author saw. Where somebody changed the same thing meanwhile, the
 * dialog asks; put `dialog` on the page. The promise tells whether the change stands.
 */
export function useChange(): { change: <Name extends CommandName>(change: Change<Name>) => Promise<boolean>; dialog: ReactNode } {
  const send = useCommand({ quiet: true });
  const notify = useNotify();
  const [pending, setPending] = useState<Pending | null>(null);
  const me = useMe()?.account;

  const attempt = useCallback(
    async (change: Change<CommandName>, basedOn: string): Promise<boolean> => {
      try {
        const { revision } = await send(change.name, change.payload, { basedOn });
        ownRevisions.set(keyOf(change), revision);
        return true;
      } catch (error) {
        const problem = error instanceof CommandRefused ? error.problem : null;
        if (problem?.conflict !== undefined) setPending({ change, conflict: problem.conflict });
        else notify(problem?.detail ?? 'Something went wrong', { type: 'error' });
        return false;
      }
    },
    [send, notify],
  );

  const change = useCallback(
    <Name extends CommandName>(wanted: Change<Name>) => {
      const plain = wanted as unknown as Change<CommandName>;
      const own = ownRevisions.get(keyOf(plain));
      return attempt(plain, own !== undefined && isOlder(wanted.seen, own) ? own : wanted.seen);
    },
    [attempt],
  );

  const dialog = pending && (
    <ConflictDialog conflict={pending.conflict} what={pending.change.what} of={pending.change.of} format="text"
      mine={pending.change.tell(pending.change.value)} theirs={pending.change.tell(pending.conflict.theirs)}
      me={me ? `${me.firstName} ${me.lastName}`.trim() || me.email : 'You'}
      onClose={() => setPending(null)} onTakeTheirs={() => setPending(null)}
      onKeepMine={() => {
        setPending(null);
        void attempt(pending.change, pending.conflict.revision);
      }} />
  );
  return { change, dialog };
}

const keyOf = ({ name, payload }: Change<CommandName>): string => {
  const ids = payload as { plan?: { id: string }; taskId?: string; moduleId?: string; blockId?: string };
  return [name, ids.plan?.id, ids.moduleId, ids.blockId, ids.taskId].join('/');
};
