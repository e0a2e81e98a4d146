import { useWorkspace } from '../workspace/workspaceContext.ts';
import { sending } from './device.ts';
import { useWaits } from './useSending.ts';
import type { WaitingChange } from './waits.ts';

/**
 * What the reader did with a task and the services have not taken, in its order. `late`: keys of
 * what nobody waits for any more.
 */
export function useWaitsOf(taskId: string): {
  list: readonly WaitingChange[];
  late: ReadonlySet<string>;
  underWay: string | undefined;
} {
  const { me } = useWorkspace();
  const all = useWaits();
  return {
    list: all.filter(
      ({ about, accountId }) => about.taskId === taskId && accountId === me.accountId,
    ),
    late: new Set(sending.late().map(({ key }) => key)),
    underWay: sending.underWay(),
  };
}
