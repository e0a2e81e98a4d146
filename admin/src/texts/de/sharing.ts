import type { Translated } from '../catalogue.ts';
import type { sharing as english } from '../en/sharing.ts';

export const sharing = {
  share: 'Teilen',
  title: '%{name} teilen',
  linkToProcess: 'Link nur zu diesem Prozess',
  linkToProject: 'Link zu diesem Projekt',
  process: 'diesen Prozess',
  project: 'dieses Projekt',
  sees: 'Wer diesen Link und das Passwort hat, sieht %{what}.',
  works:
    'Wer diesen Link und das Passwort hat, sieht %{what} und darf Aufgaben erledigen, unter dem Namen, den er eingibt.',
  link: 'Link',
  copy: 'Kopieren',
  copied: 'Kopiert',
  password: 'Passwort',
  toBeginWith: 'Ein Passwort, zum Anfang',
  another: 'Ein anderes Passwort',
  appears: 'Der Link erscheint, sobald ein Passwort gesetzt ist.',
  set: 'Passwort setzen',
  change: 'Passwort ändern',
  suggest: 'Vorschlagen',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  setBy: 'Gesetzt von %{name} am %{date}.',
  signsOut: {
    one: 'Wird es geändert, ist die Person draußen, die über den Link gekommen ist.',
    other:
      'Wird es geändert, sind die %{count} Personen draußen, die über den Link gekommen sind.',
  },
  isSet:
    'Das Passwort ist gesetzt. Schicken Sie es auf einem anderen Weg als den Link.',
  byLink: 'Über Link und Passwort',
  came: {
    one: '1 Person, zuletzt am %{date}',
    other: '%{count} Personen, zuletzt am %{date}',
  },
  nobody: 'Noch ist niemand gekommen.',
  off: 'Der Link ist aus: Er führt nirgendwohin.',
  over: 'Der Link endete am %{date}: Er führt nirgendwohin.',
  mayWork: 'Gäste dürfen Aufgaben erledigen',
  ends: 'Der Link endet nach dem',
  whoLooked: 'Wer geschaut hat',
  looked: 'Geschaut am %{at}',
  outside: 'Kam mit einem früheren Passwort',
  former: 'Ehemaliger Gast',
  stop: 'Nicht mehr teilen',
  stopAsks: 'Nicht mehr teilen?',
  stopSays: 'Der Link führt dann für immer nirgendwohin.',
  stopShutsOut: {
    one: 'Der Link führt dann für immer nirgendwohin, und eine Person verliert den Zugang.',
    other:
      'Der Link führt dann für immer nirgendwohin, und %{count} Personen verlieren den Zugang.',
  },
  notLoaded: 'Wie geteilt wird, ließ sich nicht lesen.',
} as const satisfies Translated<typeof english>;
