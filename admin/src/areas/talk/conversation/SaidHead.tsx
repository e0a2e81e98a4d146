import { Mail, Pencil, Trash2 } from 'lucide-react';
import { isChangeable } from '@waymark/look/talk';
import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import type { Entry } from './entries.ts';
import { Versions } from './Versions.tsx';
import { whenSaid } from '../../../base/dates/when.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** Who said it, when and how; its author may change it or take it away. */
export function SaidHead({
  entry,
  author,
  mine,
  onEdit,
  onDelete,
}: {
  entry: Entry;
  author: string;
  mine: boolean;
  onEdit: () => void;
  onDelete: () => void;
}): ReactNode {
  const t = useTexts();
  const { at, editedAt, versions, deletedAt } = entry.row;
  return (
    <header>
      <b>{author}</b>
      <time dateTime={at}>{whenSaid(t, at)}</time>
      {entry.kind === 'message' && entry.row.via === 'mail' && (
        <span className="said-by">
          <Mail aria-hidden="true" />
          {t('talk.byMail')}
        </span>
      )}
      {editedAt !== null && deletedAt === null && (
        <Versions versions={versions} editedAt={editedAt} />
      )}
      {mine && isChangeable(entry.row) && (
        <span className="said-tools">
          <IconButton
            size="small"
            aria-label={t('words.edit')}
            title={t('words.edit')}
            onClick={onEdit}
          >
            <Pencil />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('words.delete')}
            title={t('words.delete')}
            onClick={onDelete}
          >
            <Trash2 />
          </IconButton>
        </span>
      )}
    </header>
  );
}
