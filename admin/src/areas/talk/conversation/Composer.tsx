import { Button, IconButton } from '@mui/material';
import { useComposer } from '@waymark/look/talk';
import { AtSign, Lock, Send } from 'lucide-react';
import { useId, useState, type ReactNode, type RefObject } from 'react';
import { AttachButton, AttachedFiles } from '../../../parts/files/AttachedFiles.tsx';
import { useBringing } from '../../../parts/files/useBringing.ts';
import { ComposerHead } from './ComposerHead.tsx';
import type { Kind } from './entries.ts';
import { NamingList } from './NamingList.tsx';
import { writingPlace } from './subject.ts';
import { ThenWhose } from './ThenWhose.tsx';
import type { Composing } from './useComposing.ts';
import type { TalkPeople } from './useTalkPeople.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** Longest that can be said (PRODUCT 13.1). */
const LONGEST = 10_000;

type ComposerProps = {
  taskId: string;
  composing: Composing;
  only: Kind | null;
  people: TalkPeople;
  readers: string;
  /** Who of the client has the task; null where none of them has. */
  thenClient: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Up in an empty field. */
  onEditLast: () => void;
};

/**
 * Where a reply or a note is written. The kind paints the whole box, so that none is taken for the
 * other.
 */
export function Composer({
  taskId,
  composing,
  only,
  people,
  readers,
  thenClient,
  field,
  onEditLast,
}: ComposerProps): ReactNode {
  const t = useTexts();
  const [box, setBox] = useState<HTMLFormElement | null>(null);
  const { kind, editing, error, attaching } = composing;
  const { over, bringing } = useBringing(attaching, editing === null);
  const tooLong = useId();
  const isNote = kind === 'note';
  const sides = isNote ? (['team'] as const) : (['client', 'team'] as const);
  const files = editing === null ? attaching.all : [];
  const composer = useComposer({
    field,
    draft: composing.draft,
    write: composing.write,
    edited: editing?.row,
    sides: sides.map((side) => people[side]),
    everybody: [...people.team, ...people.client],
    files: files.some(({ shown }) => shown !== undefined),
    waits: files.some(({ state }) => state !== 'there'),
    longest: LONGEST,
    onEditLast,
    onLeave: editing === null ? undefined : composing.stopEditing,
    onSend: composing.send,
  });
  const { naming } = composer;
  const label = t(isNote ? 'talk.writeNote' : 'talk.writeReply');
  return (
    <form
      ref={setBox}
      className={['composer', isNote && 'composer-note', over && 'is-over']
        .filter(Boolean)
        .join(' ')}
      {...bringing}
      aria-label={label}
      data-here={writingPlace(taskId, kind)}
      onSubmit={composer.onSubmit}
    >
      <ComposerHead
        {...{ kind, only, readers }}
        editing={editing !== null}
        onChoose={(next) => {
          composing.choose(next);
          field.current?.focus();
        }}
      />
      <textarea
        rows={2}
        aria-label={label}
        placeholder={label}
        aria-haspopup="listbox"
        aria-describedby={composer.over > 0 ? tooLong : undefined}
        {...composer.field}
      />
      {naming.typed !== null && <NamingList {...{ naming, sides, kind }} anchor={box} />}
      <p role="status" className="composer-said">
        {composing.dropped && isNote && t('talk.namesDropped')}
      </p>
      {composer.over > 0 && (
        <p id={tooLong} role="alert" className="composer-error">
          {t('talk.tooLong', { count: composer.over })}
        </p>
      )}
      {error !== null && (
        <p role="alert" className="composer-error">
          {t('talk.notSaved', { why: error })}
        </p>
      )}
      {editing === null && <AttachedFiles {...attaching} />}
      <footer>
        {editing === null && <AttachButton add={attaching.add} />}
        <IconButton
          aria-label={t('talk.mention')}
          title={t('talk.mention')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={naming.begin}
        >
          <AtSign />
        </IconButton>
        {editing === null && !isNote && (
          <ThenWhose client={thenClient} then={composing.then} onThen={composing.setThen} />
        )}
        <span className="composer-gap" />
        {editing === null ? (
          <kbd aria-hidden="true">{t('talk.sendKeys')}</kbd>
        ) : (
          <Button size="small" onClick={composing.stopEditing}>
            {t('words.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          variant="contained"
          className={isNote ? 'composer-add' : ''}
          disabled={!composer.isReady}
          startIcon={isNote ? <Lock /> : <Send />}
        >
          {editing !== null ? t('talk.saveEdit') : t(isNote ? 'talk.addNote' : 'talk.send')}
        </Button>
      </footer>
    </form>
  );
}
