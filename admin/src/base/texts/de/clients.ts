import type { Translated } from '../en/catalogue.ts';
import type { clients as english } from '../en/clients.ts';

export const clients = {
  hint: 'Die Firmen, für die Ihre Prozesse laufen. Ihre Nutzer sehen im Portal, was sie betrifft.',
  activityOf: 'Aktivität von %{name}',
  failed: 'Die Kunden konnten nicht geladen werden',
  none: 'Noch keine Kunden. Legen Sie hier einen an, oder während Sie einen Prozess anlegen.',
  add: 'Kunden hinzufügen',
  edit: 'Kunden umbenennen',
  nameMissing: 'Der Kunde braucht einen Namen.',
  renameName: '%{name} umbenennen',
  search: 'Kunden suchen',
  executions: 'Prozesse',
  executionsOf: { one: '%{count} Prozess von %{name}', other: '%{count} Prozesse von %{name}' },
  projects: 'Projekte',
  projectsOf: { one: '%{count} Projekt von %{name}', other: '%{count} Projekte von %{name}' },
  users: 'Nutzer',
  createdAt: 'Angelegt am',
  count: { one: '%{count} Kunde', other: '%{count} Kunden' },
  executionCount: { one: '%{count} Prozess', other: '%{count} Prozesse' },
  userCount: { one: '%{count} Nutzer', other: '%{count} Nutzer' },
  lossOfAccess:
    'Seine Nutzer verlieren den Zugang zu diesem Arbeitsbereich. Seine Projekte und Prozesse bleiben, mit ihrem Verlauf.',
} satisfies Translated<typeof english>;
