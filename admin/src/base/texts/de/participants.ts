import type { Translated } from '../en/catalogue.ts';
import type { participants as english } from '../en/participants.ts';

export const participants = {
  participants: 'Beteiligte',
  count: { one: '%{count} Beteiligte', other: '%{count} Beteiligte' },
  openToClients: 'Beteiligte vom Kunden können hier auch Aufgaben erledigen, die noch niemand hat.',
  assigned: 'Für Aufgaben zuständig',
} satisfies Translated<typeof english>;
