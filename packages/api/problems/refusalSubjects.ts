import type { Language } from '@waymark/look/language';

/**
 * The things that a refusal is about, in the words of the product, as they begin a sentence: 'This
 * project', 'A project'. Codes name it by its key (`codeOf`).
 */
export const refusalSubjects = {
  apiKey: {
    en: ['This API key', 'An API key'],
    de: ['Dieser API-Schlüssel', 'Einen API-Schlüssel'],
  },
  block: { en: ['This block', 'A block'], de: ['Dieser Block', 'Einen Block'] },
  blueprint: {
    en: ['This process template', 'A process template'],
    de: ['Diese Prozessvorlage', 'Eine Prozessvorlage'],
  },
  client: { en: ['This client', 'A client'], de: ['Dieser Kunde', 'Einen Kunden'] },
  execution: { en: ['This execution', 'An execution'], de: ['Dieser Prozess', 'Einen Prozess'] },
  file: { en: ['This file', 'A file'], de: ['Diese Datei', 'Eine Datei'] },
  field: { en: ['This field', 'A field'], de: ['Dieses Feld', 'Ein Feld'] },
  form: { en: ['This form', 'A form'], de: ['Dieses Formular', 'Ein Formular'] },
  job: { en: ['This job', 'A job'], de: ['Dieser Vorgang', 'Einen Vorgang'] },
  link: { en: ['This link', 'A link'], de: ['Dieser Link', 'Einen Link'] },
  message: { en: ['This message', 'A message'], de: ['Diese Nachricht', 'Eine Nachricht'] },
  milestone: {
    en: ['This milestone', 'A milestone'],
    de: ['Dieser Meilenstein', 'Einen Meilenstein'],
  },
  module: { en: ['This module', 'A module'], de: ['Dieses Modul', 'Ein Modul'] },
  note: { en: ['This note', 'A note'], de: ['Diese Notiz', 'Eine Notiz'] },
  placeholder: {
    en: ['This placeholder', 'A placeholder'],
    de: ['Dieser Platzhalter', 'Einen Platzhalter'],
  },
  project: { en: ['This project', 'A project'], de: ['Dieses Projekt', 'Ein Projekt'] },
  role: { en: ['This role', 'A role'], de: ['Diese Rolle', 'Eine Rolle'] },
  task: { en: ['This task', 'A task'], de: ['Diese Aufgabe', 'Eine Aufgabe'] },
  user: { en: ['This user', 'A user'], de: ['Diese Person', 'Eine Person'] },
  variable: { en: ['This variable', 'A variable'], de: ['Diese Variable', 'Eine Variable'] },
  view: { en: ['This view', 'A view'], de: ['Diese Ansicht', 'Eine Ansicht'] },
  workspace: {
    en: ['This workspace', 'A workspace'],
    de: ['Dieser Arbeitsbereich', 'Einen Arbeitsbereich'],
  },
} as const satisfies Record<
  string,
  Readonly<Record<Language, readonly [this_: string, a: string]>>
>;
export type RefusalSubject = keyof typeof refusalSubjects;

/** Small words with dashes: `api-key` of `apiKey`. */
export type Dashed<Name extends string> = Name extends `${infer Sign}${infer More}`
  ? `${Sign extends Lowercase<Sign> ? Sign : `-${Lowercase<Sign>}`}${Dashed<More>}`
  : '';

/** The code of a refusal about a thing: `api-key-not-found` of `apiKey`. */
export const codeOf = <Name extends string, What extends 'not-found' | 'exists'>(
  thing: Name,
  what: What,
): `${Dashed<Name>}-${What}` => {
  const dashed = thing.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
  return `${dashed as Dashed<Name>}-${what}`;
};
