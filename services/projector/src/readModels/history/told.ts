import type { Audience } from '@waymark/events';
import { plainText } from './plainText.ts';

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

/** The same event from the side of one task or module that it is about. */
export type Aside = Telling & {
  readonly subject: string;
  readonly moduleId: string | null;
  readonly audience: Audience;
};

export type Told = Telling & {
  readonly moduleId: string | null;
  readonly taskId: string | null;
  readonly audience: Audience;
  /** It names things of several modules, which a client may not know all of. */
  readonly several: boolean;
  readonly asides: readonly Aside[];
};

/** What is told of an event that is about one thing; `about` says which module and task, and whom it may reach. */
export const told = (
  sentence: string,
  headline: string,
  changes: readonly Change[],
  about: {
    moduleId?: string | null;
    taskId?: string | null;
    audience?: Audience;
    several?: boolean;
    cause?: string | null;
    asides?: readonly Aside[];
  } = {},
): Told => ({
  sentence,
  headline,
  changes,
  moduleId: about.moduleId ?? null,
  taskId: about.taskId ?? null,
  audience: about.audience ?? 'EXTERN',
  several: about.several ?? false,
  cause: about.cause ?? null,
  asides: about.asides ?? [],
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

/** HTML as its text, at most 300 characters; nothing when it holds none. */
export function excerpt(html: string): string | null {
  const text = plainText(html);
  if (text === '') return null;
  return text.length <= 300 ? text : `${text.slice(0, 299).toWellFormed()}…`;
}

/** `2026-11-14` -> `14.11.2026` (spec 2 §9). */
export const day = (date: string | null): string | null =>
  date === null ? null : date.split('-').reverse().join('.');
export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
export const orNull = (text: string): string | null =>
  text === '' ? null : text;
