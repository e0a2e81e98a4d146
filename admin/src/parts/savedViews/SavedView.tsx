import type { ViewRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { Bookmark, Pencil, Trash2, User, Users } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { ActionMenu } from '../board/index.ts';
import { onlyCounted } from '../../base/dataProvider/onlyCounted.ts';
import { useTexts } from '../../base/texts/index.ts';
import type { ViewedList } from './viewedList.ts';

type SavedViewProps = {
  viewed: ViewedList;
  view: ViewRow;
  /** It is the open one; `changed`: and shows something else by now. */
  current: boolean;
  changed: boolean;
  onOpen: () => void;
  onDrag: (event: DragEvent) => void;
  onRename: () => void;
  onDelete: () => void;
  onShare: () => void;
};

/** A saved view in the side menu, with how many rows it shows; F2 renames it. */
export function SavedView({
  viewed: { list, path, sort, filterOf },
  view,
  current,
  changed,
  onOpen,
  onDrag,
  onRename,
  onDelete,
  onShare,
}: SavedViewProps): ReactNode {
  const t = useTexts();
  const { name, search, shared } = view;
  const { total } = useGetList(list, { filter: filterOf(search), sort, pagination: onlyCounted });
  return (
    <div className="saved-view" draggable onDragStart={onDrag}>
      <Link
        to={`${path}?${search}`}
        title={name}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key !== 'F2' || isComposed(event)) return;
          event.preventDefault();
          onRename();
        }}
        {...(current && { 'aria-current': 'page' as const })}
      >
        <Bookmark aria-hidden="true" />
        <span>{name}</span>
        {current && changed && (
          <span className="view-dot" role="img" aria-label={t('hub.viewIsChanged')} />
        )}
        <span className="side-count">{total}</span>
      </Link>
      <ActionMenu
        label={t('words.menuOf', { name })}
        actions={[
          { label: t('words.rename'), icon: Pencil, onSelect: onRename },
          {
            label: t(shared ? 'hub.toMine' : 'hub.toTeam'),
            icon: shared ? User : Users,
            onSelect: onShare,
          },
          { label: t('words.delete'), icon: Trash2, onSelect: onDelete, danger: true },
        ]}
      />
    </div>
  );
}
