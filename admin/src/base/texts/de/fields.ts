import type { Translated } from '../en/catalogue.ts';
import type { fields as english } from '../en/fields.ts';

export const fields = {
  text: 'Text',
  title: 'Titel',
  description: 'Beschreibung',
  headline: 'Überschrift',
  name: 'Name',
} satisfies Translated<typeof english>;
