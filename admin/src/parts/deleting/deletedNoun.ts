import type { English } from '../../base/texts/index.ts';

/**
 * The nouns that a dialog deletes: each is named in whole sentences, since a language may bend the
 * word.
 */
export type DeletedNoun = keyof English['deleteNoun'];
