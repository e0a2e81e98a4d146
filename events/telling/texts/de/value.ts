import { countedIn } from '@waymark/look/counted';
import { blockKinds } from '../../../blocks/index.ts';
import type { DurationUnit } from '../../../plan/duration.ts';
import type { Audience, ModuleStatus } from '../../../plan/modules.ts';
import type { TaskSeenBy } from '../../../plan/task.fields.ts';
import type { TaskStatus } from '../../../plan/tasks.ts';
import type { VariableType } from '../../../plan/variables.ts';
import { providerNames } from '../../../taskTypes/bookingProviders.ts';
import type { HistoryTexts } from '../catalogue.ts';

const counted = countedIn('de');
const audience: Readonly<Record<Audience, string>> = { INTERN: 'Intern', EXTERN: 'Extern' };
const taskSeenBy: Readonly<Record<Exclude<TaskSeenBy, 'module'>, string>> = {
  team: 'Nur Team',
  hidden: 'Vorerst verborgen',
};
const taskStatus: Readonly<Record<TaskStatus, string>> = {
  TODO: 'Zu tun',
  IN_PROGRESS: 'In Arbeit',
  STUCKED: 'Hängt fest',
  DONE: 'Erledigt',
};
const moduleStatus: Readonly<Record<ModuleStatus, string>> = {
  PENDING: 'Nicht gestartet',
  ACTIVE: 'Aktiv',
  PAUSED: 'Pausiert',
  DONE: 'Erledigt',
};
const variableType: Readonly<Record<VariableType, string>> = {
  LINK: 'Link',
  STRING: 'Text',
  NUMBER: 'Zahl',
};
const duration: Readonly<Record<DurationUnit, { one: string; other: string }>> = {
  minutes: { one: 'Minute', other: 'Minuten' },
  hours: { one: 'Stunde', other: 'Stunden' },
  days: { one: 'Tag', other: 'Tage' },
};

export const value = {
  audience: (who) => audience[who],
  taskSeenBy: (who) => (who === 'module' ? 'Wie ihr Modul' : taskSeenBy[who]),
  jobTaskSeenBy: (who) => (who === 'module' ? 'Wie ihr Vorgang' : taskSeenBy[who]),
  taskStatus: (status) => taskStatus[status],
  moduleStatus: (status) => moduleStatus[status],
  variable: (name, type) => `${name} (${variableType[type]})`,
  day: (date) => date.split('-').reverse().join('.'),
  instant: (at) => `${at.slice(0, 10).split('-').reverse().join('.')} ${at.slice(11, 16)} UTC`,
  provider: (provider) => providerNames[provider],
  rating: (n) => `${n} von 5`,
  number: (n) => counted(n, '#', '#'),
  daysAfterStart: (days) => counted(days, '# Tag nach Modulstart', '# Tage nach Modulstart'),
  duration: (amount, unit) =>
    counted(amount, `# ${duration[unit].one}`, `# ${duration[unit].other}`),
  workingHours: (hours: number) => counted(hours, '# Arbeitsstunde', '# Arbeitsstunden'),
  yes: 'Ja',
  picture: 'Bild',
  no: 'Nein',
  more: (n) => counted(n, '# weiteres', '# weitere'),
  place: (nth, of) => `${nth} von ${of}`,
  placeAfter: (nth, of, name) => `${nth} von ${of}, nach ${name}`,
  quoted: (text) => `„${text}“`,
  empty: (kind) => blockKinds.kinds[kind].words.de.empty,
  aModule: 'ein Modul',
  aJob: 'ein Vorgang',
  aTask: 'eine Aufgabe',
  aMilestone: 'ein Meilenstein',
  aPlaceholder: 'ein Platzhalter',
  aVariable: 'eine Variable',
  team: 'Team',
  clientUsers: 'Personen beim Kunden',
  milestones: 'Meilensteine',
} satisfies HistoryTexts['value'];
