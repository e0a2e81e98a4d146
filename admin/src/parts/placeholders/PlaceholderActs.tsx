import { IconButton } from '@mui/material';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';

/** The buttons of a placeholder's row; `onDelete` is left out where it has to stay. */
export function PlaceholderActs({
  name,
  onEdit,
  onDelete,
}: {
  name: string;
  onEdit: () => void;
  onDelete?: (() => void) | undefined;
}): ReactNode {
  const t = useTexts();
  return (
    <>
      <IconButton aria-label={t('placeholders.editName', { name })} onClick={onEdit}>
        <Pencil />
      </IconButton>
      {onDelete !== undefined && (
        <IconButton aria-label={t('placeholders.deleteName', { name })} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      )}
    </>
  );
}
