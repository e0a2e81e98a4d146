import type { Translated } from '../en/catalogue.ts';
import type { pdf as english } from '../en/pdf.ts';

export const pdf = {
  add: 'PDF hinzufügen',
  change: 'PDF ändern',
  choose: 'PDF wählen',
  replace: 'Anderes PDF wählen',
  hint: 'Eine Datei. Hier ablegen oder einfügen.',
  size: 'PDF, %{size}',
  title: 'Titel',
  gone: 'Dieses PDF gibt es nicht mehr',
  notPdf: 'Hier kann nur ein PDF stehen. Speichern Sie es als PDF und laden Sie dieses hoch.',
} satisfies Translated<typeof english>;
