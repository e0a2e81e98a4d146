import type { Translated } from '../en/catalogue.ts';
import type { firstPlan as english } from '../en/firstPlan.ts';

export const firstPlan = {
  ready: 'Software-Einführung',
  readyHint:
    'Ein fertiger Plan für Sie und Ihren Kunden: 5 Meilensteine, 43 Aufgaben. Sie können später alles ändern.',
  takeReady: 'Diesen Plan nehmen',
  checklist: 'Ihre eigene Checkliste',
  checklistHint:
    'Aus Excel, Word, Notion oder Markdown. Sie können die Datei auch irgendwo auf diese Seite ziehen.',
  empty: 'Ein leerer Plan',
  emptyHint: 'Sie fügen Meilensteine, Module und Aufgaben selbst hinzu.',
  beginEmpty: 'Leer beginnen',
} satisfies Translated<typeof english>;
