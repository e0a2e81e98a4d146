import type { Language } from '@waymark/look/language';
import type { HistoryTexts } from './texts/catalogue.ts';
import { de } from './texts/de/index.ts';
import { en } from './texts/en/index.ts';

const catalogues: Readonly<Record<Language, HistoryTexts>> = { en, de };

type Area = keyof HistoryTexts;
/** A text of the catalogue, as `did.taskRenamed`. */
export type PhraseKey<A extends Area = Area> = {
  [Each in A]: `${Each}.${keyof HistoryTexts[Each] & string}`;
}[A];
type Wording<K> = K extends `${infer A extends Area}.${infer Name}`
  ? HistoryTexts[A][Name & keyof HistoryTexts[A]]
  : never;

/**
 * Words that are said in the language of whoever reads them: a text of the catalogue and what it is
 * about. Plain data.
 */
export type Phrase<A extends Area = Area> = {
  readonly key: PhraseKey<A>;
  readonly about: readonly (Text | number)[];
};
/** What people wrote, as they wrote it, or a phrase. */
export type Text = string | Phrase;

/** Where a wording has room for any words, a phrase may stand too. */
type PhraseArguments<Given extends readonly unknown[]> = {
  [I in keyof Given]: string extends Given[I] ? Text : Given[I];
};

type AreaOf<K extends PhraseKey> = K extends `${infer A extends Area}.${string}` ? A : never;

export const phrase = <K extends PhraseKey>(
  key: K,
  ...about: Wording<K> extends (...about: infer Given) => string ? PhraseArguments<Given> : []
) => ({ key, about }) as unknown as Phrase<AreaOf<K>>;

/** What people read. A phrase that a newer program wrote reads as its key. */
export function say(text: Text, language: Language): string {
  if (typeof text === 'string') return text;
  const [area, name] = text.key.split('.') as [Area, string];
  const wording = (catalogues[language][area] as Readonly<Record<string, Wordings>>)[name];
  if (wording === undefined) return text.key;
  return typeof wording === 'string'
    ? wording
    : wording(...text.about.map((one) => spoken(one, language)));
}
type Wordings = string | ((...about: readonly unknown[]) => string);

const spoken = (one: Text | number, language: Language) =>
  typeof one === 'number' ? one : say(one, language);

export const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && 'key' in value;
