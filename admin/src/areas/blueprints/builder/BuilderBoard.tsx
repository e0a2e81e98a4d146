import { IconButton } from '@mui/material';
import { milestoneMark } from '@waymark/look';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import {
  ActionMenu,
  Board,
  type CardHandle,
  type ShownColumn,
} from '../../../parts/board/index.ts';
import { AddModule } from './AddModule.tsx';
import type { OpenBuilderDialog } from './commands/builderDialogState.ts';
import { milestoneActions } from './commands/menus.ts';
import { ModuleCard } from './ModuleCard.tsx';
import type { OutlineColumn, OutlineCard } from '../../../parts/plans/outline.ts';
import type { BuilderCommands } from './commands/useBuilderCommands.ts';
import { useTexts } from '../../../base/texts/index.ts';

export type BuilderViewProps = {
  blueprintId: string;
  milestones: readonly OutlineColumn[];
  ask: OpenBuilderDialog;
  commands: BuilderCommands;
};

type Adding = { milestoneId: string; at: 'top' | 'end' };

/** The builder's board: milestones are columns, modules cards; everything can be dragged. */
export function BuilderBoard({
  blueprintId,
  milestones,
  ask,
  commands,
}: BuilderViewProps): ReactNode {
  const t = useTexts();
  const [adding, setAdding] = useState<Adding | null>(null);
  const columns = useMemo(
    () =>
      milestones.map((milestone, index): ShownColumn<OutlineCard> => {
        const { id, name, mark, cards } = milestone;
        const here = adding?.milestoneId === id ? adding.at : null;
        const add = (title: string) =>
          commands.addModule(id, title, here === 'end' ? cards.length : 0);
        const form = <AddModule milestone={name} onAdd={add} onClose={() => setAdding(null)} />;
        return {
          id,
          name,
          cards,
          swatch: milestoneMark(mark),
          menu: (
            <>
              <IconButton
                aria-label={t('builder.addModuleTo', { milestone: name })}
                onClick={() => setAdding({ milestoneId: id, at: 'top' })}
              >
                <Plus />
              </IconButton>
              <ActionMenu
                label={t('words.menuOf', { name })}
                actions={milestoneActions(
                  t,
                  milestone,
                  { index, count: milestones.length },
                  ask,
                  commands,
                )}
              />
            </>
          ),
          top: here === 'top' && form,
          footer:
            here === 'end' ? (
              form
            ) : (
              <button
                type="button"
                className="builder-plus"
                aria-label={t('builder.addModuleAtEnd', { milestone: name })}
                onClick={() => setAdding({ milestoneId: id, at: 'end' })}
              >
                <Plus aria-hidden />
                {t('plan.module')}
              </button>
            ),
        };
      }),
    [t, milestones, adding, ask, commands],
  );
  const renderCard = useCallback(
    (module: OutlineCard, handle: CardHandle) => (
      <ModuleCard blueprintId={blueprintId} module={module} handle={handle} ask={ask} />
    ),
    [blueprintId, ask],
  );
  return (
    <Board
      label={t('plan.milestones')}
      columns={columns}
      columnNoun={t('plan.milestoneNoun')}
      renderCard={renderCard}
      onMoveCard={commands.moveModule}
      onMoveColumn={commands.moveMilestone}
    />
  );
}
