import { plainText } from '../blocks/plainText.ts';

/** A value as it is kept: text as people read it, or a person by id, whose name is looked up when it is read. */
export type Atom = string | { readonly person: string };
export type Value = Atom | readonly Atom[] | null;

export type Change = {
  readonly type: 'created' | 'modified' | 'removed';
  readonly field: string;
  readonly oldValue: Value;
  readonly newValue: Value;
};

/** An event in words. The sentence has no subject and names nobody: people stand only in `changes`. */
export type Telling = {
  readonly sentence: string;
  readonly headline: string;
  readonly changes: readonly Change[];
  readonly cause: string | null;
};

/** The same event from the side of one task or module that it is about; who sees the module is told. */
export type Aside = Telling & {
  readonly subject: string;
  readonly moduleId: string | null;
};

/** Whom it reaches is not said here: that stands in the definition of the event. */
export type Told = Telling & {
  readonly moduleId: string | null;
  readonly taskId: string | null;
  readonly asides: readonly Aside[];
  /** What the client is told instead, where the event reaches it by words of their own; null: nothing. */
  readonly forClient: Telling | null;
};

/** What is told of an event; `about` says which module and task it is about. */
export const told = (
  sentence: string,
  headline: string,
  changes: readonly Change[],
  about: Partial<
    Pick<Told, 'moduleId' | 'taskId' | 'cause' | 'asides' | 'forClient'>
  > = {},
): Told => ({
  sentence,
  headline,
  changes,
  moduleId: about.moduleId ?? null,
  taskId: about.taskId ?? null,
  cause: about.cause ?? null,
  asides: about.asides ?? [],
  forClient: about.forClient ?? null,
});

/** That something happened to modules that the client sees, without naming one: it may be hidden later. */
export const severalModules = (headline: string): Telling => ({
  sentence: 'changed several modules',
  headline,
  changes: [],
  cause: null,
});

export const modified = (
  field: string,
  oldValue: Value,
  newValue: Value,
): Change => ({ type: 'modified', field, oldValue, newValue });
export const created = (field: string, newValue: Value): Change => ({
  type: 'created',
  field,
  oldValue: null,
  newValue,
});
export const removed = (field: string, oldValue: Value): Change => ({
  type: 'removed',
  field,
  oldValue,
  newValue: null,
});

/** HTML as its text, cut; nothing when it holds none. */
export const excerpt = (html: string): string | null => cut(plainText(html));

/** Text cut at so many characters; nothing when it holds none. */
export function cut(text: string, most = 300): string | null {
  if (text === '') return null;
  return text.length <= most
    ? text
    : `${text.slice(0, most - 1).toWellFormed()}…`;
}

/** `2026-11-14` -> `14.11.2026` (PRODUCT 12). */
export const day = (date: string | null): string | null =>
  date === null ? null : date.split('-').reverse().join('.');
export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
export const orNull = (text: string): string | null =>
  text === '' ? null : text;
