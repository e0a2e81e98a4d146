import { Avatar } from '@waymark/look';
import type { TaskRow } from '../api/reads.ts';
import { whoAndWhere, whoAt } from '../project/who.ts';
import type { Directory } from '../project/who.ts';
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
  const assignee = task.assignee === null ? undefined : whoIs(task.assignee);
  const mine = task.assignee === me.accountId;
  const done = task.status === 'DONE';
  return (
    <ul className="who" aria-label="Whose turn it is">
      <li>
        <Avatar
          name={assignee?.name ?? '?'}
          kind={assignee?.kind ?? 'placeholder'}
          decorative
        />
        {assignee === undefined && <span>Nobody has this yet</span>}
        {assignee !== undefined && mine && (
          <span>
            {done ? 'Was yours' : 'Your turn'},{' '}
            <span className="two">{assignee.first}</span>
          </span>
        )}
        {assignee !== undefined && !mine && (
          <span>
            {done ? '' : 'The turn of '}
            {done ? whoAndWhere(assignee) : whoAt(assignee)}
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
                  ? 'You follow this'
                  : `${whoAt(who)} ${who.kind === 'team' ? 'helps' : 'follows this'}`}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
