import type { Translated } from '../en/catalogue.ts';
import type { placeholders as english } from '../en/placeholders.ts';

export const placeholders = {
  namePlaceholder: 'IT-Leitung beim Kunden',
  descriptionOptional: 'Beschreibung (optional)',
  editName: '%{name} bearbeiten',
  deleteName: '%{name} löschen',
  keep: 'Behalten',
  asked: '%{name} löschen?',
  add: 'Platzhalter hinzufügen',
  ofThisPlan: 'In diesem Plan',
} satisfies Translated<typeof english>;
