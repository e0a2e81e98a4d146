import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@waymark/look';

/**
 * A text that counts: `count` chooses the form by the language's own rules (`Intl.PluralRules`).
 */
type Plural = { readonly one: string; readonly other: string };

/** The texts of an app by area and name. `%{name}` stands for a parameter. */
export type AppTexts = { readonly [area: string]: { readonly [name: string]: string | Plural } };

/** Every text of a catalogue: `area.name`. */
export type TextKey<C extends AppTexts> = {
  [A in keyof C & string]: `${A}.${keyof C[A] & string}`;
}[keyof C & string];

type TextOf<C extends AppTexts, K> = K extends `${infer A}.${infer N}`
  ? A extends keyof C
    ? N extends keyof C[A]
      ? C[A][N]
      : never
    : never
  : never;

type ParamsIn<T> = T extends Plural
  ? 'count' | ParamsIn<T['one']> | ParamsIn<T['other']>
  : T extends `${string}%{${infer P}}${infer Rest}`
    ? P | ParamsIn<Rest>
    : never;

type Params<C extends AppTexts, K, Value> = {
  [P in ParamsIn<TextOf<C, K>>]: P extends 'count' ? number : Value;
};

type All<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;

type With<P extends string> = [P] extends [never]
  ? string
  : All<P extends string ? `${string}%{${P}}${string}` : never>;

/**
 * The shape of a translation: all keys, no others, and each text with the parameters that the
 * original has.
 */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? With<ParamsIn<T[K]>>
    : T[K] extends Plural
      ? { readonly one: string; readonly other: With<ParamsIn<T[K]['other']>> }
      : Translated<T[K]>;
};

/**
 * The texts of a catalogue in one language. Parameters that are numbers are written as the language
 * writes them.
 */
export type Texts<C extends AppTexts> = {
  <K extends TextKey<C>>(
    key: K,
    ...params: [ParamsIn<TextOf<C, K>>] extends [never]
      ? []
      : [params: Params<C, K, string | number>]
  ): string;
  /** A text with elements in it, as a name in bold. */
  rich: <K extends TextKey<C>>(key: K, params: Params<C, K, ReactNode>) => ReactNode;
  /** Several as a sentence names them: `a, b, and c`. */
  list: (items: readonly string[]) => string;
  number: (value: number) => string;
  language: Language;
};

const hole = /%\{(\w+)\}/;

/** @param catalogue the texts of `language`, in the shape of the original */
export function textsOf<C extends AppTexts>(
  catalogue: Translated<C>,
  language: Language,
): Texts<C> {
  const texts = catalogue as unknown as AppTexts;
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language);
  type Values = Readonly<Record<string, unknown>>;
  /** Texts and names of parameters in turn. */
  const piecesOf = (key: string, values: Values): string[] => {
    const dot = key.indexOf('.');
    const text = texts[key.slice(0, dot)]?.[key.slice(dot + 1)];
    if (text === undefined) return [key];
    const said =
      typeof text === 'string'
        ? text
        : plurals.select(Number(values['count'])) === 'one'
          ? text.one
          : text.other;
    return said.split(hole);
  };
  const written = (value: unknown) => (typeof value === 'number' ? numbers.format(value) : value);
  const say = (key: string, values: Values = {}): string =>
    piecesOf(key, values)
      .map((piece, i) => (i % 2 === 0 ? piece : String(written(values[piece]))))
      .join('');
  const rich = (key: string, values: Values): ReactNode =>
    piecesOf(key, values).map((piece, i) =>
      createElement(
        Fragment,
        { key: i },
        i % 2 === 0 ? piece : (written(values[piece]) as ReactNode),
      ),
    );
  return Object.assign(say, {
    rich,
    list: (items: readonly string[]) => lists.format(items),
    number: (value: number) => numbers.format(value),
    language,
  }) as unknown as Texts<C>;
}
