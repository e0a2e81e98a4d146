import { ArrowLeft, ArrowRight, ListPlus, MoveRight, Pencil, Trash2 } from 'lucide-react';
import type { Action } from '../../../../parts/board/index.ts';
import type { OpenBuilderDialog } from './builderDialogState.ts';
import type { OutlineColumn, OutlineCard } from '../../../../parts/plans/outline.ts';
import type { BuilderCommands } from './useBuilderCommands.ts';
import type { T } from '../../../../base/texts/index.ts';

type CardPosition = { index: number; count: number };

/** What can be done with a milestone; left and right are up and down in the list. */
export function milestoneActions(
  t: T,
  milestone: OutlineColumn,
  { index, count }: CardPosition,
  ask: OpenBuilderDialog,
  { moveMilestone }: BuilderCommands,
): Action[] {
  const here = { kind: 'column', columnId: milestone.id, toIndex: index } as const;
  const move = (toIndex: number) => () =>
    void moveMilestone({ ...here, toIndex }, here).catch(() => undefined);
  return [
    {
      label: t('words.rename'),
      icon: Pencil,
      onSelect: () => ask({ kind: 'renameMilestone', milestone }),
    },
    {
      label: t('builder.moveLeft'),
      icon: ArrowLeft,
      onSelect: move(index - 1),
      disabled: index === 0,
    },
    {
      label: t('builder.moveRight'),
      icon: ArrowRight,
      onSelect: move(index + 1),
      disabled: index === count - 1,
    },
    {
      label: t('builder.addMilestoneAfter'),
      icon: ListPlus,
      onSelect: () => ask({ kind: 'addMilestone', afterWeight: milestone.weight }),
    },
    {
      label: t('words.delete'),
      icon: Trash2,
      onSelect: () => ask({ kind: 'removeMilestone', milestone }),
      danger: true,
    },
  ];
}

/** What can be done with a module, beside opening it. */
export const moduleActions = (t: T, module: OutlineCard, ask: OpenBuilderDialog): Action[] => [
  { label: t('words.rename'), icon: Pencil, onSelect: () => ask({ kind: 'renameModule', module }) },
  {
    label: t('builder.moveTo'),
    icon: MoveRight,
    onSelect: () => ask({ kind: 'moveModule', module }),
  },
  {
    label: t('words.delete'),
    icon: Trash2,
    onSelect: () => ask({ kind: 'removeModule', module }),
    danger: true,
  },
];
