import type { CommandName, Payload } from '@waymark/api';
import { fullName } from '@waymark/look';
import { useCallback, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';
import { usePerson } from '../people/usePerson.ts';
import { isOlder, type Conflict } from '@waymark/client';
import { problemOf } from '../../base/wire/problemOf.ts';
import type { RowChange } from '../../base/dataProvider/shownAtOnce.ts';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { useMe } from '../../base/session/me.ts';
import { useUndoToast } from '../toasts/useUndoToast.tsx';
import { useTexts, type T } from '../../base/texts/index.ts';

/** A chosen value (status, date, person …) as it is sent, with the words that tell it to people. */
export type ChosenValue<Name extends CommandName> = {
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
  /**
   * The value is a person's reference or null, and is told by name; placeholders are those of this
   * plan.
   */
  personOf?: string;
  /** Shown before the server answers. */
  shows?: RowChange;
  /** The command that takes the change back, offered once it stands. */
  undo?: { payload: Payload<Name>; shows?: RowChange };
};

type Pending = { change: ChosenValue<CommandName>; conflict: Conflict };

/**
 * Own replies, so that a second quick change is not taken for a conflict with the first. Plan and
 * thing -> revision.
 */
const ownRevisions = new Map<string, string>();

/**
 * Sends a chosen value against the revision that its author saw. Where somebody changed the same
 * thing meanwhile, the dialog asks; put `dialog` on the page. The promise tells whether the change
 * stands.
 */
export function useChange(): {
  change: <Name extends CommandName>(change: ChosenValue<Name>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const sendAloud = useCommand();
  const notify = useNotify();
  const offerUndo = useUndoToast();
  const [pending, setPending] = useState<Pending | null>(null);

  /** The page may have been left by then, so a refusal is told in a toast. */
  const takeBack = useCallback(
    async (change: ChosenValue<CommandName>, basedOn: string): Promise<void> => {
      const reply = await sendAloud(change.name, change.payload, {
        basedOn,
        shows: change.shows,
      }).catch(() => null);
      if (reply !== null) ownRevisions.set(keyOf(change), reply.revision);
    },
    [sendAloud],
  );

  const attempt = useCallback(
    async (change: ChosenValue<CommandName>, basedOn: string): Promise<boolean> => {
      try {
        const { revision } = await send(change.name, change.payload, {
          basedOn,
          shows: change.shows,
        });
        ownRevisions.set(keyOf(change), revision);
        const { undo } = change;
        if (undo)
          offerUndo(saidOf(t, change), () => void takeBack({ ...change, ...undo }, revision));
        return true;
      } catch (error) {
        const problem = problemOf(error);
        if (problem?.conflict !== undefined) setPending({ change, conflict: problem.conflict });
        else notify(problem?.detail ?? t('words.somethingWentWrong'), { type: 'error' });
        return false;
      }
    },
    [t, send, notify, offerUndo, takeBack],
  );

  const change = useCallback(
    <Name extends CommandName>(wanted: ChosenValue<Name>) => {
      const plain = wanted as unknown as ChosenValue<CommandName>;
      const own = ownRevisions.get(keyOf(plain));
      return attempt(plain, own !== undefined && isOlder(wanted.seen, own) ? own : wanted.seen);
    },
    [attempt],
  );

  return {
    change,
    dialog: pending && (
      <Asking pending={pending} onClose={() => setPending(null)} onKeepMine={attempt} />
    ),
  };
}

type AskingProps = {
  pending: Pending;
  onClose: () => void;
  onKeepMine: (change: ChosenValue<CommandName>, basedOn: string) => Promise<boolean>;
};

type PersonConflictProps = Omit<ConflictDialogProps, 'mine' | 'theirs'> & {
  /** Whose placeholders they may be. */
  planId: string;
  /** References to people; null is nobody. */
  mine: unknown;
  theirs: unknown;
};

/** The conflict over who somebody is: both choices by name. */
function PersonConflict({ planId, mine, theirs, ...asked }: PersonConflictProps): ReactNode {
  const names = [useName(theirs, planId), useName(mine, planId)] as const;
  return <ConflictDialog {...asked} theirs={names[0]} mine={names[1]} />;
}

function useName(reference: unknown, planId: string): string {
  const t = useTexts();
  const known = typeof reference === 'string' ? reference : '';
  const { name } = usePerson(known, planId);
  return known === '' ? t('words.nobody') : name;
}

function Asking({ pending: { change, conflict }, onClose, onKeepMine }: AskingProps): ReactNode {
  const t = useTexts();
  const me = useMe()?.account;
  const asked = {
    conflict,
    what: change.what,
    of: change.of,
    ...{ format: 'text' as const, kept: 'choice' as const },
    me: me ? fullName(me) : t('words.you'),
    onClose,
    onTakeTheirs: onClose,
    onKeepMine: () => {
      onClose();
      void onKeepMine(change, conflict.revision);
    },
  };
  if (change.personOf !== undefined)
    return (
      <PersonConflict
        {...asked}
        planId={change.personOf}
        mine={change.value}
        theirs={conflict.theirs}
      />
    );
  return (
    <ConflictDialog
      {...asked}
      mine={change.tell(change.value)}
      theirs={change.tell(conflict.theirs)}
    />
  );
}

/** `Due date: 12.12.2026`; a person's name is not at hand here. */
const saidOf = (t: T, { what, tell, value, personOf }: ChosenValue<CommandName>): string =>
  personOf === undefined
    ? t('conflict.said', { what, value: tell(value) })
    : t('conflict.changed', { what });

const keyOf = ({ name, payload }: ChosenValue<CommandName>): string => {
  const ids = payload as {
    plan?: { id: string };
    taskId?: string;
    moduleId?: string;
    blockId?: string;
  };
  return [name, ids.plan?.id, ids.moduleId, ids.blockId, ids.taskId].join('/');
};
