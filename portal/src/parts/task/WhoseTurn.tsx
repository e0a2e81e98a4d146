import { Avatar } from '@waymark/look';
import { sayTurn } from '@waymark/look/turn';
import type { TaskRow } from '../../base/api/reads.ts';
import { whoAndWhere, whoAt } from '../project/who.ts';
import type { Directory, Who } from '../project/who.ts';
import { texts } from '../../base/texts/acts.ts';
import { useDesk } from '../../base/page/useDesk.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { useZone } from '../../base/workspace/useToday.ts';
import { turnToSay } from './turnToSay.ts';

/**
 * Says who has to act, since when and why; and who looks after it. On a desk that stands over the
 * acts (TaskActing).
 */
export function WhoseTurn({ task, whoIs }: { task: TaskRow; whoIs: Directory }) {
  const { me } = useWorkspace();
  const t = texts().turn;
  if (useDesk()) return null;
  return (
    <ul className="who" aria-label={t.title}>
      <li aria-live="polite">
        <TheTurn task={task} whoIs={whoIs} />
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

/** Whose turn it is, since when and why; of what is done, who had it. */
export const TheTurn = ({ task, whoIs }: Part) =>
  task.status === 'DONE' && task.turn === 'nobody' ? (
    <WhoHadIt task={task} whoIs={whoIs} />
  ) : (
    <WhoHasIt task={task} whoIs={whoIs} />
  );

function WhoHasIt({ task, whoIs }: Part) {
  const workspace = useWorkspace();
  const zone = useZone();
  const toSay = turnToSay(task, whoIs, workspace);
  const { who } = toSay;
  const { whose, since, why } = sayTurn(texts().turn.words, toSay, undefined, undefined, zone);
  return (
    <>
      <Face
        who={
          who !== null
            ? whoIs(who.id)
            : task.turn === 'seller'
              ? { name: toSay.seller, kind: 'team' }
              : undefined
        }
      />
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

const Face = ({ who }: { who: Pick<Who, 'name' | 'kind'> | undefined }) => (
  <Avatar name={who?.name ?? '?'} kind={who?.kind ?? 'placeholder'} decorative />
);
