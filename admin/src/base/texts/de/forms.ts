import type { Translated } from '../en/catalogue.ts';
import type { forms as english } from '../en/forms.ts';

export const forms = {
  add: 'Hinzufügen',
  addForm: 'Formular hinzufügen',
  rename: 'Formular umbenennen',
  search: 'Formulare durchsuchen',
  failed: 'Die Formulare konnten nicht geladen werden',
  none: 'Noch keine Formularvorlagen',
  noneHint: 'Ein Formular fragt Ihren Kunden in einem Zug nach allem, was Sie wissen müssen.',
  create: 'Erstellt',
  update: 'Geändert',
  preview: 'Vorschau',
  updatedAt: 'Geändert %{at}',
  count: { one: '%{count} Formular', other: '%{count} Formulare' },
  fields: { one: '%{count} Feld', other: '%{count} Felder' },
  in: { one: 'in %{count} Modul', other: 'in %{count} Modulen' },
  noFields: 'noch keine Felder',
  notPublished: 'noch nicht veröffentlicht',
  changedSince: 'seit Fassung %{version} geändert',
  deleted: 'Formular gelöscht',
  staysIn: {
    one: '%{count} Modul verwendet es. Dort bleibt es und kann weiter ausgefüllt werden.',
    other: '%{count} Module verwenden es. Dort bleibt es und kann weiter ausgefüllt werden.',
  },
} satisfies Translated<typeof english>;
