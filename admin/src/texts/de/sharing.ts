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
    'Wer diesen Link und das Passwort hat, sieht %{what} und kann unter einem eigenen Namen Aufgaben erledigen.',
  link: 'Link',
  copy: 'Kopieren',
  copied: 'Kopiert',
  password: 'Passwort',
  toBeginWith: 'Passwort wählen',
  another: 'Anderes Passwort wählen',
  appears: 'Der Link erscheint, sobald ein Passwort gesetzt ist.',
  set: 'Passwort setzen',
  change: 'Passwort ändern',
  suggest: 'Vorschlagen',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  setBy: 'Gesetzt von %{name} am %{date}.',
  signsOut: {
    one: 'Wird es geändert, wird die Person abgemeldet, die über den Link gekommen ist.',
    other:
      'Wird es geändert, werden die %{count} Personen abgemeldet, die über den Link gekommen sind.',
  },
  isSet: 'Das Passwort ist gesetzt. Senden Sie es getrennt vom Link.',
  byLink: 'Über Link und Passwort',
  came: {
    one: '1 Person, zuletzt am %{date}',
    other: '%{count} Personen, zuletzt am %{date}',
  },
  nobody: 'Noch hat ihn niemand geöffnet.',
  off: 'Der Link ist aus. Niemand kann ihn öffnen.',
  over: 'Der Link endete am %{date}. Niemand kann ihn öffnen.',
  mayWork: 'Gäste können Aufgaben erledigen',
  ends: 'Der Link endet nach dem',
  whoLooked: 'Wer ihn geöffnet hat',
  looked: 'Geöffnet am %{at}',
  outside: 'Kam mit einem früheren Passwort',
  former: 'Ehemaliger Gast',
  stop: 'Nicht mehr teilen',
  stopAsks: 'Nicht mehr teilen?',
  stopSays: 'Der Link funktioniert dann nie wieder.',
  stopShutsOut: {
    one: 'Der Link funktioniert dann nie wieder, und eine Person verliert den Zugang.',
    other:
      'Der Link funktioniert dann nie wieder, und %{count} Personen verlieren den Zugang.',
  },
  notLoaded: 'Die Angaben zum Teilen konnten nicht geladen werden.',
} as const satisfies Translated<typeof english>;
