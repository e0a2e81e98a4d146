import { IconButton, TableCell, TableRow } from '@mui/material';
import { formatDateTime, placeIn } from '@waymark/look';
import { isComposed } from '@waymark/look/composed';
import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { EditableField } from '../../../parts/autosave/index.ts';
import { ActionMenu, type Action } from '../../../parts/board/index.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { cutTitle } from './cutTitle.ts';
import { RenameField } from './RenameField.tsx';
import { useLibrary } from './useLibrary.ts';
import { usePerson } from '../../../parts/people/usePerson.ts';

type LibraryRowProps = {
  level: 1 | 2 | 3;
  name: string;
  to: string;
  icon: LucideIcon;
  /** Whether it is unfolded, and how that is turned; absent where there is nothing in it. */
  fold?: { open: boolean; onTurn: () => void };
  /** What stands behind the name: tags and badges. */
  tags?: ReactNode;
  isProcess?: boolean;
  createdAt: string | undefined;
  updatedAt: string | undefined;
  createdBy: string | null | undefined;
  actions: readonly Action[];
  /** How it is renamed where it stands, as `renaming` of the library calls it. */
  renaming: {
    key: string;
    thing: EditableField;
    /** The revision at which it is called so. */
    seen: string;
    send: (name: string, basedOn?: string) => Promise<unknown>;
  };
};

/** E-mail of an account, its name where the e-mail is not known. */
function UserEmail({ id }: { id: string }): ReactNode {
  const { email, name } = usePerson(id);
  return <span title={email ?? name}>{email ?? name}</span>;
}

/** A text in which what is looked for is marked. */
function Marked({ text }: { text: string }): ReactNode {
  const found = placeIn(text, useLibrary().words);
  if (found === null) return text;
  const { from, to } = found;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}

/**
 * One line of the library. Its menu opens by the dots, a right click and Shift F10, and its keys do
 * the same.
 */
export function LibraryRow({
  level,
  name,
  to,
  icon: Icon,
  fold,
  tags,
  isProcess = false,
  createdAt,
  updatedAt,
  createdBy,
  actions,
  renaming,
}: LibraryRowProps): ReactNode {
  const t = useTexts();
  const library = useLibrary();
  const row = useRef<HTMLTableRowElement>(null);
  const writing = library.renaming === renaming.key;
  useFocusAfter(writing, row);
  const openMenu = (event: MouseEvent) => {
    if (writing) return;
    event.preventDefault();
    row.current?.querySelector<HTMLElement>('.library-acts button')?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    const action = actions.find(({ shortcut }) => shortcut === event.key);
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action.onSelect();
  };
  return (
    <TableRow
      ref={row}
      hover
      aria-level={level}
      aria-expanded={fold?.open}
      onContextMenu={openMenu}
    >
      <TableCell className="library-name">
        <div className={`library-lead is-level-${level}`} onKeyDown={onKeyDown}>
          {fold === undefined ? (
            <span className="library-gap" />
          ) : (
            <IconButton
              size="small"
              data-fold
              aria-label={t(fold.open ? 'words.fold' : 'words.unfold', { name })}
              onClick={fold.onTurn}
            >
              {fold.open ? <ChevronDown /> : <ChevronRight />}
            </IconButton>
          )}
          <Icon aria-hidden className="library-icon" />
          {writing ? (
            <RenameField
              name={name}
              thing={renaming.thing}
              seen={renaming.seen}
              onRename={renaming.send}
              onEnd={() => library.rename(null)}
            />
          ) : (
            <>
              <Link
                to={to}
                className={`library-title${isProcess ? ' is-process' : ''}`}
                title={name}
              >
                <span aria-hidden>
                  <Marked text={isProcess ? name : cutTitle(name)} />
                </span>
                <span className="visually-hidden">{name}</span>
              </Link>
              {tags}
            </>
          )}
        </div>
        {updatedAt !== undefined && (
          <small className={`library-small is-level-${level}`}>
            {t('library.updatedAt', { at: formatDateTime(updatedAt) })}
          </small>
        )}
      </TableCell>
      <TableCell className="library-date is-wide">
        {createdAt !== undefined && formatDateTime(createdAt)}
      </TableCell>
      <TableCell className="library-date is-wide">
        {updatedAt !== undefined && formatDateTime(updatedAt)}
      </TableCell>
      <TableCell className="library-user is-wide">
        {createdBy != null && <UserEmail id={createdBy} />}
      </TableCell>
      <TableCell className="library-acts">
        <ActionMenu label={t('library.menuFor', { name })} actions={actions} />
      </TableCell>
    </TableRow>
  );
}

/** Gives the focus back to the name once it is written. */
function useFocusAfter(writing: boolean, row: { readonly current: HTMLElement | null }): void {
  const was = useRef(writing);
  useEffect(() => {
    if (was.current && !writing && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('a')?.focus();
    was.current = writing;
  }, [writing, row]);
}
