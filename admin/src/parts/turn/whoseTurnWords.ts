import { sayTurn, type TurnToSay, type TurnWords } from '@waymark/look/turn';
import { turnInGerman } from '@waymark/look/turn/de';
import { turnInEnglish } from '@waymark/look/turn/en';
import type { Language } from '@waymark/look';
import type { T } from '../../base/texts/index.ts';

export const wordsOfTurn: Readonly<Record<Language, TurnWords>> = {
  en: turnInEnglish,
  de: turnInGerman,
};

/**
 * Whose turn it is, to the team, where there is no room for why: a person wherever one has to act,
 * and of ours "Nobody of us" where there is none (PRODUCT 7.5).
 */
export function whoseTurnWords(
  t: T,
  language: Language,
  turn: Pick<TurnToSay, 'side' | 'because' | 'who'>,
): string {
  if (turn.side === 'seller' && turn.who === null) return t('hub.nobodyOfUs');
  const { whose, since } = sayTurn(wordsOfTurn[language], {
    ...{ ...turn, from: null, since: null, by: null, module: null },
    ...{ seller: '', ours: true },
  });
  return [whose, since].filter(Boolean).join(', ');
}
