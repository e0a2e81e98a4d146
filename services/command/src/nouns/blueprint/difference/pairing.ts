import { plainText } from '@waymark/events';

/**
 * Two are alike that share so many of all the words that they have together, where they stand in
 * the same place.
 */
export const ALIKE = 0.5;
/** And so many where one stands elsewhere: a step is often called alike in several places. */
export const NEARLY_EQUAL = 2 / 3;
/**
 * Beyond so many comparisons only those are paired that have the same words: looking must not take
 * longer than reading.
 */
const MOST_COMPARISONS = 250_000;

/** Words as a reader compares them: in whatever case and spacing, without marks. */
export const sameWords = (text: string): string => wordsOf(text).join(' ');

export const wordsOf = (html: string): string[] =>
  plainText(html)
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Pairs what has the same name, in the order in which it stands. */
export function byName<Old, New>(
  olds: readonly Old[],
  news: readonly New[],
  nameOfOld: (old: Old) => string,
  nameOfNew: (one: New) => string,
): Map<New, Old> {
  const free = Map.groupBy(olds, nameOfOld);
  return new Map(
    news.flatMap((one) => {
      const old = free.get(nameOfNew(one))?.shift();
      return old === undefined ? [] : [[one, old] as const];
    }),
  );
}

/** Pairs what shares at least `least` of its words, the most alike first. */
export function byLikeness<Old, New>(
  olds: readonly Old[],
  news: readonly New[],
  wordsOfOld: (old: Old) => readonly string[],
  wordsOfNew: (one: New) => readonly string[],
  least: number,
): Map<New, Old> {
  if (olds.length * news.length > MOST_COMPARISONS) return new Map();
  const before = olds.map((old) => ({ old, words: new Set(wordsOfOld(old)) }));
  const found = news.flatMap((one) => {
    const words = new Set(wordsOfNew(one));
    return before.flatMap((each) => {
      const shared = [...words].filter((word) => each.words.has(word)).length;
      const alike = shared / (words.size + each.words.size - shared);
      return alike >= least ? [{ one, old: each.old, alike }] : [];
    });
  });
  const pairs = new Map<New, Old>();
  const taken = new Set<Old>();
  for (const { one, old } of found.sort((a, b) => b.alike - a.alike))
    if (!pairs.has(one) && !taken.has(old)) {
      pairs.set(one, old);
      taken.add(old);
    }
  return pairs;
}

/** What no pair holds of either side. */
export const unpaired = <Old, New>(
  pairs: ReadonlyMap<New, Old>,
  olds: readonly Old[],
  news: readonly New[],
): { readonly olds: Old[]; readonly news: New[] } => {
  const taken = new Set(pairs.values());
  return {
    olds: olds.filter((old) => !taken.has(old)),
    news: news.filter((one) => !pairs.has(one)),
  };
};

/** A way to find what belongs together. */
export type Pair<Old, New> = (olds: readonly Old[], news: readonly New[]) => Map<New, Old>;

/** Adds pairs of what no pair holds yet. */
export function pair<Old, New>(
  pairs: Map<New, Old>,
  olds: readonly Old[],
  news: readonly New[],
  by: Pair<Old, New>,
): Map<New, Old> {
  const left = unpaired(pairs, olds, news);
  for (const [one, old] of by(left.olds, left.news)) pairs.set(one, old);
  return pairs;
}
