import type { Translated } from '../catalogue.ts';
import type { variables as english } from '../en/variables.ts';

export const variables = {
  valueWord: 'Wert',
  numberWord: 'Zahl',
  label: 'Beschriftung',
  labelOf: 'Beschriftung von %{name}',
  linkOf: 'Link von %{name}',
  valueOf: 'Wert von %{name}',
  theNew: 'der neuen Variable',
  https: 'https://',
  saveName: '%{name} speichern',
  named: '%{name}, %{word}',
  failed: 'Die Variablen konnten nicht geladen werden',
  alreadyExists: 'Diese Variable gibt es schon',
  noneYet: 'In der Vorlage wurden bisher keine Variablen angelegt.',
  noValue: 'Noch kein Wert',
  add: 'Variable hinzufügen',
} satisfies Translated<typeof english>;
