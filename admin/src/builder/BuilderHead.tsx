import type { BlueprintRow } from '@waymark/api';
import { Button } from '@mui/material';
import { Braces, Columns3, List, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu } from '../board/index.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { SaveState } from '../layout/SaveState.tsx';
import type { Ask } from './asked.ts';
import type { Saved } from './useBuilderCommands.ts';
import type { BuilderView } from './useBuilderView.ts';

type BuilderHeadProps = {
  blueprint: BlueprintRow | undefined;
  saved: Saved | null;
  view: BuilderView;
  onView: (view: BuilderView) => void;
  ask: Ask;
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
  const name = blueprint?.name ?? '';
  return (
    <PageHead
      crumbs={[{ label: 'Process Templates', to: '/settings/processes' }]}
      title={
        <>
          <h1 title={name}>{name === '' ? '\u00a0' : name}</h1>
          {blueprint !== undefined && (
            <ActionMenu
              label={`Menu of ${name}`}
              actions={[
                {
                  label: 'Rename',
                  icon: Pencil,
                  onSelect: () => ask({ kind: 'rename' }),
                },
                {
                  label: 'Delete',
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
          <div className="builder-views" role="group" aria-label="Show as">
            <button
              type="button"
              aria-pressed={view === 'board'}
              onClick={() => onView('board')}
            >
              <Columns3 aria-hidden />
              Board
            </button>
            <button
              type="button"
              aria-pressed={view === 'list'}
              onClick={() => onView('list')}
            >
              <List aria-hidden />
              List
            </button>
          </div>
          <Button
            variant="outlined"
            startIcon={<Braces />}
            onClick={() => ask({ kind: 'plan' })}
          >
            Placeholders and variables
          </Button>
          <Button
            variant="contained"
            startIcon={<Plus />}
            onClick={onAddMilestone}
          >
            Add milestone
          </Button>
        </>
      }
    />
  );
}
