import type { Translated } from '../en/catalogue.ts';
import type { clientView as english } from '../en/clientView.ts';

export const clientView = {
  view: 'Im Kundenbereich ansehen',
  short: 'Als Kunde ansehen',
  nobody: 'Laden Sie jemanden beim Kunden ein, um zu sehen, was dort zu sehen ist',
  invited: '%{name}, eingeladen',
  as: 'Ansehen als',
  asWho: 'Sie sehen, was %{name} von %{client} sieht.',
  asInvited: 'Sie sehen, was %{name} von %{client} beim ersten Besuch sehen wird.',
  readOnly: 'Hier können Sie nichts ändern, und nichts gilt als gelesen.',
  back: 'Zurück',
  size: 'Größe',
  desk: 'Computer',
  phone: 'Telefon',
  frame: 'Kundenbereich von %{name}',
  failed: 'Der Kundenbereich ließ sich nicht öffnen.',
} as const satisfies Translated<typeof english>;
