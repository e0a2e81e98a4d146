import { Button, IconButton } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import { AtSign, Lock, Send } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { AttachButton, AttachedFiles } from '../files/AttachedFiles.tsx';
import { useBringing } from '../files/useBringing.ts';
import { ComposerHead } from './ComposerHead.tsx';
import type { Kind } from './entries.ts';
import { NamingList } from './NamingList.tsx';
import { writingPlace } from './subject.ts';
import { ThenWhose } from './ThenWhose.tsx';
import type { Composing } from './useComposing.ts';
import { useNaming } from './useNaming.ts';
import type { TalkPeople } from './useTalkPeople.ts';
import { useTexts } from '../texts/index.ts';

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

/** Where a reply or a note is written. The kind paints the whole box, so that none is taken for the other. */
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
  const listId = useId();
  const [box, setBox] = useState<HTMLFormElement | null>(null);
  const caret = useRef<number | null>(null);
  const { kind, text, editing, error, attaching } = composing;
  const { over, bringing } = useBringing(attaching, editing === null);
  const isNote = kind === 'note';
  const write = (next: string, at: number) => {
    caret.current = at;
    composing.write(next);
  };
  const { naming, look, onKeyDown, close } = useNaming(
    field,
    composing,
    people,
    write,
  );
  useLayoutEffect(() => {
    const at = caret.current;
    if (at === null) return;
    caret.current = null;
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
    look();
  });
  const beginName = () => {
    const at = field.current?.selectionEnd ?? text.length;
    const space = at === 0 || /\s$/.test(text.slice(0, at)) ? '' : ' ';
    write(
      `${text.slice(0, at)}${space}@${text.slice(at)}`,
      at + space.length + 1,
    );
  };
  const keyDown = (event: KeyboardEvent) => {
    if (isComposed(event) || onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      composing.submit();
    } else if (event.key === 'ArrowUp' && text === '' && editing === null) {
      event.preventDefault();
      onEditLast();
    } else if (event.key === 'Escape') {
      // Out of the field first; only then does it close what is around.
      event.preventDefault();
      if (editing === null) field.current?.blur();
      else composing.stopEditing();
    }
  };
  const active = naming?.groups.flatMap(({ people: all }) => all)[
    naming.active
  ];
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
      onSubmit={(event) => {
        event.preventDefault();
        composing.submit();
      }}
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
        ref={field}
        rows={2}
        maxLength={LONGEST}
        aria-label={label}
        placeholder={label}
        aria-haspopup="listbox"
        aria-controls={naming === null ? undefined : listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${active.id}`}
        value={text}
        onChange={({ target }) => {
          composing.write(target.value);
          look();
        }}
        onKeyUp={(event) =>
          event.key.startsWith('Arrow') &&
          !isComposed(event) &&
          naming === null &&
          look()
        }
        onClick={look}
        onBlur={close}
        onKeyDown={keyDown}
      />
      {naming !== null && (
        <NamingList id={listId} {...{ naming, kind }} anchor={box} />
      )}
      <p role="status" className="composer-said">
        {composing.dropped && isNote && t('talk.namesDropped')}
      </p>
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
          onClick={beginName}
        >
          <AtSign />
        </IconButton>
        {editing === null && !isNote && (
          <ThenWhose
            client={thenClient}
            then={composing.then}
            onThen={composing.setThen}
          />
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
          disabled={!composing.ready}
          startIcon={isNote ? <Lock /> : <Send />}
        >
          {editing !== null
            ? t('talk.saveEdit')
            : t(isNote ? 'talk.addNote' : 'talk.send')}
        </Button>
      </footer>
    </form>
  );
}
