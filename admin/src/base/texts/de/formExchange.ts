import type { Translated } from '../en/catalogue.ts';
import type { formExchange as english } from '../en/formExchange.ts';

export const formExchange = {
  import: 'Importieren',
  title: 'Formular importieren',
  choose: 'Datei wählen',
  file: 'Datei mit einem Formular',
  hint: 'Markdown oder JSON Schema, bis zu 1 MB',
  paste: 'Oder hier einfügen',
  pasteHint:
    'Überschriften werden zu Abschnitten, Listenpunkte zu Fragen, was darunter eingerückt steht zu ihren Antworten.',
  example: '# Anmeldung\n- Welchen Anbieter nutzen Sie?\n  - Okta',
  tooLarge: 'Das ist mehr als 1 MB.',
  unreadable:
    'Das ist kein JSON Schema eines Objekts mit Eigenschaften. Wählen Sie eine andere Datei.',
  noFields: 'Es enthält keine Fragen. Jeder Punkt einer Liste wird zu einer.',
  tooManyFields: 'Es hat mehr als 200 Felder. Teilen Sie es auf mehrere Formulare auf.',
  becomes: 'Was daraus wird',
  fields: { one: '%{count} Feld', other: '%{count} Felder' },
  unnamed: 'Noch ohne Text',
  left: 'Nicht übernommen oder gekürzt: %{what}',
  export: 'Als JSON Schema exportieren',
  exportFailed: 'Das Formular konnte nicht exportiert werden',
} satisfies Translated<typeof english>;
