import { asName } from '@waymark/look/names';

/** The longest title that is proposed. */
export const MAX_TITLE = 80;
/** The shortest that a cut may leave. */
const MIN_TITLE = 12;

/** Where a sentence is cut: the title ends at `end`, what it leaves begins at `rest`. */
export type Cut = { end: number; rest: number; inWords: boolean };

/** Words that end with a full stop and end no sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|incl|resp|no|nr|dr|mr|mrs|ms|st|z\.\s?b|d\.\s?h|u\.\s?a|ggf|bzw|ca|inkl|evtl|usw)\.$/i;

/** A kind of border: what stands there, and whether the first one counts or the last. */
type Border = { pattern: RegExp; take: 'first' | 'last' };

const clause =
  'that|which|who|whose|because|so that|so|if|when|whenever|unless|until|before|after|while|where|in order to|in case|by \\p{L}+ing|using|following|including|without|as well as|via|damit|bis|wenn|sobald|weil|sowie|indem|bevor|nachdem|falls|um';
const small =
  'and|or|to|for|with|from|in|on|at|into|per|und|oder|für|mit|von|im|am|an|auf|bei|zu|zum|zur';

/** From the strongest to the weakest. */
const BORDERS: readonly Border[] = [
  { pattern: /[.!?]["'”’»)]?(?=\s+["'“‘«(]?[\p{Lu}\p{N}`@])/gu, take: 'first' },
  { pattern: /[:;](?=\s)|\s(?=[–—-]\s)/gu, take: 'first' },
  { pattern: /\s(?=\([^()]*\)[.!?]?\s*(?:$|\p{Lu}))/gu, take: 'first' },
  {
    pattern: new RegExp(
      `,(?=\\s(?:and|but|or|then|see|e\\.g|i\\.e|und|aber|oder|der|die|das|den|dass|${clause})\\b)`,
      'giu',
    ),
    take: 'last',
  },
  { pattern: new RegExp(`\\s(?=(?:${clause})\\s)`, 'giu'), take: 'last' },
  { pattern: /,(?=\s)/gu, take: 'last' },
  { pattern: new RegExp(`\\s(?=(?:${small})\\s)`, 'giu'), take: 'last' },
];

/**
 * Where a sentence that is too long for a title parts best: at the end of its first sentence, at a
 * colon or dash, before what stands in brackets or explains, and only where there is none of these
 * between two words.
 *
 * @param keep what is not to be cut in two, such as the words of a link
 */
export function cutOf(text: string, keep: readonly (readonly [number, number])[] = []): Cut | null {
  const isLong = text.length > MAX_TITLE;
  const within = (at: number) => keep.some(([a, b]) => a < at && at < b);
  // Of what is short enough a second sentence is still no part of a title.
  for (const { pattern, take } of isLong ? BORDERS : BORDERS.slice(0, 1)) {
    // What stands in brackets may go on far behind the border before it.
    const ends = [...text.matchAll(pattern)]
      .map((found) => found.index + found[0].trimEnd().length)
      .filter((end) => fits(text, end) && !within(end) && end < text.length);
    const end = take === 'first' ? ends[0] : ends.at(-1);
    if (end !== undefined) return { end, rest: end, inWords: false };
  }
  return isLong ? inWords(text, within) : null;
}

/** Words that leave a title hanging. */
const HANGING =
  /\s(?:with|to|for|of|the|a|an|and|or|in|on|at|by|from|that|is|are|be|been|has|have|your|our|its|their|not|should|must|will|may|can|those|these|mit|von|für|der|die|das|den|dem|ein|eine|und|oder|im|am|an|auf|zu|ist|sind|wird)$/iu;

function fits(text: string, end: number): boolean {
  const title = text.slice(0, end);
  return (
    bare(title).length >= MIN_TITLE &&
    bare(title).length <= MAX_TITLE &&
    !ABBREVIATED.test(title) &&
    !HANGING.test(bare(title)) &&
    title.split('(').length === title.split(')').length
  );
}

/** Between two words, or where there are none within one: the title then ends in `…`. */
function inWords(text: string, within: (at: number) => boolean): Cut {
  let last = 0;
  let beside = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text.slice(0, MAX_TITLE + 20))) {
    if (index > MAX_TITLE - 1) break;
    last = index;
    const isBorder = segment === ' ' && index >= MIN_TITLE && !within(index);
    if (isBorder && !HANGING.test(text.slice(0, index))) beside = index;
  }
  const end = beside > 0 ? beside : last;
  return { end, rest: end, inWords: true };
}

/** A title without the punctuation that ends or begins a part of a sentence. */
export const bare = (title: string): string =>
  asName(title.trim().replace(/(?<!\.\.)[.,;:–—\s-]+$/u, ''));

/** What leads over from the title to the rest of its sentence and says nothing by itself. */
export const LEADING = /^(?:[\s.,;:!?–—-]*[.,;:!?–—-](?=\s))?\s*(?:(?:and|und)\s+)?/iu;
