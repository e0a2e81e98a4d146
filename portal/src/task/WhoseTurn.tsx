import { Avatar } from '@waymark/look';
import { sayTurn } from '@waymark/look/turn';
import type { Somebody } from '@waymark/look/turn';
import type { TaskRow } from '../api/reads.ts';
import { whoAndWhere, whoAt } from '../project/who.ts';
import type { Directory, Who } from '../project/who.ts';
import { texts } from '../texts/acts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

/** Who has to act, since when and why; and who looks after it. */
export function WhoseTurn({
  task,
  whoIs,
}: {
  task: TaskRow;
  whoIs: Directory;
}) {
  const { me } = useWorkspace();
  const t = texts().turn;
  return (
    <ul className="who" aria-label={t.title}>
      <li aria-live="polite">
        {task.status === 'DONE' ? (
          <WhoHadIt task={task} whoIs={whoIs} />
        ) : (
          <WhoHasIt task={task} whoIs={whoIs} />
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

type Part = { task: TaskRow; whoIs: Directory };

function WhoHasIt({ task, whoIs }: Part) {
  const { me, membership } = useWorkspace();
  const somebody = (ref: string | null): Somebody | null =>
    ref === null
      ? null
      : { id: ref, name: whoIs(ref).first, you: ref === me.accountId };
  const who = somebody(task.turnWho);
  const { whose, since, why } = sayTurn(
    texts().turn.words,
    {
      side: task.turn,
      because: task.turnBecause,
      from: task.turnFrom,
      since: task.turnSince,
      by: somebody(task.turnBy),
      seller: membership.workspaceName,
      who,
    },
    new Date(),
  );
  return (
    <>
      <Face who={who === null ? undefined : whoIs(who.id)} />
      <span>
        <b>{whose}</b>
        {since !== '' && <span className="num small two"> {since}</span>}
        <small className="two block">{why}</small>
      </span>
    </>
  );
}

function WhoHadIt({ task: { assignee }, whoIs }: Part) {
  const { me } = useWorkspace();
  const who = assignee === null ? undefined : whoIs(assignee);
  if (who === undefined) return null;
  return (
    <>
      <Face who={who} />
      {assignee === me.accountId ? (
        <span>
          {texts().turn.wasYours}, <span className="two">{who.first}</span>
        </span>
      ) : (
        <span>{whoAndWhere(who)}</span>
      )}
    </>
  );
}

const Face = ({ who }: { who: Who | undefined }) => (
  <Avatar
    name={who?.name ?? '?'}
    kind={who?.kind ?? 'placeholder'}
    decorative
  />
);
