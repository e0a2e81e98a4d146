import type { Translated } from '../catalogue.ts';
import type { activity as english } from '../en/activity.ts';

export const activity = {
  search: 'Aktivität suchen',
  who: 'Wer',
  everybody: 'Alle',
  clear: 'Zurücksetzen',
  shownOf: '%{shown} von %{total}',
  loading: 'Aktivität wird geladen',
  failed: 'Die Aktivität konnte nicht geladen werden',
  nothingBy: 'Nichts von dieser Person',
  nothingYet: 'Noch ist nichts geschehen',
  loadMore: 'Mehr laden',
  by: 'durch %{cause}',
  less: 'Weniger',
  inFull: 'Vollständig',
  event: 'Ereignis',
  before: 'vorher:',
  after: 'nachher:',
  to: 'zu',
  none: 'keine',
} satisfies Translated<typeof english>;
