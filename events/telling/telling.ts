import { alike } from '../alike.ts';
import { plainText } from '../blocks/plainText.ts';
import { phrase, type Phrase, type Text } from './phrase.ts';
import type { HistoryTexts } from './texts/catalogue.ts';

/** A value as it is kept: text, or a person by id, whose name is looked up when it is read. */
export type Atom = Text | { readonly person: string };
export type Value = Atom | readonly Atom[] | null;

export type Change = {
  readonly type: 'created' | 'modified' | 'removed';
  readonly field: Text;
  readonly oldValue: Value;
  readonly newValue: Value;
};

/**
 * How an event is told, in no language yet (`inWords`). The sentence has no subject and names
 * nobody: people stand only in `changes`. `headline`: what it is about.
 */
export type Telling = {
  readonly sentence: Phrase<'did'>;
  readonly headline: Text;
  readonly changes: readonly Change[];
  readonly cause: Phrase<'because'> | null;
};

/** The same event from the side of one task or module that it is about; who sees that is told. */
export type Aside = Telling & {
  readonly subject: string;
  readonly moduleId: string | null;
  /** It names tasks, which may be the team's alone, or become it. */
  readonly isTeams?: boolean;
};

/**
 * All that is told of one event. Whom it reaches is not said here: that stands in the definition of
 * the event.
 */
export type EventTelling = Telling & {
  readonly moduleId: string | null;
  readonly taskId: string | null;
  readonly asides: readonly Aside[];
  /**
   * What the client is told instead, where the event reaches it by words of their own; null:
   * nothing.
   */
  readonly forClient: Telling | null;
};

/** What is told of an event; `about` says which module and task it is about. */
export const telling = (
  sentence: Phrase<'did'>,
  headline: Text,
  changes: readonly Change[],
  about: Partial<Pick<EventTelling, 'moduleId' | 'taskId' | 'cause' | 'asides' | 'forClient'>> = {},
): EventTelling => ({
  sentence,
  headline,
  changes,
  moduleId: about.moduleId ?? null,
  taskId: about.taskId ?? null,
  cause: about.cause ?? null,
  asides: about.asides ?? [],
  forClient: about.forClient ?? null,
});

/**
 * That something happened to modules that the client sees, without naming one: it may be hidden
 * later.
 */
export const severalModules = (headline: Text): Telling => ({
  sentence: phrase('did.severalModulesChanged'),
  headline,
  changes: [],
  cause: null,
});

/** A field that has a name of its own. */
type Field = {
  [Name in keyof HistoryTexts['field']]: HistoryTexts['field'][Name] extends string ? Name : never;
}[keyof HistoryTexts['field']];
const fieldOf = (field: Field | Phrase<'field'>): Phrase<'field'> =>
  typeof field === 'string' ? { key: `field.${field}`, about: [] } : field;

export const modified = (
  field: Field | Phrase<'field'>,
  oldValue: Value,
  newValue: Value,
): Change => ({ ...{ type: 'modified', field: fieldOf(field) }, ...{ oldValue, newValue } });
export const created = (field: Field | Phrase<'field'>, newValue: Value): Change => ({
  ...{ type: 'created', field: fieldOf(field) },
  ...{ oldValue: null, newValue },
});
export const removed = (field: Field | Phrase<'field'>, oldValue: Value): Change => ({
  ...{ type: 'removed', field: fieldOf(field) },
  ...{ oldValue, newValue: null },
});

/** Whether the value is another one. */
export const hasChanged = ({ oldValue, newValue }: Change): boolean => !alike(oldValue, newValue);

/** HTML as its text, cut; nothing when it holds none. */
export const excerpt = (html: string): string | null => cut(plainText(html));

/** Text cut at so many characters; nothing when it holds none. */
export function cut(text: string, most = 300): string | null {
  if (text === '') return null;
  if (text.length <= most) return text;
  // What is between two braces stands for something as a whole alone.
  const whole = text.slice(0, most - 1).replace(/\{\{[^{}]{0,120}\}?$/, '');
  return `${whole.toWellFormed()}…`;
}

export const day = (date: string | null): Phrase<'value'> | null =>
  date === null ? null : phrase('value.day', date);
export const yesNo = (value: boolean): Phrase<'value'> =>
  value ? phrase('value.yes') : phrase('value.no');
export const orNull = (text: string): string | null => (text === '' ? null : text);
