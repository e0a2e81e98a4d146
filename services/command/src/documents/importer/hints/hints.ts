import { capital } from '@waymark/look/capital';
import type { PhrasingContent } from 'mdast';
import { trimmed, unbreakable, withoutRange, wordsIn } from '../titles/inline.ts';
import { dayIn, type WrittenDay } from './dates.ts';
import { daysIn, HIDDEN, INTERNAL, isRole, OPTIONAL } from './hintWords.ts';

/** What a line says about its task besides what is to be done. */
export type Hints = {
  role: string | null;
  days: number | null;
  date: WrittenDay | null;
  optional: boolean;
  internal: boolean;
  hidden: boolean;
};
export const noHints: Hints = {
  role: null,
  days: null,
  date: null,
  optional: false,
  internal: false,
  hidden: false,
};

const BRACKETS = /\s*(?:\(([^()]{1,80})\)|\[([^[\]]{1,80})\])(?=[\s.,;:]*$|\s)/gu;
const LABELLED =
  /(?:^|\s*(?:[–—|;,.]|\s-)\s*)(owner|assignee|assigned to|responsible|who|role|verantwortlich|zuständig|wer|due|due date|deadline|when|until|frist|fällig|bis)\s*:\s*([^–—|;,]{1,60}?)\s*(?=$|[–—|;,])/giu;
const MENTION = /(?:^|\s)@([a-z0-9][\w.-]{0,38})[\s.]*$/iu;
/** A day as Notion writes it in a line: `@January 15, 2027`, with a time or up to another day. */
const NAMED_DAY =
  '@?((?:\\p{L}{3,9}\\.? \\d{1,2}, \\d{4})|(?:\\d{1,2}\\.? \\p{L}{3,9} \\d{4})|(?:\\d{4}[-/]\\d{2}[-/]\\d{2}))(?:,? \\d{1,2}:\\d{2}(?: ?[AP]M)?)?';
const AT_DAY = new RegExp(
  `\\s*(?:\\((?:by |due |bis )?)?@(?=[\\p{L}\\d])${NAMED_DAY.slice(2)}(?:\\s*→\\s*${NAMED_DAY})?\\)?(?=[\\s.,;:)]|$)`,
  'giu',
);
const LEADING_ROLE = /^([\p{L}\p{N}&/ -]{2,40}?)\s*:\s+(?=\S)/u;
const TRAILING = /\s+[–—-]\s+([^–—]{2,40})$/u;

type FoundHints = { from: number; to: number; hints: Partial<Hints> };

/**
 * Takes what a line says of people, days and dates out of it: brackets such as `(IT lead, 3 days)`,
 * `Owner: Legal`, `Controller: …` in front, `@somebody` and `– 3 days` at its end. Brackets count
 * only where all that is in them is understood.
 */
export function takeHints(line: readonly PhrasingContent[]): {
  words: PhrasingContent[];
  hints: Hints;
} {
  let words = [...line];
  let hints = noHints;
  for (let found = findIn(words, hints); found; found = findIn(words, hints)) {
    words = trimmed(withoutRange(words, found.from, found.to));
    hints = { ...hints, ...found.hints };
  }
  return { words, hints };
}

/** What a short text by itself says: a cell, or the words in brackets. */
export function hintsOf(text: string): Partial<Hints> | null {
  const parts = text
    .split(/[,;/|]\s*|\s+[–—-]\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = parts.map(hintOf);
  if (parts.length === 0 || found.includes(null)) return null;
  const roles = found.filter((each) => each?.role).length;
  return roles > 1 ? null : Object.assign({}, ...found);
}

function hintOf(text: string): Partial<Hints> | null {
  const days = daysIn(text);
  if (days !== null) return { days };
  const date = dayIn(text);
  if (date !== null) return { date };
  if (OPTIONAL.test(text)) return { optional: true };
  if (INTERNAL.test(text)) return { internal: true };
  if (HIDDEN.test(text)) return { hidden: true };
  const [, label, value] =
    /^(owner|assignee|responsible|role|verantwortlich|zuständig)\s*:\s*(.+)$/iu.exec(text) ?? [];
  if (label !== undefined && value !== undefined) return { role: roleName(value) };
  const [, mentioned] = /^@([a-z0-9][\w.-]{0,38})$/iu.exec(text) ?? [];
  if (mentioned !== undefined) return { role: mentioned };
  return isRole(text) ? { role: roleName(text) } : null;
}

function findIn(words: readonly PhrasingContent[], sofar: Hints): FoundHints | null {
  const text = wordsIn(words);
  const kept = unbreakable(words);
  const free = ({ from, to }: FoundHints) =>
    to - from < text.trim().length && !kept.some(([a, b]) => a < to && from < b);
  for (const found of candidates(text)) if (free(found) && isNew(found.hints, sofar)) return found;
  return null;
}

/** A second role would push the first one out. */
const isNew = (hints: Partial<Hints>, sofar: Hints): boolean =>
  !(hints.role !== undefined && sofar.role !== null) &&
  !(hints.days !== undefined && sofar.days !== null) &&
  !(hints.date !== undefined && sofar.date !== null);

function* candidates(text: string): Generator<FoundHints> {
  const at = (match: RegExpMatchArray) => ({
    from: match.index ?? 0,
    to: (match.index ?? 0) + match[0].length,
  });
  for (const match of text.matchAll(BRACKETS)) {
    const hints = hintsOf(match[1] ?? match[2] ?? '');
    if (hints !== null) yield { ...at(match), hints };
  }
  for (const match of text.matchAll(LABELLED)) {
    const hints = labelled(match[1] ?? '', match[2] ?? '');
    if (hints !== null) yield { ...at(match), hints };
  }
  for (const match of text.matchAll(AT_DAY)) {
    const date = dayIn((match[2] ?? match[1] ?? '').replaceAll('/', '-'));
    if (date !== null) yield { ...at(match), hints: { date } };
  }
  const mention = MENTION.exec(text);
  if (mention) yield { ...at(mention), hints: { role: mention[1]! } };
  const leading = LEADING_ROLE.exec(text);
  if (leading && isRole(leading[1]!))
    yield { ...at(leading), hints: { role: roleName(leading[1]!) } };
  const trailing = TRAILING.exec(text);
  const said = trailing && hintsOf(trailing[1]!);
  if (trailing && said) yield { ...at(trailing), hints: said };
}

/** `Owner: Legal`, `Due: 2026-11-28`. */
export function labelled(label: string, value: string): Partial<Hints> | null {
  if (/^(?:due|due date|deadline|when|until|frist|fällig|bis)$/iu.test(label)) {
    const days = daysIn(value);
    const date = dayIn(value);
    return days !== null ? { days } : date !== null ? { date } : null;
  }
  const name = roleName(value.replace(/^@/, ''));
  return name.length <= 40 && name.split(' ').length <= 4 ? { role: name } : null;
}

/** A role as it is written at the beginning of a line. */
export const roleName = (text: string): string => {
  const name = text.trim();
  return capital(name);
};
