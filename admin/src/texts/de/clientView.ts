import type { Translated } from '../catalogue.ts';
import type { clientView as english } from '../en/clientView.ts';

export const clientView = {
  view: 'Im Kundenbereich ansehen',
  nobody: 'Vom Kunden hat noch niemand einen Bereich',
  as: 'Als wer',
  asWho: 'Sie sehen, was %{name}, %{client}, sieht.',
  readOnly:
    'Von hier aus lässt sich nichts ändern, und nichts gilt als gelesen.',
  back: 'Zurück',
  size: 'Größe',
  desk: 'Rechner',
  phone: 'Telefon',
  frame: 'Kundenbereich von %{name}',
  failed: 'Der Kundenbereich ließ sich nicht öffnen.',
} as const satisfies Translated<typeof english>;
