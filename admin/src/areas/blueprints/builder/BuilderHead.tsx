import type { BlueprintRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import {
  Bell,
  Braces,
  Calendar,
  Columns3,
  Download,
  List,
  Pencil,
  Plus,
  Route,
  Trash2,
  Upload,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionMenu } from '../../../parts/board/index.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { PageHeading } from '../../../parts/page/PageHeading.tsx';
import { SaveState } from '../../../parts/page/SaveState.tsx';
import { Faces } from '../../../parts/presence/Faces.tsx';
import type { OpenBuilderDialog } from './commands/builderDialogState.ts';
import type { Saved } from './commands/useBuilderCommands.ts';
import type { BuilderView } from './useBuilderView.ts';
import { useTexts } from '../../../base/texts/index.ts';

type BuilderHeadProps = {
  blueprint: BlueprintRow | undefined;
  saved: Saved | null;
  view: BuilderView;
  onView: (view: BuilderView) => void;
  ask: OpenBuilderDialog;
  onAddMilestone: () => void;
};

/** Name and menu of the blueprint, whether it is saved, board or list, and what can be added. */
export function BuilderHead({
  blueprint,
  saved,
  view,
  onView,
  ask,
  onAddMilestone,
}: BuilderHeadProps): ReactNode {
  const t = useTexts();
  const name = blueprint?.name ?? '';
  // A sub-process comes into executions that there are.
  const mayRollOut = blueprint?.kind === 'process' && blueprint.tasks > 0;
  return (
    <PageHead
      crumbs={[
        { label: t('builder.templates'), to: adminAddress.blueprints() },
        ...(blueprint?.kind === 'subProcess'
          ? [
              {
                label: blueprint.typeName,
                to: adminAddress.blueprint({ typeId: blueprint.typeId }),
              },
            ]
          : []),
      ]}
      title={
        <>
          <PageHeading text={name} of={t('builder.templates')} title={name}>
            {name === '' ? '\u00a0' : name}
          </PageHeading>
          {blueprint !== undefined && (
            <ActionMenu
              label={t('words.menuOf', { name })}
              actions={[
                { label: t('words.rename'), icon: Pencil, onSelect: () => ask({ kind: 'rename' }) },
                {
                  label: t('builder.dates'),
                  icon: Calendar,
                  onSelect: () => ask({ kind: 'dates' }),
                },
                // A sub-process comes into processes that have followers of their own.
                ...(blueprint.kind === 'process'
                  ? [
                      {
                        label: t('task.followers'),
                        icon: Bell,
                        onSelect: () => ask({ kind: 'followers' }),
                      },
                    ]
                  : []),
                {
                  label: t('builder.importChanges'),
                  icon: Upload,
                  onSelect: () => ask({ kind: 'import' }),
                },
                {
                  label: t('exporting.menu'),
                  icon: Download,
                  onSelect: () => ask({ kind: 'export' }),
                },
                {
                  label: t('words.delete'),
                  icon: Trash2,
                  onSelect: () => ask({ kind: 'remove' }),
                  danger: true,
                },
              ]}
            />
          )}
        </>
      }
      saved={saved !== null && <SaveState {...saved} />}
      actions={
        <>
          {blueprint !== undefined && <Faces planId={blueprint.id} />}
          <div className="builder-views" role="group" aria-label={t('plan.showAs')}>
            <button type="button" aria-pressed={view === 'board'} onClick={() => onView('board')}>
              <Columns3 aria-hidden />
              {t('plan.board')}
            </button>
            <button type="button" aria-pressed={view === 'list'} onClick={() => onView('list')}>
              <List aria-hidden />
              {t('plan.list')}
            </button>
          </div>
          <Button variant="outlined" startIcon={<Braces />} onClick={() => ask({ kind: 'plan' })}>
            {t('builder.placeholdersAndVariables')}
          </Button>
          <Button
            variant={mayRollOut ? 'outlined' : 'contained'}
            startIcon={<Plus />}
            onClick={onAddMilestone}
          >
            {t('plan.addMilestone')}
          </Button>
          {mayRollOut && (
            <Button
              variant="contained"
              startIcon={<Route />}
              component={Link}
              to={entryAddress.executions({ add: blueprint?.id })}
            >
              {t('builder.rollOut')}
            </Button>
          )}
        </>
      }
    />
  );
}
