import type { Audience, ModuleStatus } from '../plan/modules.ts';
import type { TaskStatus } from '../plan/tasks.ts';
import type { VariableType } from '../plan/variables.ts';

/** Values of the schema as people read them. */
export const taskStatusLabel: Readonly<Record<TaskStatus, string>> = {
  TODO: 'To do',
  IN_PROGRESS: 'In progress',
  STUCKED: 'Stuck',
  DONE: 'Done',
};
/** What somebody did who gave a task this status. */
export const taskStatusVerb: Readonly<Record<TaskStatus, string>> = {
  TODO: 'reopened',
  IN_PROGRESS: 'began',
  STUCKED: 'is stuck with',
  DONE: 'finished',
};
export const moduleStatusLabel: Readonly<Record<ModuleStatus, string>> = {
  PENDING: 'Not started',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  DONE: 'Done',
};
export const audienceLabel: Readonly<Record<Audience, string>> = {
  INTERN: 'Internal',
  EXTERN: 'External',
};
export const variableTypeLabel: Readonly<Record<VariableType, string>> = {
  LINK: 'Link',
  STRING: 'Text',
  NUMBER: 'Number',
};
