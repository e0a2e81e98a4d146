import type { MailCopy, MailStop, Person } from '@waymark/events';
import { deterministicId } from '../../streams/deterministicId.ts';
import type { ReplyPlace } from '../mailIn/addresses/signedAddress.ts';
import type { Mail } from '../mailer/mailer.ts';
import { addressIn } from '../mailer/addressIn.ts';
import { threadOf } from '../mailer/messageIds.ts';
import { spokenName } from '../lookups/spokenName.ts';
import { oneLine, type MailContent } from '../mails/content.ts';
import { plainName } from '../../payloads/plainName.ts';
import type { TalkNews } from '../../outbox/newsForPeople.ts';
import type { EventMail, MailOf } from '../../outbox/mailJob.ts';

/** How a mail read, but for what would let somebody else act as its receiver. */
export const copyOf = (
  job: EventMail,
  { subject, text, html }: MailContent,
  stopToken = '',
): MailCopy => {
  if (job.mail === 'invitation') return { subject, text: null, html: null };
  const closed = (words: string) =>
    stopToken === '' ? words : words.replaceAll(`?t=${stopToken}`, '');
  return { subject, text: closed(text), html: closed(html) };
};

type AboutTalk = MailOf<'talk'> | MailOf<'stuck'>;
const isAboutTalk = (job: EventMail): job is AboutTalk =>
  job.mail === 'talk' || job.mail === 'stuck';

/**
 * An answer to a note would be read by the client, and one to a stranger's mail not by the
 * stranger.
 */
const isOpen = (what: TalkNews): boolean => what === 'message' || what === 'handed';

/**
 * Where an answer to the mail belongs; null where none would get there, or not to whom it is meant
 * for.
 */
export function answersTo(job: EventMail): ReplyPlace | null {
  if (job.mail === 'newProcess' && job.taskId !== null) {
    const { workspaceId, processId, to: accountId, taskId } = job;
    return { workspaceId, processId, accountId, taskId };
  }
  if (!isAboutTalk(job)) return null;
  if (job.mail === 'talk' && !job.said.every(({ what }) => isOpen(what))) return null;
  const { workspaceId, processId, to: accountId } = job;
  return { workspaceId, processId, accountId, taskId: job.task.taskId };
}

/**
 * Who speaks, and in which conversation.
 * @param from `Name <address>` that all mail comes from
 */
export function speakerOf(
  job: EventMail,
  people: ReadonlyMap<string, Person>,
  from: string,
): { readonly fromName: string } & Pick<Mail, 'thread'> {
  if (job.mail === 'newProcess') return nameOf(job.by, job, people);
  if (!isAboutTalk(job)) return nameOf(null, job, people);
  const { workspaceId, processId, task } = job;
  const by = job.mail === 'stuck' ? job.by : (job.said.at(-1)?.by ?? null);
  const place = deterministicId('thread', workspaceId, processId, task.taskId);
  return { thread: threadOf(place, from), ...nameOf(by, job, people) };
}

/** The same as a mail says it in its head: `Name <address>`. */
export function spokenFrom(
  job: EventMail,
  people: ReadonlyMap<string, Person>,
  from: string,
): string {
  const { fromName } = speakerOf(job, people, from);
  return `${fromName} <${addressIn(from)}>`;
}

/** A person before the workspace that they speak for, or the workspace alone. */
function nameOf(
  by: string | null,
  { workspaceName }: EventMail,
  people: ReadonlyMap<string, Person>,
): { readonly fromName: string } {
  const person = people.get(by ?? '');
  const speaks = person === undefined ? [] : [spokenName(person)];
  return { fromName: oneLine(plainName([...speaks, workspaceName].join(', '))) };
}

/**
 * What one click stops: mails about the task, or the kinds that the mail is about; null where it is
 * none that can be stopped.
 */
export function stopOf(job: EventMail): MailStop | null {
  if (job.mail === 'talk') {
    const { workspaceId, processId, task } = job;
    return { of: 'task', workspaceId, processId, taskId: task.taskId };
  }
  const { kinds = [] } = job;
  return kinds.length === 0 ? null : { of: 'kinds', kinds: [...kinds] };
}
