import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts, type T } from '../../texts/index.ts';
import type { Acts, Done } from './useActs.ts';

/** What was done last, with Undo; or why it was not. */
export function DoneLine({
  acts: { last, refusal, canRedo, undo, redo },
}: {
  acts: Acts;
}): ReactNode {
  const t = useTexts();
  return (
    <span className="sheet-done">
      {refusal !== null && (
        <span role="alert" className="sheet-refusal">
          {refusal}
        </span>
      )}
      <span role="status">{last !== null && said(t, last)}</span>
      {last !== null && (
        <Button size="small" variant="outlined" onClick={() => void undo()}>
          {t('words.undo')}
        </Button>
      )}
      {canRedo && (
        <Button size="small" variant="outlined" onClick={() => void redo()}>
          {t('words.redo')}
        </Button>
      )}
    </span>
  );
}

function said(t: T, done: Done): string {
  switch (done.kind) {
    case 'changed':
      return t('sheet.changed', { count: done.cells });
    case 'deleted':
      return t('sheet.deleted', { count: done.taskIds.length });
    case 'moved':
      return t('sheet.moved');
    case 'added':
      return [
        t('sheet.added', { count: done.count }),
        ...(done.empty > 0 ? [t('sheet.leftOut', { count: done.empty })] : []),
      ].join('; ');
  }
}
