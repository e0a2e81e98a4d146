import { ZxcvbnFactory, type OptionsDictionary } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { answerJobs } from '../../boundedWorkers/answerJobs.ts';

/** A password that is to be chosen, and words that have to do with whoever chooses it. */
export type StrengthJob = { readonly password: string; readonly ownWords: readonly string[] };
/** `null`: it is strong enough. */
export type StrengthAnswer = { readonly weakness: 'leaked' | 'guessable' | null };

/** Of five steps, the least: a hundred million guesses and more (zxcvbn). */
const LEAST_SCORE = 3;
/**
 * So many characters of a password are looked at: the work grows with the square of their number,
 * and so many are strong where they are not easy from their beginning.
 */
const LOOKED_AT = 32;

/** Words of both languages side by side, under names of their own. */
const named = (language: string, words: OptionsDictionary): OptionsDictionary =>
  Object.fromEntries(
    Object.entries(words).map(([name, list]) => [`${name}-${language}`, list] as const),
  );
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...named('en', english), ...named('de', german) },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT,
});

/** Warnings of zxcvbn about passwords that stand in its list of leaked ones. */
const LEAKED: ReadonlySet<string | null> = new Set([
  ...['topTen', 'topHundred', 'common', 'similarToCommon', 'pwned'],
]);

answerJobs<StrengthJob>(({ password, ownWords }): StrengthAnswer => {
  const { score, feedback } = zxcvbn.check(password, [...ownWords]);
  if (score >= LEAST_SCORE) return { weakness: null };
  return { weakness: LEAKED.has(feedback.warning) ? 'leaked' : 'guessable' };
});
