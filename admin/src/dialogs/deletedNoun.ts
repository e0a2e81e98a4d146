import type { English } from '../texts/index.ts';

/** What is deleted in a dialog: each is named in whole sentences, since a language may bend the word. */
export type DeletedNoun = keyof English['deleteNoun'];
