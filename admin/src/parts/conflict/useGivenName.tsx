import { fullName } from '@waymark/look';
import { useRef, useState, type ReactNode } from 'react';
import { bothTogether } from './bothTogether.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { isOlder, type Conflict } from '@waymark/client';
import { useMe } from '../../base/session/me.ts';
import { useTexts } from '../../base/texts/index.ts';
import { problemOf } from '../../base/wire/problemOf.ts';

type GivenName = {
  /** The name that stood there when writing began. */
  name: string;
  /** What of it is written; its name, where nothing else is said. */
  what?: string;
  /** The revision at which that was seen; absent where there is none, as of what is new. */
  seen: string | undefined;
  send: (name: string, basedOn?: string) => Promise<unknown>;
  /** Others' version of the name, as it stands in the field. */
  tell?: (theirs: unknown, conflict: Conflict) => string;
  /** It is told that there is one, and not what: it is not kept on the device either. */
  isSealed?: true;
  /** The name is to be kept as it was typed: it is sent again. */
  onKeepMine: (name: string) => void;
  /** `value`: as the conflict holds it. */
  onTakeTheirs: (theirs: string, value: unknown) => void;
  /** Both together, to be gone on with; absent where it is chosen and not written. */
  onEdit?: ((name: string) => void) | undefined;
  /** Closed for now: it is written on. */
  onClose?: () => void;
};

/**
 * Gives something a name against the revision at which its author saw the one before. Where
 * somebody else gave it another one meanwhile, both are shown (PRODUCT 9.8): put `dialog` beside
 * the field.
 */
export function useGivenName(asked: GivenName): {
  /** Notes the revision whose name has been seen, before anything is written. */
  look: (revision: string | undefined) => void;
  /**
   * False where somebody else was faster, and is asked about. @throws what else it is refused by
   */
  give: (name: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const { name, seen, send, onKeepMine, onTakeTheirs, onEdit, onClose } = asked;
  const { what, tell = (theirs) => String(theirs ?? ''), isSealed } = asked;
  const t = useTexts();
  const me = useMe()?.account;
  /** The revision up to which others' names have been seen, also within the press that answers. */
  const looked = useRef(seen);
  const [found, setFound] = useState<{ mine: string; conflict: Conflict } | null>(null);
  const look = (revision: string | undefined) => {
    const known = looked.current;
    if (revision !== undefined && (known === undefined || isOlder(known, revision)))
      looked.current = revision;
  };
  const attempt = async (to: string, basedOn?: string): Promise<boolean> => {
    try {
      const reply = await send(to, basedOn);
      if (isReply(reply)) look(reply.revision);
      return true;
    } catch (reason) {
      const conflict = problemOf(reason)?.conflict;
      if (conflict === undefined || conflict.gone !== undefined) throw reason;
      // Both gave it the same.
      if (tell(conflict.theirs, conflict) === to) return true;
      setFound({ mine: to, conflict });
      return false;
    }
  };
  const answered = (then: () => void) => () => {
    looked.current = found?.conflict.revision;
    setFound(null);
    then();
  };
  const theirs = found === null ? '' : tell(found.conflict.theirs, found.conflict);
  return {
    look,
    give: (to) => attempt(to, looked.current),
    dialog: found && (
      <ConflictDialog
        conflict={found.conflict}
        what={what ?? t('fields.name')}
        of={name}
        mine={found.mine}
        theirs={theirs}
        format="text"
        kept={isSealed ? 'page' : 'device'}
        isSealed={isSealed}
        me={me ? fullName(me) : t('words.you')}
        onKeepMine={answered(() => onKeepMine(found.mine))}
        onTakeTheirs={answered(() => onTakeTheirs(theirs, found.conflict.theirs))}
        {...(onEdit && {
          onEditBoth: answered(() => onEdit(bothTogether(theirs, found.mine, 'text'))),
        })}
        onClose={() => {
          setFound(null);
          onClose?.();
        }}
      />
    ),
  };
}

const isReply = (reply: unknown): reply is { revision: string } =>
  typeof reply === 'object' &&
  reply !== null &&
  'revision' in reply &&
  typeof reply.revision === 'string';
