import { countedIn } from '@waymark/look';
import type { Catalogue } from '../catalogue.ts';

const counted = countedIn('de');

const news: Catalogue['news'] = {
  title: 'Neues für Sie',
  titleNew: 'Neues für Sie, noch nicht angesehen',
  readAll: 'Alles als gelesen markieren',
  settings: 'Was ich wann per Mail bekomme',
  earlier: 'Früher',
  unread: 'Neu',
  loading: 'Wird geladen',
  failed: 'Die Neuigkeiten konnten nicht geladen werden.',
  again: 'Noch einmal versuchen',
  none: 'Noch nichts Neues. Hier stehen Antworten und was an Ihnen ist.',
  somebody: 'Jemand',
  erased: 'Diese Worte wurden gelöscht.',
  due: (day) => `Fällig ${day}.`,
  more: (isDone, count) =>
    isDone
      ? counted(
          count,
          ', und eine weitere ist erledigt',
          ', und # weitere sind erledigt',
        )
      : counted(count, ', und eine weitere', ', und # weitere'),
  says: {
    message: (who, what, colleague) =>
      colleague
        ? [`${who} schreibt`, ` zu ${what}`]
        : [`${who} antwortet`, ` Ihnen zu ${what}`],
    named: (who, what) => [`${who} nennt Sie`, ` in ${what}`],
    given: (who, what) => [`${who} übergibt Ihnen`, ` ${what}`],
    turn: (_, what) => ['Sie sind dran:', ` ${what}`],
    started: (_, what) => [what, ' hat begonnen'],
    done: (who, what) => [`${who} hat erledigt:`, ` ${what}`],
  },
};
export default news;
