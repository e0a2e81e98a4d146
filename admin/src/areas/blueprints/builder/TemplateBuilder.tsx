import { adminAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { singleModules } from '@waymark/events/blueprintKind';
import { Plus } from 'lucide-react';
import { useState, useMemo, type ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { problemOf } from '../../../base/wire/problemOf.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { Gone } from '../../../parts/gone/Gone.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { BuilderBoard } from './BuilderBoard.tsx';
import './builder.css';
import { useToldDeletion } from '../../../parts/deleting/useToldDeletion.ts';
import { BuilderDialog } from './BuilderDialog.tsx';
import { BuilderHead } from './BuilderHead.tsx';
import { BuilderList } from './BuilderList.tsx';
import { SheetConflict } from './sheet/SheetConflict.tsx';
import { useClashes } from './sheet/useClashes.ts';
import type { BlueprintRow, MilestoneRow } from '@waymark/api';
import { SizeWarning } from '../import/SizeWarning.tsx';
import type { BuilderDialogState } from './commands/builderDialogState.ts';
import { lastWeight, outlineOf, type OutlineColumn } from '../../../parts/plans/outline.ts';
import { useBuilderCommands } from './commands/useBuilderCommands.ts';
import { useBuilderView } from './useBuilderView.ts';
import { useGetList, useGetOne } from 'react-admin';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { useReportPlace } from '../../../parts/presence/useReportPlace.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * /settings/process/:typeId (PRODUCT 5.4): a blueprint's milestones and modules, as board or list.
 */
export function TemplateBuilder(): ReactNode {
  const { typeId = '' } = useParams();
  if (typeId === singleModules) return <Navigate to={adminAddress.blueprints()} replace />;
  return <Builder key={typeId} blueprintId={typeId} />;
}

const all = { page: 1, perPage: 1000 };
const byWeight = { field: 'weight', order: 'ASC' } as const;

type PlanOutline = {
  readonly blueprint: BlueprintRow | undefined;
  readonly milestones: readonly OutlineColumn[] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
};

/** A blueprint, its milestones and their modules, in order; kept true by live changes. */
function usePlanOutline(blueprintId: string): PlanOutline {
  const blueprint = useGetOne<BlueprintRow>('blueprints', { id: blueprintId }, { retry: false });
  const milestones = useGetList<MilestoneRow>('milestones', {
    filter: { planId: blueprintId },
    sort: byWeight,
    pagination: all,
  });
  const modules = useAllRows('modules', { planId: blueprintId }, 'place');
  const outline = useMemo(
    () =>
      milestones.data === undefined || modules.data === undefined
        ? undefined
        : outlineOf(milestones.data, modules.data),
    [milestones.data, modules.data],
  );
  const reload = () =>
    void [blueprint, milestones, modules].forEach((query) => void query.refetch());
  return {
    blueprint: blueprint.data,
    milestones: outline,
    error: blueprint.error ?? milestones.error ?? modules.error,
    reload,
  };
}

function Builder({ blueprintId }: { blueprintId: string }): ReactNode {
  const t = useTexts();
  const { blueprint, milestones, error, reload } = usePlanOutline(blueprintId);
  useReportPlace(blueprintId, null);
  const { commands, saved } = useBuilderCommands(blueprintId);
  const [view, setView] = useBuilderView();
  const clashes = useClashes();
  const [told, forget] = useToldDeletion();
  const [chosen, setAsked] = useState<BuilderDialogState | null>(null);
  const asked: BuilderDialogState | null = told === null ? chosen : { kind: 'remove' };
  const addMilestone = () =>
    setAsked({ kind: 'addMilestone', afterWeight: lastWeight(milestones ?? []) });

  if (problemOf(error)?.status === 404)
    return (
      <div className="builder">
        <PageHead
          crumbs={[{ label: t('builder.templates'), to: adminAddress.blueprints() }]}
          title={t('builder.template')}
        />
        <Gone
          noun="blueprint"
          where={{ planId: blueprintId }}
          action={<Link to={adminAddress.blueprints()}>{t('builder.allTemplates')}</Link>}
        />
      </div>
    );
  if (error !== null && (blueprint === undefined || milestones === undefined)) {
    return (
      <div className="builder">
        <PageHead
          crumbs={[{ label: t('builder.templates'), to: adminAddress.blueprints() }]}
          title={t('builder.template')}
        />
        <ErrorState what={t('builder.templateFailed')} onRetry={reload} {...whyNot(error)} />
      </div>
    );
  }
  const views = { blueprintId, ask: setAsked, commands };
  return (
    <div className="builder">
      <BuilderHead
        blueprint={blueprint}
        saved={saved}
        view={view}
        onView={setView}
        ask={setAsked}
        onAddMilestone={addMilestone}
      />
      {blueprint !== undefined && (
        <SizeWarning className="builder-size" bytes={blueprint.bytes} tooMuch="builder.tooMuch" />
      )}
      {milestones === undefined ? (
        <Skeleton board={view === 'board'} />
      ) : milestones.length === 0 ? (
        <div className="builder-empty">
          <EmptyState
            sentence={
              <Button variant="outlined" startIcon={<Plus />} onClick={addMilestone}>
                {t('builder.addFirstMilestone')}
              </Button>
            }
            action={<p className="builder-hint">{t('builder.milestonesAreColumns')}</p>}
          />
        </div>
      ) : view === 'board' ? (
        <BuilderBoard {...views} milestones={milestones} />
      ) : (
        <BuilderList {...views} clashes={clashes} milestones={milestones} />
      )}
      {clashes.asked !== null && (
        <SheetConflict key={clashes.asked.nth} asked={clashes.asked} blueprintId={blueprintId} />
      )}
      {asked !== null && blueprint !== undefined && (
        <BuilderDialog
          asked={asked}
          blueprint={blueprint}
          milestones={milestones ?? []}
          commands={commands}
          told={told}
          onClose={() => {
            if (told !== null) forget();
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
