import type { Somebody, TurnToSay } from '@waymark/look/turn';
import type { TaskRow } from '../api/reads.ts';
import type { Directory } from '../project/who.ts';
import type { Workspace } from '../workspace/workspaceContext.ts';

export type Turn = Pick<
  TaskRow,
  'turn' | 'turnBecause' | 'turnFrom' | 'turnSince' | 'turnWho' | 'turnBy'
> & {
  /** What the task stands in; left out where that is not known. */
  readonly moduleTitle?: string;
};

/** Whose turn a task is, or was, with the names that the reader knows people by. */
export function turnToSay(
  task: Turn,
  whoIs: Directory,
  { me, membership }: Pick<Workspace, 'me' | 'membership'>,
): TurnToSay {
  const somebody = (ref: string | null): Somebody | null => {
    if (ref === null) return null;
    const { first: name, invited = false } = whoIs(ref);
    return { id: ref, name, you: ref === me.accountId, invited };
  };
  return {
    side: task.turn,
    because: task.turnBecause,
    from: task.turnFrom,
    since: task.turnSince,
    who: somebody(task.turnWho),
    by: somebody(task.turnBy),
    module: task.moduleTitle ?? null,
    seller: membership.workspaceName,
    ours: membership.party === 'team',
  };
}
