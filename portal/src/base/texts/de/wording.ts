import type { Catalogue } from '../en/catalogue.ts';

const wording = {
  edit: 'Text ändern',
  headline: 'Was zu tun ist',
  description: 'Beschreibung',
  optional: '(optional)',
  missing: 'Sagen Sie in wenigen Worten, was zu tun ist.',
  until:
    'Sie haben diese Aufgabe hinzugefügt. Ihr Text lässt sich ändern, bis jemand damit beginnt.',
  plain:
    'Sie haben diese Aufgabe hinzugefügt. Ändern Sie die Beschreibung, werden Listen und Links darin zu einfachem Text.',
  save: 'Speichern',
  saved: 'Ihr Text ist gespeichert',
} satisfies Catalogue['wording'];

export default wording;
