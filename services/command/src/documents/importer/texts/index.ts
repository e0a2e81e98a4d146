import type { Language } from '@waymark/look/language';
import { de } from './de.ts';
import { en, type NoteTexts } from './en.ts';

export type { NamedPart } from './en.ts';

const texts: Readonly<Record<Language, NoteTexts>> = { en, de };

export type NoteKey = keyof NoteTexts;
export type AboutNote<K extends NoteKey> = NoteTexts[K] extends (...about: infer About) => string
  ? About
  : [];

/** What a note says, in no language yet: plain data, since it comes from a thread. */
export type NoteSaid = { key: NoteKey; about: readonly unknown[] };

export function sayNote({ key, about }: NoteSaid, language: Language): string {
  const text = texts[language][key];
  return typeof text === 'string'
    ? text
    : (text as (...about: readonly unknown[]) => string)(...about);
}
