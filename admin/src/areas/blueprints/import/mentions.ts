import type { DraftTask, ImportDraft } from '@waymark/api';
import { plainText } from './blockWords.ts';

/** Somebody whom the workspace knows: an account of the team, or a role. */
export type KnownPerson = {
  readonly ref: string;
  readonly name: string;
  /** All that they may be called in a document. */
  readonly words: readonly string[];
};

/** Who may be meant by a word of the document, and the tasks that would be theirs. */
export type Offer = {
  readonly word: string;
  readonly keys: readonly string[];
  /**
   * Whom the workspace or the draft knows by that; null: nobody, so that it would be a placeholder.
   */
  readonly meant: Pick<KnownPerson, 'ref' | 'name'> | null;
};

/**
 * `@mikkel`, `@it-lead`, `@org/team`: not what stands in the middle of a word, as in an e-mail
 * address.
 */
const MENTION =
  /(?<![\p{L}\p{N}_.@/-])@(?:[\p{L}\p{N}_.-]+\/)?([\p{L}\p{N}](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}])?)(?![\p{L}\p{N}@/])/u;

/** Whom a text names by `@`, first of all; null: nobody. */
export const mentionIn = (text: string): string | null => MENTION.exec(text)?.[1] ?? null;

/** One spelling of a name: `IT lead`, `it-lead` and `It.Lead` are the same. */
const called = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Names of the document that the workspace knows, and `@names` in tasks that nobody has yet.
 * Nothing of it is done before somebody says so.
 */
export function offersOf(
  { milestones, placeholders }: ImportDraft,
  known: readonly KnownPerson[],
): Offer[] {
  const tasks = milestones
    .flatMap(({ modules }) => modules)
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is DraftTask => block.kind === 'task');
  const inWorkspace = (word: string) => {
    const fits = known.filter(({ words }) => words.some((each) => called(each) === called(word)));
    return fits.length === 1 ? fits[0]! : null;
  };
  const ofPlaceholders = placeholders.flatMap(({ placeholderId, name }): Offer[] => {
    const meant = inWorkspace(name);
    const theirs = tasks.filter((task) => task.assignee === placeholderId);
    return meant === null || theirs.length === 0
      ? []
      : [{ word: name, keys: theirs.map(({ key }) => key), meant }];
  });
  const mentioned = Map.groupBy(
    tasks.filter(({ assignee }) => assignee === null),
    (task) => mentionIn(`${task.headline} ${descriptionOf(task)}`),
  );
  const inDraft = (word: string) => {
    const found = placeholders.find(({ name }) => called(name) === called(word));
    return found ? { ref: found.placeholderId, name: found.name } : null;
  };
  const ofMentions = [...mentioned].flatMap(([word, theirs]): Offer[] =>
    word === null
      ? []
      : [
          {
            word: `@${word}`,
            keys: theirs.map(({ key }) => key),
            meant: inWorkspace(word) ?? inDraft(word),
          },
        ],
  );
  return joined([...ofPlaceholders, ...ofMentions]);
}

/** Whoever may be meant in several places is asked about once. */
const joined = (offers: readonly Offer[]): Offer[] =>
  [...Map.groupBy(offers, ({ word, meant }) => meant?.ref ?? word).values()].map(
    ([first, ...more]) => ({ ...first!, keys: [first!, ...more].flatMap(({ keys }) => keys) }),
  );

const descriptionOf = ({ description }: DraftTask): string =>
  description === '' ? '' : plainText({ type: 'text', html: description });
