import type { Language } from './language.ts';

/**
 * What the fields of tasks, modules and workspaces are called wherever people read them: in the
 * history, in refusals and at their inputs.
 */
const en = {
  headline: 'Headline',
  description: 'Description',
  deadline: 'Deadline',
  dueDate: 'Due date',
  assignee: 'Assignee',
  followers: 'Followers',
  mandatory: 'Mandatory',
  duration: 'Takes about',
  variables: 'Variables',
  visibility: 'Visibility',
  active: 'Active',
  userAddable: 'Anyone can add another',
};

const de: typeof en = {
  headline: 'Überschrift',
  description: 'Beschreibung',
  deadline: 'Frist',
  dueDate: 'Fällig am',
  assignee: 'Zuständig',
  followers: 'Beobachter',
  mandatory: 'Pflicht',
  duration: 'Dauert etwa',
  variables: 'Variablen',
  visibility: 'Sichtbarkeit',
  active: 'Aktiv',
  userAddable: 'Alle können weitere hinzufügen',
};

export const fieldNames: Readonly<Record<Language, typeof en>> = { en, de };
