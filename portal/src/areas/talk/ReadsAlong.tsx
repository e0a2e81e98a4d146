import { Avatar } from '@waymark/look';
import type { PersonRow, TaskRow } from '../../base/api/reads.ts';
import { useMessages } from '../../parts/project/useProject.ts';
import { whoAndWhere } from '../../parts/project/who.ts';
import type { Directory } from '../../parts/project/who.ts';
import { texts } from '../../base/texts/talk.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { readersOf } from './readers.ts';

export type TalkParts = { task: TaskRow; whoIs: Directory; people: readonly PersonRow[] };

/**
 * Who else reads what is said about the task, and when an answer is promised. `titled`: where
 * nothing else says so.
 */
export function ReadsAlong({
  task,
  whoIs,
  people,
  titled = false,
}: TalkParts & { titled?: boolean }) {
  const { me, membership } = useWorkspace();
  const messages = useMessages(task.planId, task.id);
  const t = texts();
  const readers = readersOf(task, messages.data ?? [], people, whoIs, me.accountId);
  return (
    <>
      {titled && readers.length > 0 && <h2>{t.readsAlong}</h2>}
      {readers.length > 0 && (
        <ul className="readers" aria-label={t.readsAlong}>
          {readers.map((who) => (
            <li key={who.id}>
              <Avatar name={who.name} kind={who.kind} decorative />
              <span>{whoAndWhere(who)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="small mute">
        {membership.answerHours !== null && t.answers(membership.answerHours)} {t.byMailToo}
      </p>
    </>
  );
}
