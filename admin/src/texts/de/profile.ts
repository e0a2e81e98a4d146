import type { Translated } from '../catalogue.ts';
import type { profile as english } from '../en/profile.ts';

export const profile = {
  notGiven: 'Keine Angabe',
  language: 'Sprache',
  likeTheBrowser: 'Wie der Browser',
  refused: 'Abgelehnte Einladungen',
  refusedHint:
    'Von diesen erreicht Sie keine Einladung; sie erfahren davon nichts.',
  anybody: 'Alle',
  goneWorkspace: 'Ein gelöschter Arbeitsbereich',
  allowAgain: 'Wieder erlauben',
  allowAgainWhom: 'Wieder erlauben: %{whom}',
} satisfies Translated<typeof english>;
