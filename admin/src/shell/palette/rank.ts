import type {
  ClientRow,
  ExecutionRow,
  ModuleRow,
  PersonRow,
  ProjectRow,
  TaskRow,
} from '@waymark/api';
import { asRead, placeIn } from '@waymark/look';

export const hitKinds = [
  'tasks',
  'modules',
  'executions',
  'projects',
  'blueprints',
  'people',
  'pages',
  'actions',
] as const;
export type HitKind = (typeof hitKinds)[number];

/** What more is told of, by its kind. */
export type RankedSubject =
  | { readonly task: TaskRow }
  | { readonly execution: ExecutionRow }
  | { readonly module: ModuleRow }
  | { readonly project: ProjectRow }
  /** All that is carried out for it. */
  | { readonly client: ClientRow }
  | { readonly person: PersonRow };

/** Something that the palette may lead to. */
export type Candidate = {
  readonly id: string;
  readonly kind: HitKind;
  readonly title: string;
  /** Where it belongs: client, project, process. */
  readonly context: string;
  /** What is written in it, without markup. */
  readonly text?: string;
  readonly to: string;
  /** How it stands, where it does: lets the picture be drawn. */
  readonly status?: string;
  /** The row that it is, where more is told of it and can be done with it. */
  readonly about?: RankedSubject;
};
export type Hit = Candidate & {
  readonly score: number;
  /**
   * Words of its text that made it a hit, with some around them; empty where title and context did.
   */
  readonly says: string;
};

/** So much of a text is quoted around a word, in characters. */
const AROUND = 24;

export const wordsOf = (typed: string): readonly string[] =>
  asRead(typed).split(/\s+/).filter(Boolean);

/** Whether letters stand in a text in their order: `fwl` in `firewall`. */
function inOrder(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

const startsWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`);

/**
 * Rates how well one word fits: title before context before text, beginnings before middles,
 * letters in order last.
 */
function fit(word: string, title: string, context: string, text: string) {
  if (title.startsWith(word)) return 12;
  if (startsWord(title, word)) return 10;
  if (startsWord(context, word)) return 7;
  if (title.includes(word)) return 6;
  if (startsWord(text, word)) return 5;
  if (context.includes(word) || text.includes(word)) return 3;
  return word.length > 2 && inOrder(word, title) ? 1 : 0;
}

/** Sorts candidates that fit all words, the best first; equals stay in their order. */
export function rank(typed: string, candidates: readonly Candidate[]): readonly Hit[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return candidates
    .flatMap((candidate): Hit[] => {
      const [title, context, text] = [candidate.title, candidate.context, candidate.text ?? ''].map(
        asRead,
      ) as [string, string, string];
      const fits = words.map((word) => fit(word, title, context, text));
      if (fits.includes(0)) return [];
      const whole = title === asRead(typed).trim() ? 20 : 0;
      const score = fits.reduce<number>((sum, one) => sum + one, whole);
      const quoted = words.find((word) => !title.includes(word) && !context.includes(word));
      return [
        {
          ...candidate,
          score: score / words.length,
          says: quoted === undefined ? '' : quote(candidate.text ?? '', quoted),
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
}

/** The words around the first place of a word. */
function quote(text: string, word: string): string {
  const found = placeIn(text, word);
  if (found === null) return '';
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, found.from - AROUND)));
  const end = text.indexOf(' ', found.to + AROUND);
  return text.slice(from, end < 0 ? undefined : end).trim();
}

/** Hits by kind, each kind's in their order; kinds by their best. */
export function grouped(
  hits: readonly Hit[],
): readonly { readonly kind: HitKind; readonly hits: readonly Hit[] }[] {
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, of]) => ({ kind, hits: of }));
}
