import { adminAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { singleModules } from '@waymark/events/blueprintKind';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { problemOf } from '../wire/problemOf.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { Gone } from '../lostTexts/Gone.tsx';
import { EmptyState, ErrorState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import { BuilderBoard } from './BuilderBoard.tsx';
import './builder.css';
import { useToldDeletion } from '../undo/useToldDeletion.ts';
import { BuilderDialog } from './BuilderDialog.tsx';
import { BuilderHead } from './BuilderHead.tsx';
import { BuilderList } from './BuilderList.tsx';
import { SizeLine } from './SizeLine.tsx';
import type { Asked } from './asked.ts';
import { lastWeight } from './outline.ts';
import { useBuilderCommands } from './useBuilderCommands.ts';
import { useBuilderView } from './useBuilderView.ts';
import { usePlanOutline } from './usePlanOutline.ts';
import { useReportPlace } from '../presence/useReportPlace.ts';
import { useTexts } from '../texts/index.ts';

/** /settings/process/:typeId (PRODUCT 5.4): a blueprint's milestones and modules, as board or list. */
export function TemplateBuilder(): ReactNode {
  const { typeId = '' } = useParams();
  if (typeId === singleModules)
    return <Navigate to={adminAddress.blueprints()} replace />;
  return <Builder key={typeId} blueprintId={typeId} />;
}

function Builder({ blueprintId }: { blueprintId: string }): ReactNode {
  const t = useTexts();
  const { blueprint, milestones, error, reload } = usePlanOutline(blueprintId);
  useReportPlace(blueprintId, null);
  const { commands, saved } = useBuilderCommands(blueprintId);
  const [view, setView] = useBuilderView();
  const [told, forget] = useToldDeletion();
  const [chosen, setAsked] = useState<Asked | null>(null);
  const asked: Asked | null = told === null ? chosen : { kind: 'remove' };
  const addMilestone = () =>
    setAsked({
      kind: 'addMilestone',
      afterWeight: lastWeight(milestones ?? []),
    });

  if (problemOf(error)?.status === 404)
    return (
      <div className="builder">
        <PageHead
          crumbs={[
            { label: t('builder.templates'), to: adminAddress.blueprints() },
          ]}
          title={t('builder.template')}
        />
        <Gone
          noun="blueprint"
          where={{ planId: blueprintId }}
          action={
            <Link to={adminAddress.blueprints()}>
              {t('builder.allTemplates')}
            </Link>
          }
        />
      </div>
    );
  if (error !== null && (blueprint === undefined || milestones === undefined)) {
    return (
      <div className="builder">
        <PageHead
          crumbs={[
            { label: t('builder.templates'), to: adminAddress.blueprints() },
          ]}
          title={t('builder.template')}
        />
        <ErrorState
          what={t('builder.templateFailed')}
          onRetry={reload}
          {...whyNot(error)}
        />
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
      {blueprint !== undefined && <SizeLine blueprint={blueprint} />}
      {milestones === undefined ? (
        <Skeleton board={view === 'board'} />
      ) : milestones.length === 0 ? (
        <div className="builder-empty">
          <EmptyState
            sentence={
              <Button
                variant="outlined"
                startIcon={<Plus />}
                onClick={addMilestone}
              >
                {t('builder.addFirstMilestone')}
              </Button>
            }
            action={
              <p className="builder-hint">
                {t('builder.milestonesAreColumns')}
              </p>
            }
          />
        </div>
      ) : view === 'board' ? (
        <BuilderBoard {...views} milestones={milestones} />
      ) : (
        <BuilderList {...views} milestones={milestones} />
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
