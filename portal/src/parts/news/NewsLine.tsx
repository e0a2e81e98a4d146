import { portalAddress } from '@waymark/api/addresses';
import { Avatar, formatDate, formatDateTime, shortTitle } from '@waymark/look';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import { Link } from 'wouter';
import type { NoticeRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/news.ts';

type Kind = keyof ReturnType<typeof texts>['says'];

/** Whether there are words for it here: what is the team's alone has none. */
export const isTold = ({ kind }: NoticeRow): boolean => kind in texts().says;

type NewsLineProps = { line: NoticeRow; isUnread: boolean; onRead: () => void };

/** One line of news, which leads to what it is about. */
export function NewsLine({ line, isUnread, onRead }: NewsLineProps) {
  const t = texts();
  const { kind, byName, bySide, text, more } = line;
  const who = byName?.split(' ')[0] ?? t.somebody;
  const what = shortTitle(line.headline ?? line.moduleTitle ?? '').replace(/\.$/, '');
  const says = kind === 'turn' && !line.turnIsYours ? 'wasTurn' : kind;
  const [bold, rest] = t.says[says as Kind](who, what, bySide === 'client');
  return (
    <li className={isUnread ? 'news-unread' : undefined}>
      <Link href={pathOf(line)} data-line={line.id} onClick={onRead}>
        {isUnread && <span className="news-new" role="img" aria-label={t.unread} />}
        {kind === 'turn' || kind === 'started' ? (
          <span className="news-icon">
            <Calendar size={18} strokeWidth={1.75} />
          </span>
        ) : kind === 'done' || byName === null ? (
          <span className="news-icon">
            <Check size={18} strokeWidth={1.75} />
          </span>
        ) : (
          <Avatar
            name={byName}
            kind={bySide === 'client' ? 'client' : 'team'}
            size={32}
            decorative
          />
        )}
        <span className="news-words">
          <span>
            <b>{bold}</b>
            {rest}
            {more > 0 && t.more(kind === 'done', more)}
          </span>
          <small>
            {text !== null && text !== '' && <q>{text}</q>}
            {line.erased && t.erased}
            {line.dueDate !== null &&
              (kind === 'turn' || kind === 'given' || kind === 'changeAsked') &&
              t.due(formatDate(line.dueDate))}
            <time dateTime={line.at}>{whenOf(line.at)}</time>
          </small>
        </span>
      </Link>
    </li>
  );
}

function pathOf({ kind, planId, taskId, text }: NoticeRow): string {
  return taskId === null
    ? portalAddress.process({ processId: planId })
    : portalAddress.task({
        processId: planId,
        taskId,
        hash: text === null || kind === 'changeAsked' ? undefined : 'talk',
      });
}

function whenOf(at: string): string {
  const when = formatDateTime(at);
  const today = formatDate(new Date().toISOString());
  return when.startsWith(today) ? when.slice(-5) : when;
}
