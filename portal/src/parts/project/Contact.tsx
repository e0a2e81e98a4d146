import { Avatar } from '@waymark/look';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link } from 'wouter';
import type { TaskRow } from '../../base/api/reads.ts';
import { contactOf } from './contact.ts';
import { byUrgency, nextTask } from './order.ts';
import type { Directory } from './who.ts';
import { taskPath } from './taskPath.ts';
import { texts } from '../../base/texts/steps.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

/**
 * The person of the seller who helps, and the time in which they usually answer; a way to write to
 * them, about what is to do next.
 */
export function Contact({ tasks, whoIs }: { tasks: readonly TaskRow[]; whoIs: Directory }) {
  const { me, membership } = useWorkspace();
  const t = texts().contact;
  const who = contactOf(tasks, me.accountId, whoIs);
  if (who === undefined) return null;
  const about =
    nextTask(tasks, me.accountId) ??
    tasks.filter(({ assignee }) => assignee === me.accountId).sort(byUrgency)[0];
  return (
    <section className="panel contact" aria-label={t.title}>
      <Avatar name={who.name} kind={who.kind} size={32} decorative />
      <span className="grow">
        <b className="med">{who.name}</b>
        <small className="two">
          {t.yours}
          {membership.answerHours !== null && ` ${t.answers(membership.answerHours)}`}
        </small>
      </span>
      {about !== undefined && membership.guest === undefined && (
        <Link className="tap" href={`${taskPath(about)}#talk`} aria-label={t.write(who.first)}>
          <MessageSquare size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
    </section>
  );
}
