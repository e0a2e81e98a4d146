import type { ModuleStatus } from '@waymark/events';
import {
  CircleCheck,
  Pause,
  Play,
  RotateCcw,
  type LucideIcon,
} from 'lucide-react';

export type StatusStep = {
  to: ModuleStatus;
  label: string;
  icon: LucideIcon;
  /** Asked first; null where the step is taken at once. */
  confirm: {
    title: string;
    text: (openTasks: number) => string;
    action: string;
  } | null;
};

const start: StatusStep = {
  to: 'ACTIVE',
  label: 'Start',
  icon: Play,
  confirm: null,
};
const markDone: StatusStep = {
  to: 'DONE',
  label: 'Mark done',
  icon: CircleCheck,
  confirm: {
    title: 'Mark module as done',
    text: (open) =>
      open === 0
        ? 'All its tasks are done.'
        : `${open === 1 ? 'The open task' : `All ${open} open tasks`} will be marked as done with it.`,
    action: 'Mark done',
  },
};

/** The steps that a module can take from where it is (PRODUCT 7.2). */
export const statusSteps: Record<ModuleStatus, readonly StatusStep[]> = {
  PENDING: [start],
  ACTIVE: [
    { to: 'PAUSED', label: 'Pause', icon: Pause, confirm: null },
    markDone,
  ],
  PAUSED: [{ ...start, label: 'Resume' }],
  DONE: [
    {
      to: 'ACTIVE',
      label: 'Incomplete again',
      icon: RotateCcw,
      confirm: {
        title: 'Mark module as incomplete',
        text: () =>
          'The module becomes active again. Its tasks stay as they are.',
        action: 'Incomplete again',
      },
    },
  ],
};

/** How long the confirmation stays before it is sent, in milliseconds (PRODUCT 7.2). */
export const SUBMIT_AFTER = 200;
