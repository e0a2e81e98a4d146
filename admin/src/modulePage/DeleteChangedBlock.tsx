import type { ReactNode } from 'react';
import { DeleteConflict } from '../conflict/DeleteConflict.tsx';
import { useDeletion, type Asked } from '../conflict/useDeletion.ts';
import { useTexts } from '../texts/index.ts';

type DeleteChangedBlockProps = {
  found: Asked;
  onDelete: (basedOn?: string) => Promise<unknown>;
  onClose: () => void;
};

/** Somebody has worked in a block that I was about to delete. */
export function DeleteChangedBlock({
  found,
  onDelete,
  onClose,
}: DeleteChangedBlockProps): ReactNode {
  const t = useTexts();
  const { submit, submitting, error, conflict } = useDeletion(
    onDelete,
    found.revision,
    onClose,
    found,
  );
  return (
    conflict && (
      <DeleteConflict
        {...{ conflict, submitting }}
        error={error === null ? null : t('blocks.notDeleted')}
        kind="block"
        onKeep={onClose}
        onDeleteAnyway={() => void submit()}
      />
    )
  );
}
