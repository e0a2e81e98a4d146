import { countedIn } from '@waymark/look';
import type { Catalogue } from '../en/catalogue.ts';

const counted = countedIn('de');

const news: Catalogue['news'] = {
  title: 'Neues für Sie',
  titleNew: 'Neues für Sie, teils ungelesen',
  readAll: 'Alles als gelesen markieren',
  settings: 'Welche E-Mails ich wann bekomme',
  earlier: 'Früher',
  unread: 'Neu',
  loading: 'Wird geladen',
  failed: 'Die Neuigkeiten konnten nicht geladen werden.',
  again: 'Noch einmal versuchen',
  none: 'Noch nichts Neues. Hier erscheinen Antworten und alles, wobei Sie dran sind.',
  somebody: 'Jemand',
  erased: 'Diese Worte wurden gelöscht.',
  due: (day) => `Fällig ${day}.`,
  more: (isDone, count) =>
    isDone
      ? counted(count, ', und eine weitere ist erledigt', ', und # weitere sind erledigt')
      : counted(count, ', und eine weitere', ', und # weitere'),
  says: {
    message: (who, what, colleague) =>
      colleague ? [`${who} schreibt`, ` zu ${what}`] : [`${who} antwortet`, ` Ihnen zu ${what}`],
    named: (who, what) => [`${who} erwähnt Sie`, ` in ${what}`],
    given: (who, what) => [`${who} übergibt Ihnen`, ` ${what}`],
    turn: (_, what) => ['Sie sind dran:', ` ${what}`],
    wasTurn: (_, what) => ['Sie waren dran:', ` ${what}`],
    changeAsked: (who, what) => [`${who} bittet um eine Änderung`, ` in ${what}`],
    started: (_, what) => [what, ' hat begonnen'],
    done: (who, what) => [`${who} hat erledigt:`, ` ${what}`],
  },
};
export default news;
