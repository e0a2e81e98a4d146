import type { Translated } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures = {
  pictures: 'Bilder',
  add: 'Bilder hinzufügen',
  change: 'Bilder ändern',
  choose: 'Bilder wählen',
  hint: 'Bis zu 4, je unter 4 MB. Hier ablegen oder einfügen.',
  alt: 'Was es zeigt',
  nth: 'Bild %{n}',
  look: '%{name} ansehen',
  drop: '%{name} entfernen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  gone: 'Dieses Bild gibt es nicht mehr',
  leftOut: {
    one: 'Nur %{most} Bilder passen. 1 wurde weggelassen.',
    other: 'Nur %{most} Bilder passen. %{count} wurden weggelassen.',
  },
  notPicture:
    'Hier kann nur ein Bild stehen: JPEG, PNG, WebP oder GIF. Laden Sie eines davon hoch.',
  tooHeavy: 'Bilder müssen kleiner als 4 MB sein.',
} satisfies Translated<typeof english>;
