import type { HistoryRow, PlanRef } from '@waymark/api';
import { Button } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { restoring } from '../autosave/things.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { problemOf } from '../wire/problemOf.ts';
import { useTexts } from '../texts/index.ts';

const deletions = ['ProcessDeleted', 'ProjectDeleted', 'BlueprintDeleted'];

/** Beside what was deleted as a whole: it comes back as it was. What is back already stays. */
export function PutBack({
  row: { event, planId, planKind },
}: {
  row: HistoryRow;
}): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (!deletions.includes(event) || planId === null || planKind === null)
    return null;
  const plan: PlanRef = { kind: planKind, id: planId };
  const putBack = async () => {
    const change = restoring(plan, 'plan', planId);
    if (change === null) return;
    setBusy(true);
    try {
      await send(change.name, change.payload as never);
      notify('activity.isBack');
    } catch (reason) {
      notify(problemOf(reason)?.detail ?? t('activity.notBack'), {
        type: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="text"
      size="small"
      disabled={busy}
      startIcon={<Undo2 />}
      onClick={() => void putBack()}
    >
      {t('activity.putBack')}
    </Button>
  );
}
