import type {
  Audience,
  ModuleStatus,
  TaskStatus,
  VariableType,
} from '@waymark/events';

/** Values of the schema as people read them. */
export const taskStatusLabel: Readonly<Record<TaskStatus, string>> = {
  TODO: 'To do',
  IN_PROGRESS: 'In progress',
  STUCKED: 'Stuck',
  DONE: 'Done',
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
