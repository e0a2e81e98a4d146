import type { Translated } from '../en/catalogue.ts';
import type { presence as english } from '../en/presence.ts';

export const presence = {
  hereNow: 'Gerade hier',
  isHere: 'Sieht diese Seite an',
  inModule: 'Ist in %{module}',
  at: 'Ist bei %{place}',
  writesIn: 'Schreibt in %{place}',
  writes: 'Schreibt auf dieser Seite',
  writing: '%{name} schreibt gerade hier',
  goTo: 'Zu %{name}',
  changed: '%{name}, gerade eben: %{what}',
  insteadOf: '%{to} statt %{from}',
  changedThings: {
    one: '%{name} hat %{count} Sache geändert',
    other: '%{name} hat %{count} Sachen geändert',
  },
  severalChanged: {
    one: '%{count} Sache wurde geändert',
    other: '%{count} Sachen wurden geändert',
  },
  show: 'Zeigen',
} satisfies Translated<typeof english>;
