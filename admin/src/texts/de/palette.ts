import type { Translated } from '../catalogue.ts';
import type { palette as english } from '../en/palette.ts';

export const palette = {
  searchAll: 'Aufgaben, Module, Personen, Seiten und Aktionen suchen',
  everything: 'Alles',
  best: 'Bester Treffer',
  tasks: 'Aufgaben',
  modules: 'Module',
  executions: 'Prozesse',
  blueprints: 'Vorlagen',
  people: 'Personen',
  pages: 'Seiten',
  actions: 'Aktionen',
  lastPlaces: 'Letzte Orte',
  of: '%{shown} von %{all}',
  says: 'Sagt „%{words}“',
  executionsOf: 'Prozesse von %{client}',
  addExecution: 'Prozess anlegen',
  invite: 'Jemanden ins Team einladen',
  nothing: 'Nichts heißt %{q}',
  offline: 'Der Server war nicht zu erreichen: Dies ist nur, was geladen ist.',
  choose: 'wählen',
  open: 'öffnen',
  newTab: 'neuer Tab',
  tabKey: 'Tab',
  ctrlEnter: 'Strg Enter',
  narrow: 'nur Aufgaben, Module …',
} satisfies Translated<typeof english>;
