import type { HistoryRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { formatDateTime } from '@waymark/look';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { restoring, type FieldCommand } from '../autosave/editableField.ts';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { EmptyState } from '../page/states.tsx';
import { Elsewhere, type PageNoun } from './Elsewhere.tsx';
import { useTexts } from '../../base/texts/index.ts';

type GoneProps = {
  noun: PageNoun;
  where: { planId: string; moduleId?: string };
  /** A button that leads elsewhere. */
  action: ReactNode;
};

/**
 * Stands for a page whose thing is not here: says in which workspace it is, or else who deleted it.
 */
export const Gone = (props: GoneProps): ReactNode => (
  <Elsewhere noun={props.noun} planId={props.where.planId} action={props.action}>
    <Deleted {...props} />
  </Elsewhere>
);

/** Says who deleted it and when, with a way to put it back. */
function Deleted({ noun, where, action }: GoneProps): ReactNode {
  const t = useTexts();
  const deletion = useDeletion(where);
  const send = useCommand();
  const back = deletion && restored(deletion, where);
  return (
    <EmptyState
      page
      sentence={t(`elsewhere.${noun}Gone`)}
      hint={
        deletion &&
        t('elsewhere.deletedBy', {
          who: deletion.actorName,
          did: deletion.sentence,
          at: formatDateTime(deletion.at),
        })
      }
      action={
        <>
          {back && (
            <Button
              variant="outlined"
              startIcon={<Undo2 size={16} />}
              onClick={() => void send(back.name, back.payload).catch(() => undefined)}
            >
              {t('lost.putBack')}
            </Button>
          )}
          {deletion?.planKind === 'blueprint' && where.moduleId !== undefined ? (
            <Link to={aroundBlueprintModule(deletion)}>
              {deletion.event.endsWith('Deleted')
                ? t('elsewhere.allTemplates')
                : t('elsewhere.theTemplate')}
            </Link>
          ) : (
            action
          )}
        </>
      }
    />
  );
}

const aroundBlueprintModule = ({ event, planId }: HistoryRow): string =>
  event.endsWith('Deleted') || planId === null
    ? adminAddress.blueprints()
    : adminAddress.blueprint({ typeId: planId });

/** Finds the last row of the history of the plan, or else of the module, if that is its end. */
function useDeletion({ planId, moduleId }: GoneProps['where']): HistoryRow | undefined {
  const ofPlan = useNewest({ planId });
  const ofModule = useNewest(moduleId === undefined ? { planId } : { planId, moduleId });
  return [ofPlan, ofModule].find(
    (row) =>
      row !== undefined &&
      /^(Blueprint|Process|Project)Deleted$|^(Module|Milestone)Removed$/.test(row.event) &&
      (row === ofModule || row.event.endsWith('Deleted')),
  );
}

const useNewest = (filter: object): HistoryRow | undefined =>
  useGetList<HistoryRow>(
    'history',
    { filter, sort: { field: 'position', order: 'DESC' }, pagination: { page: 1, perPage: 1 } },
    { retry: false },
  ).data?.[0];

function restored(
  { planId, planKind, event }: HistoryRow,
  { moduleId }: GoneProps['where'],
): FieldCommand | null {
  if (planId === null || planKind === null) return null;
  const plan = { kind: planKind, id: planId };
  return event.endsWith('Deleted')
    ? restoring(plan, 'plan', planId)
    : moduleId === undefined
      ? null
      : restoring(plan, 'module', moduleId);
}
