import type { DurationUnit, TaskDuration } from '@waymark/events';
import type { Language } from '@waymark/look/language';

/** The columns of an exported table, in their order. */
export const columns = [
  'milestone',
  'module',
  'task',
  'assignee',
  'due',
  'mandatory',
  'seenBy',
  'link',
  'duration',
  'description',
] as const;
export type ColumnName = (typeof columns)[number];

type Words = {
  readonly heads: Readonly<Record<ColumnName, string>>;
  readonly yes: string;
  readonly no: string;
  /** Of a module that is the team's alone. */
  readonly internal: string;
  readonly seenBy: Readonly<Record<'team' | 'hidden', string>>;
  readonly units: Readonly<Record<DurationUnit, readonly [string, string]>>;
};

/** What stands in an exported table, in the language of whoever exports. */
export const csvWords: Readonly<Record<Language, Words>> = {
  en: {
    heads: {
      milestone: 'Milestone',
      module: 'Module',
      task: 'Task',
      assignee: 'Assignee',
      due: 'Due in days',
      mandatory: 'Mandatory',
      seenBy: 'Visible to',
      link: 'Link',
      duration: 'Takes about',
      description: 'Description',
    },
    yes: 'yes',
    no: 'no',
    internal: 'internal',
    seenBy: { team: 'team only', hidden: 'hidden for now' },
    units: { minutes: ['minute', 'minutes'], hours: ['hour', 'hours'], days: ['day', 'days'] },
  },
  de: {
    heads: {
      milestone: 'Meilenstein',
      module: 'Modul',
      task: 'Aufgabe',
      assignee: 'Zuständig',
      due: 'Fällig in Tagen',
      mandatory: 'Pflicht',
      seenBy: 'Sichtbar',
      link: 'Link',
      duration: 'Dauert etwa',
      description: 'Beschreibung',
    },
    yes: 'ja',
    no: 'nein',
    internal: 'intern',
    seenBy: { team: 'nur Team', hidden: 'vorerst verborgen' },
    units: { minutes: ['Minute', 'Minuten'], hours: ['Stunde', 'Stunden'], days: ['Tag', 'Tage'] },
  },
};

export const durationCell = ({ units }: Words, { amount, unit }: TaskDuration): string =>
  `${amount} ${units[unit][amount === 1 ? 0 : 1]}`;

/** Such a cell read; undefined where it is none. */
export function durationIn({ units }: Words, cell: string): TaskDuration | undefined {
  const [, amount, word] = /^([1-9]\d?) (\S+)$/.exec(cell) ?? [];
  const [unit] = Object.entries(units).find(([, words]) => words.includes(word ?? '')) ?? [];
  return unit === undefined ? undefined : { amount: Number(amount), unit: unit as DurationUnit };
}
