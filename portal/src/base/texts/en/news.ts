import { countedIn } from '@waymark/look';

const counted = countedIn('en');
type Says = (
  who: string,
  what: string,
  colleague: boolean,
) => readonly [bold: string, rest: string];
type NewsKind =
  | 'message'
  | 'named'
  | 'given'
  | 'turn'
  | 'wasTurn'
  | 'changeAsked'
  | 'started'
  | 'done';

/** What concerns whoever reads (PRODUCT 13.10). */
export const news = {
  title: 'News for you',
  titleNew: 'News for you, some unread',
  readAll: 'Mark all as read',
  settings: 'Which e-mails I get, and when',
  earlier: 'Earlier',
  unread: 'New',
  loading: 'Loading',
  failed: 'The news could not be loaded.',
  again: 'Try again',
  none: 'No news yet. Answers and whatever becomes your turn appear here.',
  somebody: 'Somebody',
  erased: 'These words were erased.',
  due: (day: string) => `Due ${day}.`,
  more: (isDone: boolean, count: number): string =>
    isDone
      ? counted(count, ', and one more was done', ', and # more were done')
      : counted(count, ', and one more', ', and # more'),
  says: {
    message: (who, what, colleague) =>
      colleague ? [`${who} wrote`, ` in ${what}`] : [`${who} answered`, ` you in ${what}`],
    named: (who, what) => [`${who} mentioned you`, ` in ${what}`],
    given: (who, what) => [`${who} handed you`, ` ${what}`],
    turn: (_, what) => ['Your turn:', ` ${what}`],
    wasTurn: (_, what) => ['It was your turn:', ` ${what}`],
    changeAsked: (who, what) => [`${who} asks for a change`, ` in ${what}`],
    started: (_, what) => [what, ' has started'],
    done: (who, what) => [`${who} finished`, ` ${what}`],
  } satisfies Record<NewsKind, Says> as Record<NewsKind, Says>,
};
