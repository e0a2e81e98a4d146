import type { SaidAt } from './said.ts';

/** Something that was said and is changed now: its id, and the words that stand there so far. */
export type EditedWords = { readonly id: string; readonly text: string };

/** What stands in the field of a composer. */
export type ComposerContent = {
  /** What is new, kept by the app until it is sent. */
  readonly draft: string;
  /** What is changed, which takes the place of the draft meanwhile. */
  readonly edited: EditedWords | undefined;
  /** What its author has made of it; of another id it belongs to what they changed before. */
  readonly edit: EditedWords | undefined;
};

/** The text that the field shows. */
export const shownText = ({ draft, edited, edit }: ComposerContent): string =>
  edited === undefined ? draft : edit?.id === edited.id ? edit.text : edited.text;

/** What has to be so that a text can go out. */
export type SendingRules = {
  /** Files go with it, which need no words. */
  readonly files: boolean;
  /** Something is not ready yet, as a file on its way, or a change that is being saved. */
  readonly waits: boolean;
  /** Longest text that the command takes, in characters. */
  readonly longest: number;
};

/** Whether a text can go out: by how many characters it is `over`, and whether it `isReady`. */
export function whetherReady(text: string, { files, waits, longest }: SendingRules) {
  const words = text.trim();
  const over = Math.max(0, words.length - longest);
  return { over, isReady: (words !== '' || files) && !waits && over === 0 };
}

/** What a key does: `leave` is out of what is changed, or of the field. */
export type ComposerStep = 'send' | 'editLast' | 'leave';

/**
 * What a key does in a composer: Enter is a new line, Ctrl or ⌘ with it sends, Up in an empty field
 * changes the last words, Escape leaves.
 */
export function composerStep(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { text, edited }: { readonly text: string; readonly edited: EditedWords | undefined },
): ComposerStep | undefined {
  if (key === 'Enter') return ctrlKey || metaKey ? 'send' : undefined;
  if (key === 'ArrowUp') return text === '' && edited === undefined ? 'editLast' : undefined;
  return key === 'Escape' ? 'leave' : undefined;
}

/** Puts words that came back before what was written since, each once. */
export const givenBack = (words: string, since: string): string =>
  [...new Set([words, since].filter((each) => each.trim() !== ''))].join('\n\n');

/** Something that was said, as far as it says whether its author may change it. */
export type ChangeableWords = SaidAt & {
  readonly erased: boolean;
  /** Of a message; a note has none. */
  readonly kind?: string;
  /** Of a message, whether all see it; a note has none. */
  readonly state?: string;
};

/**
 * Whether its author may change it or take it back: a reason given with Stuck stands in the plan,
 * and what is held was not said yet.
 */
export const isChangeable = ({
  deletedAt,
  erased,
  kind = 'message',
  state = 'shown',
}: ChangeableWords): boolean =>
  deletedAt === null && !erased && kind === 'message' && state === 'shown';

/**
 * The newest that somebody said and may change. None where that is on its way (`isGoing`): nothing
 * before it is meant by who changes their last words.
 */
export function lastOwn<One extends ChangeableWords>(
  said: readonly One[],
  me: string,
  isGoing: (one: One) => boolean,
): One | undefined {
  const newest = said.findLast((one) => one.authorId === me && isChangeable(one));
  return newest && !isGoing(newest) ? newest : undefined;
}
