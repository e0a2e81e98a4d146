import type { ConversationRow } from '@waymark/api';
import { Avatar, StatusIcon } from '@waymark/look';
import { ClockAlert, Lock, Pencil, ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GroupName } from './groups.ts';
import { isLate } from './promised.ts';
import { firstName } from '../../../parts/people/firstName.ts';
import { usePerson } from '../../../parts/people/usePerson.ts';
import { useOthersAt } from '../../../parts/presence/useOthersAt.ts';
import { useMe, useMembership } from '../../../base/session/me.ts';
import { writingPlace } from '../conversation/subject.ts';
import { shortSince } from '../../../base/dates/when.ts';
import { useTexts } from '../../../base/texts/index.ts';

type InboxRowProps = { row: ConversationRow; group: GroupName; isOpen: boolean; to: string };

/** Whom a conversation is with: who asked, else who has the task, else who spoke last. */
const personOf = ({ waits, turnBy, assignee, lastBy }: ConversationRow) =>
  (waits ? turnBy : null) ?? assignee ?? lastBy ?? '';

/** One conversation: with whom, about what, what was said last, and since when it waits. */
export function InboxRow({ row, group, isOpen, to }: InboxRowProps): ReactNode {
  const t = useTexts();
  const strange = row.lastKind === 'held';
  const answering = useAnswering(row);
  const person = usePerson(personOf(row), row.planId);
  const name = strange ? (row.lastSender ?? t('talk.stranger')) : person.name;
  return (
    <li>
      <Link
        to={to}
        id={`inbox-${row.id}`}
        className={row.unread > 0 ? 'inbox-row is-unread' : 'inbox-row'}
        aria-current={isOpen ? 'true' : undefined}
      >
        {row.unread > 0 && <span className="inbox-dot" role="img" aria-label={t('inbox.unread')} />}
        {strange ? (
          <span className="said-strange" aria-hidden="true" />
        ) : (
          <Avatar name={person.name} kind={person.kind} decorative />
        )}
        <span className="inbox-who">
          <b>{name}</b>
          <span>{strange ? t('inbox.forClient', { client: row.clientName }) : row.clientName}</span>
        </span>
        <When row={row} group={group} />
        <span className="inbox-task">
          {row.status === 'STUCKED' && <StatusIcon icon="stuck" label={t('taskStatus.STUCKED')} />}
          <span>{row.headline}</span>
        </span>
        {answering === undefined ? (
          <Last row={row} with={personOf(row)} />
        ) : (
          <Answering by={answering} />
        )}
      </Link>
    </li>
  );
}

/** Who else of the team writes a reply there now. */
const useAnswering = ({ planId, moduleId, taskId }: ConversationRow) =>
  useOthersAt(planId, moduleId).find(
    ({ writing, at }) => writing && at === writingPlace(taskId, 'message'),
  )?.accountId;

function Answering({ by }: { by: string }): ReactNode {
  const t = useTexts();
  const { name } = usePerson(by);
  return (
    <span className="inbox-last inbox-answering">
      <Pencil aria-hidden="true" />
      {t('talk.writesReply', { names: firstName(name), count: 1 })}
    </span>
  );
}

function When({ row, group }: Pick<InboxRowProps, 'row' | 'group'>): ReactNode {
  const t = useTexts();
  const hours = useMembership()?.answerHours ?? null;
  if (group === 'later' && row.putOffUntil !== null)
    return (
      <span className="inbox-when">{t('inbox.until', { when: shortSince(row.putOffUntil) })}</span>
    );
  const when = shortSince(row.since);
  if (group !== 'waits') return <span className="inbox-when">{when}</span>;
  const since = t('inbox.since', { when });
  return isLate(row.since, hours) ? (
    <span className="inbox-when is-late">
      <ClockAlert aria-hidden="true" />
      <span aria-hidden="true">{since}</span>
      <span className="visually-hidden">{t('inbox.late', { when })}</span>
    </span>
  ) : (
    <span className="inbox-when">{since}</span>
  );
}

/** What was said last; by whom, where that is not who the row is about. */
function Last({ row, with: whom }: { row: ConversationRow; with: string }): ReactNode {
  const t = useTexts();
  const me = useMe()?.account.accountId;
  const { lastKind, lastBy, lastErased } = row;
  const by = usePerson(lastBy ?? '');
  if (lastKind === 'held')
    return (
      <span className="inbox-last">
        <ShieldQuestionMark aria-hidden="true" />
        {t('inbox.unknownSender')}
      </span>
    );
  const text = lastErased
    ? t('talk.erased')
    : row.lastText || (lastKind === 'stuck' ? t('talk.stuck') : '');
  const name = lastBy === me ? t('inbox.you') : by.name;
  if (lastKind === 'note')
    return (
      <span className="inbox-last">
        <Lock aria-hidden="true" />
        {lastBy === me ? t('inbox.noteOfYou', { text }) : t('inbox.noteOf', { name, text })}
      </span>
    );
  return (
    <span className="inbox-last">
      {lastBy === whom || lastBy === null ? text : t('inbox.said', { name, text })}
    </span>
  );
}
