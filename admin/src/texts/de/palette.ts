import type { Translated } from '../catalogue.ts';
import type { palette as english } from '../en/palette.ts';

export const palette = {
  searchAll: 'Aufgaben, Module, Personen, Seiten und Aktionen suchen',
  everything: 'Alles',
  best: 'Bester Treffer',
  tasks: 'Aufgaben',
  modules: 'Module',
  executions: 'Prozesse',
  projects: 'Projekte',
  blueprints: 'Prozessvorlagen',
  people: 'Personen',
  pages: 'Seiten',
  actions: 'Aktionen',
  lastPlaces: 'Zuletzt besucht',
  of: '%{shown} von %{all}',
  says: 'Enthält „%{words}“',
  executionsOf: 'Prozesse von %{client}',
  addExecution: 'Prozess anlegen',
  invite: 'Jemanden ins Team einladen',
  nothing: 'Nichts passt zu „%{q}“',
  offline:
    'Der Server war nicht zu erreichen. Das sind nur die schon geladenen Treffer.',
  choose: 'wählen',
  open: 'öffnen',
  newTab: 'neuer Tab',
  tabKey: 'Tab',
  ctrlEnter: 'Strg Enter',
  narrow: 'nur Aufgaben, Module …',
  tasksInIt: 'Aufgaben',
  done: '%{done} von %{total} erledigt',
} satisfies Translated<typeof english>;
