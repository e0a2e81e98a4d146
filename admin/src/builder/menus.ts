import {
  ArrowLeft,
  ArrowRight,
  ListPlus,
  MoveRight,
  Pencil,
  Trash2,
} from 'lucide-react';
import type { Action } from '../board/index.ts';
import type { Ask } from './asked.ts';
import type { OutlineMilestone, OutlineModule } from './outline.ts';
import type { BuilderCommands } from './useBuilderCommands.ts';

type Place = { index: number; count: number };

/** What can be done with a milestone; left and right are up and down in the list. */
export function milestoneActions(
  milestone: OutlineMilestone,
  { index, count }: Place,
  ask: Ask,
  { moveMilestone }: BuilderCommands,
): Action[] {
  const here = {
    kind: 'column',
    columnId: milestone.id,
    toIndex: index,
  } as const;
  const move = (toIndex: number) => () =>
    void moveMilestone({ ...here, toIndex }, here).catch(() => undefined);
  return [
    {
      label: 'Rename',
      icon: Pencil,
      onSelect: () => ask({ kind: 'renameMilestone', milestone }),
    },
    {
      label: 'Move left',
      icon: ArrowLeft,
      onSelect: move(index - 1),
      disabled: index === 0,
    },
    {
      label: 'Move right',
      icon: ArrowRight,
      onSelect: move(index + 1),
      disabled: index === count - 1,
    },
    {
      label: 'Add milestone after',
      icon: ListPlus,
      onSelect: () =>
        ask({ kind: 'addMilestone', afterWeight: milestone.weight }),
    },
    {
      label: 'Delete',
      icon: Trash2,
      onSelect: () => ask({ kind: 'removeMilestone', milestone }),
      danger: true,
    },
  ];
}

/** What can be done with a module, beside opening it. */
export const moduleActions = (module: OutlineModule, ask: Ask): Action[] => [
  {
    label: 'Rename',
    icon: Pencil,
    onSelect: () => ask({ kind: 'renameModule', module }),
  },
  {
    label: 'Move to…',
    icon: MoveRight,
    onSelect: () => ask({ kind: 'moveModule', module }),
  },
  {
    label: 'Delete',
    icon: Trash2,
    onSelect: () => ask({ kind: 'removeModule', module }),
    danger: true,
  },
];
