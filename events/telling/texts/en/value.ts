import { countedIn } from '@waymark/look/counted';
import { blockKinds, type BlockKind } from '../../../blocks/index.ts';
import type { DurationUnit } from '../../../plan/duration.ts';
import type { Audience, ModuleStatus } from '../../../plan/modules.ts';
import type { TaskSeenBy } from '../../../plan/task.fields.ts';
import type { TaskStatus } from '../../../plan/tasks.ts';
import { providerNames, type BookingProvider } from '../../../taskTypes/bookingProviders.ts';
import type { VariableType } from '../../../plan/variables.ts';

const counted = countedIn('en');
const audience: Readonly<Record<Audience, string>> = { INTERN: 'Internal', EXTERN: 'External' };
const taskSeenBy: Readonly<Record<Exclude<TaskSeenBy, 'module'>, string>> = {
  team: 'Team only',
  hidden: 'Hidden for now',
};
const taskStatus: Readonly<Record<TaskStatus, string>> = {
  TODO: 'To do',
  IN_PROGRESS: 'In progress',
  STUCKED: 'Stuck',
  DONE: 'Done',
};
const moduleStatus: Readonly<Record<ModuleStatus, string>> = {
  PENDING: 'Not started',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  DONE: 'Done',
};
const variableType: Readonly<Record<VariableType, string>> = {
  LINK: 'Link',
  STRING: 'Text',
  NUMBER: 'Number',
};
const duration: Readonly<Record<DurationUnit, { one: string; other: string }>> = {
  minutes: { one: 'minute', other: 'minutes' },
  hours: { one: 'hour', other: 'hours' },
  days: { one: 'day', other: 'days' },
};

/** What something is or was, and what it is called that has no name of its own. */
export const value = {
  audience: (who: Audience) => audience[who],
  taskSeenBy: (who: TaskSeenBy) => (who === 'module' ? 'As its module' : taskSeenBy[who]),
  jobTaskSeenBy: (who: TaskSeenBy) => (who === 'module' ? 'As its job' : taskSeenBy[who]),
  taskStatus: (status: TaskStatus) => taskStatus[status],
  moduleStatus: (status: ModuleStatus) => moduleStatus[status],
  variable: (name: string, type: VariableType) => `${name} (${variableType[type]})`,
  /** From `2026-11-14`: as everywhere (PRODUCT 12). */
  day: (date: string) => date.split('-').reverse().join('.'),
  /** From `2026-11-26T09:00:00.000Z`. */
  instant: (at: string) =>
    `${at.slice(0, 10).split('-').reverse().join('.')} ${at.slice(11, 16)} UTC`,
  provider: (provider: BookingProvider) => providerNames[provider],
  rating: (n: number) => `${n} of 5`,
  number: (n: number) => counted(n, '#', '#'),
  daysAfterStart: (days: number) =>
    counted(days, '# day after the start of the module', '# days after the start of the module'),
  /** How long a task takes. */
  duration: (amount: number, unit: DurationUnit) =>
    counted(amount, `# ${duration[unit].one}`, `# ${duration[unit].other}`),
  workingHours: (hours: number) => counted(hours, '# working hour', '# working hours'),
  yes: 'Yes',
  picture: 'Picture',
  no: 'No',
  more: (n: number) => counted(n, '# more', '# more'),
  place: (nth: number, of: number) => `${nth} of ${of}`,
  placeAfter: (nth: number, of: number, name: string) => `${nth} of ${of}, after ${name}`,
  quoted: (text: string) => `“${text}”`,
  empty: (kind: BlockKind) => blockKinds.kinds[kind].words.en.empty,
  aModule: 'a module',
  aJob: 'a job',
  aTask: 'a task',
  aMilestone: 'a milestone',
  aPlaceholder: 'a placeholder',
  aVariable: 'a variable',
  team: 'Team',
  clientUsers: 'Client users',
  milestones: 'Milestones',
};
