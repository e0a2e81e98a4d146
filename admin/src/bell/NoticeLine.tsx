import type { NoticeRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { IconButton, Tooltip } from '@mui/material';
import { Avatar, shortTitle, type Language } from '@waymark/look';
import {
  Check,
  CirclePlay,
  Lock,
  OctagonAlert,
  ShieldQuestion,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from './sentence.tsx';
import { firstName } from '../people/firstName.ts';
import { moduleAddress } from '../modulePage/planKinds.ts';
import { shortSince } from '../talk/when.ts';
import { useLanguage, useTexts, type T } from '../texts/index.ts';
import { whoseTurnWords } from '../turn/whoseTurnWords.ts';

type NoticeLineProps = {
  line: NoticeRow;
  isUnread: boolean;
  onRead: () => void;
  onClose: () => void;
};

/** One line of the bell, which leads to what it is about. */
export function NoticeLine({
  line,
  isUnread,
  onRead,
  onClose,
}: NoticeLineProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { text, erased } = line;
  return (
    <li className={isUnread ? 'bell-unread' : undefined}>
      <Link
        to={addressOf(line)}
        data-line={line.id}
        onClick={() => {
          onRead();
          onClose();
        }}
      >
        {isUnread && (
          <span className="bell-new" role="img" aria-label={t('bell.new')} />
        )}
        <Mark line={line} />
        <span className="bell-words">
          <span className="bell-sentence">{sentenceOf(t, line)}</span>
          {erased ? (
            <span className="bell-said">{t('talk.erased')}</span>
          ) : (
            text !== null &&
            text !== '' && (
              <span className="bell-said">{t('bell.quoted', { text })}</span>
            )
          )}
          <small>
            {line.kind === 'noted' && <Lock aria-hidden="true" />}
            <span>{placeOf(t, language, line)}</span>
          </small>
        </span>
        <time dateTime={line.at}>{shortSince(line.at)}</time>
      </Link>
      {isUnread && (
        <Tooltip title={t('bell.read')}>
          <IconButton
            className="bell-read"
            aria-label={t('bell.read')}
            onClick={onRead}
          >
            <Check />
          </IconButton>
        </Tooltip>
      )}
    </li>
  );
}

function addressOf({
  kind,
  planId,
  projectId,
  moduleId,
  taskId,
  text,
}: NoticeRow) {
  if (moduleId === null)
    return adminAddress.process({ projectId, processId: planId });
  if (taskId === null) return moduleAddress(planId, moduleId, 'tasks');
  const isTalk = kind === 'handed' || (text !== null && kind !== 'changeAsked');
  return moduleAddress(
    planId,
    moduleId,
    'tasks',
    taskId,
    isTalk ? 'talk' : undefined,
  );
}

const icons: Partial<Record<NoticeRow['kind'], ReactNode>> = {
  held: <ShieldQuestion aria-hidden="true" />,
  stuck: <OctagonAlert aria-hidden="true" />,
  done: <Check aria-hidden="true" />,
  started: <CirclePlay aria-hidden="true" />,
  turn: <CirclePlay aria-hidden="true" />,
};

/** Who it was, or what it is where that matters more. */
function Mark({
  line: { kind, byName, bySide },
}: {
  line: NoticeRow;
}): ReactNode {
  const icon = icons[kind];
  return icon === undefined && byName !== null ? (
    <Avatar
      name={byName}
      kind={bySide === 'client' ? 'client' : 'team'}
      decorative
    />
  ) : (
    <span className={kind === 'stuck' ? 'bell-icon bell-bad' : 'bell-icon'}>
      {icon}
    </span>
  );
}

/** Where it was; and of what waits for the team, since when. */
function placeOf(t: T, language: Language, line: NoticeRow): string {
  const { kind, clientName, planName, turn, turnSince } = line;
  const task = `${shortTitle(line.headline ?? '')}, ${clientName}`;
  if (kind === 'noted') return t('bell.onlyTeam', { place: task });
  if (kind === 'held') return task;
  const isOpen = turn !== null && turn !== 'nobody' && turnSince !== null;
  return isOpen && ofTurn.has(kind)
    ? t('bell.turnSince', {
        client: clientName,
        whose: whoseTurnWords(t, language, turnOf(t, line)),
        since: shortSince(turnSince),
      })
    : `${clientName}, ${planName}`;
}

/** Of the task, as it is now; by first names, as in what the line says. */
function turnOf(t: T, line: NoticeRow): Parameters<typeof whoseTurnWords>[2] {
  const { turn, turnBecause, turnWho, turnWhoName, turnInvited } = line;
  const name =
    turnWhoName === null ? t('words.formerUser') : firstName(turnWhoName);
  return {
    side: turn ?? 'nobody',
    because: turnBecause ?? 'done',
    who:
      turnWho === null
        ? null
        : { id: turnWho, name, you: line.turnIsYours, invited: turnInvited },
  };
}

/** Kinds by which it may have become somebody's turn. */
const ofTurn: ReadonlySet<NoticeRow['kind']> = new Set([
  ...(['message', 'named', 'stuck'] as const),
  ...(['turn', 'given', 'changeAsked'] as const),
]);
