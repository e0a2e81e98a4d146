import { Avatar } from '@waymark/look';
import type { TaskRow } from '../api/reads.ts';
import { whoAndWhere, whoAt } from '../project/who.ts';
import type { Directory } from '../project/who.ts';
import { texts } from '../texts/pages.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

/** Who has to act, and who looks after it. */
export function WhoseTurn({
  task,
  whoIs,
}: {
  task: TaskRow;
  whoIs: Directory;
}) {
  const { me } = useWorkspace();
  const t = texts().turn;
  const assignee = task.assignee === null ? undefined : whoIs(task.assignee);
  const mine = task.assignee === me.accountId;
  const done = task.status === 'DONE';
  return (
    <ul className="who" aria-label={t.title}>
      <li>
        <Avatar
          name={assignee?.name ?? '?'}
          kind={assignee?.kind ?? 'placeholder'}
          decorative
        />
        {assignee === undefined && <span>{t.nobody}</span>}
        {assignee !== undefined && mine && (
          <span>
            {done ? t.wasYours : t.yours},{' '}
            <span className="two">{assignee.first}</span>
          </span>
        )}
        {assignee !== undefined && !mine && (
          <span>
            {done ? whoAndWhere(assignee) : t.turnOf(whoAt(assignee))}
          </span>
        )}
      </li>
      {task.followers
        .filter((id) => id !== task.assignee)
        .map((id) => {
          const who = whoIs(id);
          return (
            <li key={id}>
              <Avatar name={who.name} kind={who.kind} decorative />
              <span className="two">
                {id === me.accountId
                  ? t.youFollow
                  : (who.kind === 'team' ? t.helps : t.follows)(whoAt(who))}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
