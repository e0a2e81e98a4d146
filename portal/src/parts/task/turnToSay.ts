import type { TurnPerson, TurnToSay } from '@waymark/look/turn';
import type { TaskRow } from '../../base/api/reads.ts';
import type { Directory } from '../project/who.ts';
import type { OpenWorkspace } from '../../base/workspace/workspaceContext.ts';

export type TurnOfRow = Pick<
  TaskRow,
  'turn' | 'turnBecause' | 'turnFrom' | 'turnSince' | 'turnWho' | 'turnBy'
> & {
  /** The title of the task's module; left out where that is not known. */
  readonly moduleTitle?: string;
};

/** Whose turn a task is, or was, with the names that the reader knows people by. */
export function turnToSay(
  task: TurnOfRow,
  whoIs: Directory,
  { me, membership }: Pick<OpenWorkspace, 'me' | 'membership'>,
): TurnToSay {
  const somebody = (ref: string | null): TurnPerson | null => {
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
