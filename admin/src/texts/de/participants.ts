import type { Translated } from '../catalogue.ts';
import type { participants as english } from '../en/participants.ts';

export const participants = {
  participants: 'Beteiligte',
  count: { one: '%{count} Beteiligte', other: '%{count} Beteiligte' },
  assigned: 'Für Aufgaben zuständig',
} satisfies Translated<typeof english>;
