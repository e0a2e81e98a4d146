import type { Translated } from '../catalogue.ts';
import type { participants as english } from '../en/participants.ts';

export const participants = {
  participants: 'Beteiligte',
  count: { one: '%{count} Beteiligte', other: '%{count} Beteiligte' },
  nobodyYet: 'Noch ist niemand beteiligt.',
  assigned: 'Mit Aufgaben betraut',
  add: 'Beteiligte hinzufügen',
} satisfies Translated<typeof english>;
