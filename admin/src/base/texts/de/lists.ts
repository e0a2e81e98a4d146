import type { Translated } from '../en/catalogue.ts';
import type { lists as english } from '../en/lists.ts';

export const lists = {
  perPage: { one: '%{count} je Seite', other: '%{count} je Seite' },
} satisfies Translated<typeof english>;
