import type { NoticeRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { IconButton, Tooltip } from '@mui/material';
import { Avatar, shortTitle, type Language } from '@waymark/look';
import { Check, CirclePlay, Lock, OctagonAlert, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { firstName } from '../../parts/people/firstName.ts';
import { moduleAddress } from '../../parts/plans/planKinds.ts';
import { shortSince } from '../../base/dates/when.ts';
import { useLanguage, useTexts, type T } from '../../base/texts/index.ts';
import { whoseTurnWords } from '../../parts/turn/whoseTurnWords.ts';

type NoticeLineProps = {
  line: NoticeRow;
  isUnread: boolean;
  onRead: () => void;
  onClose: () => void;
};

/** What a line of the bell says; names of people by the first of them, as one calls them. */
function sentenceOf(t: T, line: NoticeRow): ReactNode {
  const { kind, headline, moduleTitle, planName, sender, more } = line;
  const who = <b title={line.byName ?? undefined}>{nameOf(t, line)}</b>;
  const task = <b>{titleOf(headline)}</b>;
  return (
    <>
      {said()}
      {more > 0 && ` ${t('bell.more', { count: more })}`}
    </>
  );

  function said(): ReactNode {
    switch (kind) {
      case 'message':
        return line.bySide === 'client'
          ? t.rich('bell.asked', { who, task })
          : t.rich('bell.wrote', { who, task });
      case 'named':
        return t.rich('bell.named', { who, task });
      case 'noted':
        return t.rich('bell.noted', { who });
      case 'held':
        return t.rich('bell.held', { sender: <b>{sender}</b> });
      case 'handed':
        return t.rich('bell.handed', { who, task });
      case 'given':
        return t.rich('bell.given', { who, task });
      case 'turn':
        return t.rich(line.turnIsYours ? 'bell.turn' : 'bell.wasTurn', { task });
      case 'changeAsked':
        return t.rich('bell.changeAsked', { who, task });
      case 'started':
        return t.rich('bell.started', { module: <b>{moduleTitle}</b> });
      case 'owned':
        return t.rich('bell.owned', { who, process: <b>{planName}</b> });
      case 'rated':
        return t.rich('bell.rated', { who, process: <b>{planName}</b> });
      case 'stuck':
        return t.rich('bell.stuck', { who, task });
      case 'done':
        return t.rich('bell.done', { who, task });
    }
  }
}

function nameOf(t: T, { byId, byName }: NoticeRow): string {
  if (byId === null) return t('talk.waymark');
  return byName === null ? t('words.formerUser') : firstName(byName);
}

/** Without the stop at its end, since the sentence goes on. */
const titleOf = (headline: string | null) => shortTitle(headline ?? '').replace(/\.$/, '');

/** One line of the bell, which leads to what it is about. */
export function NoticeLine({ line, isUnread, onRead, onClose }: NoticeLineProps): ReactNode {
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
        {isUnread && <span className="bell-new" role="img" aria-label={t('bell.new')} />}
        <Mark line={line} />
        <span className="bell-words">
          <span className="bell-sentence">{sentenceOf(t, line)}</span>
          {erased ? (
            <span className="bell-said">{t('talk.erased')}</span>
          ) : (
            text !== null &&
            text !== '' && <span className="bell-said">{t('bell.quoted', { text })}</span>
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
          <IconButton className="bell-read" aria-label={t('bell.read')} onClick={onRead}>
            <Check />
          </IconButton>
        </Tooltip>
      )}
    </li>
  );
}

function addressOf({ kind, planId, projectId, moduleId, taskId, text }: NoticeRow) {
  if (moduleId === null) return adminAddress.process({ projectId, processId: planId });
  if (taskId === null) return moduleAddress(planId, moduleId, 'tasks');
  const isTalk = kind === 'handed' || (text !== null && kind !== 'changeAsked');
  return moduleAddress(planId, moduleId, 'tasks', taskId, isTalk ? 'talk' : undefined);
}

const icons: Partial<Record<NoticeRow['kind'], ReactNode>> = {
  held: <ShieldQuestion aria-hidden="true" />,
  stuck: <OctagonAlert aria-hidden="true" />,
  done: <Check aria-hidden="true" />,
  started: <CirclePlay aria-hidden="true" />,
  turn: <CirclePlay aria-hidden="true" />,
};

/** Who it was, or what it is where that matters more. */
function Mark({ line: { kind, byName, bySide } }: { line: NoticeRow }): ReactNode {
  const icon = icons[kind];
  return icon === undefined && byName !== null ? (
    <Avatar name={byName} kind={bySide === 'client' ? 'client' : 'team'} decorative />
  ) : (
    <span className={kind === 'stuck' ? 'bell-icon bell-bad' : 'bell-icon'}>{icon}</span>
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
  const name = turnWhoName === null ? t('words.formerUser') : firstName(turnWhoName);
  return {
    side: turn ?? 'nobody',
    because: turnBecause ?? 'done',
    who:
      turnWho === null ? null : { id: turnWho, name, you: line.turnIsYours, invited: turnInvited },
  };
}

/** Kinds by which it may have become somebody's turn. */
const ofTurn: ReadonlySet<NoticeRow['kind']> = new Set([
  ...(['message', 'named', 'stuck'] as const),
  ...(['turn', 'given', 'changeAsked'] as const),
]);
