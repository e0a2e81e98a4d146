import type { HistoryRow, PlanRef } from '@waymark/api';
import { Button } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useGetManyAggregate, useNotify, type RaRecord } from 'react-admin';
import { restoring } from '../../../parts/autosave/editableField.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { problemOf } from '../../../base/wire/problemOf.ts';
import { useTexts } from '../../../base/texts/index.ts';

const deletions = ['ProcessDeleted', 'ProjectDeleted', 'BlueprintDeleted'];
/** Among what a plan is found while it is there. */
const resources = { process: 'executions', project: 'projects', blueprint: 'blueprints' } as const;

/** Beside what was deleted as a whole: it comes back as it was. */
export const PutBack = ({ row: { event, planId, planKind } }: { row: HistoryRow }): ReactNode =>
  deletions.includes(event) &&
  planId !== null &&
  planKind !== null && <PutBackButton plan={{ kind: planKind, id: planId }} />;

/**
 * Nothing where it is back already; where somebody else was faster, by an instant too, it says so.
 */
function PutBackButton({ plan }: { plan: PlanRef }): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const resource = resources[plan.kind];
  const ids = [plan.id];
  const there = useGetManyAggregate<RaRecord<string>>(resource, { ids });
  if (there.isPending || there.data?.[0] !== undefined) return null;
  const putBack = async () => {
    const change = restoring(plan, 'plan', plan.id);
    if (change === null) return;
    setBusy(true);
    try {
      const { unchanged } = await send(change.name, change.payload as never);
      notify(unchanged ? 'activity.wasBack' : 'activity.isBack');
    } catch (reason) {
      notify(problemOf(reason)?.detail ?? t('activity.notBack'), { type: 'error' });
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
