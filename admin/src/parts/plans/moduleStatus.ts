import type { ModuleStatus } from '@waymark/events';
import { CircleCheck, Pause, Play, RotateCcw, type LucideIcon } from 'lucide-react';
import type { English, T } from '../../base/texts/index.ts';

/** Keys of texts without parameters. */
type StepKey = `moduleSteps.${Exclude<keyof English['moduleSteps'], 'openTasks'>}`;

export type StatusStep = {
  to: ModuleStatus;
  label: StepKey;
  icon: LucideIcon;
  /** Asked first; null where the step is taken at once. */
  confirm: { title: StepKey; text: (t: T, openTasks: number) => string; action: StepKey } | null;
};

const start: StatusStep = { to: 'ACTIVE', label: 'moduleSteps.start', icon: Play, confirm: null };
const markDone: StatusStep = {
  to: 'DONE',
  label: 'moduleSteps.markDone',
  icon: CircleCheck,
  confirm: {
    title: 'moduleSteps.markModuleDone',
    text: (t, open) =>
      open === 0 ? t('moduleSteps.allDone') : t('moduleSteps.openTasks', { count: open }),
    action: 'moduleSteps.markDone',
  },
};

/** The steps that a module can take from where it is (PRODUCT 7.2). */
export const statusSteps: Record<ModuleStatus, readonly StatusStep[]> = {
  PENDING: [start],
  ACTIVE: [{ to: 'PAUSED', label: 'moduleSteps.pause', icon: Pause, confirm: null }, markDone],
  PAUSED: [{ ...start, label: 'moduleSteps.resume' }],
  DONE: [
    {
      to: 'ACTIVE',
      label: 'moduleSteps.incomplete',
      icon: RotateCcw,
      confirm: {
        title: 'moduleSteps.markModuleIncomplete',
        text: (t) => t('moduleSteps.becomesActive'),
        action: 'moduleSteps.incomplete',
      },
    },
  ],
};

/** Milliseconds for which the confirmation stays before it is sent (PRODUCT 7.2). */
export const SUBMIT_AFTER = 200;
