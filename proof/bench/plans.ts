import { streamOf } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import {
  fill,
  foundWorkspace,
  planCopied,
  processCreated,
  statusSet,
  WORKSPACE,
  type WorldShape,
} from './world.ts';

/** Processes in one log that go on changing, so that many events can arrive at once. */
export type Plans = {
  /** Position of the newest event. */
  readonly head: bigint;
  /** `each` more changes of every process; answers the position of the last. */
  arrive(each: number): Promise<bigint>;
};

export const SHAPE: WorldShape = { modules: 2, tasksEach: 25 };

/** Founds the workspace with so many processes of fifty tasks. */
export async function beginPlans(log: EventLog, count: number): Promise<Plans> {
  const ids = Array.from({ length: count }, (_, n) => `plan${n}`);
  await foundWorkspace(log);
  const all = async (of: (id: string) => Parameters<typeof fill>[2]) => {
    const positions = await Promise.all(
      ids.map((id) => fill(log, streamOf.process(WORKSPACE, id), of(id))),
    );
    return positions.reduce((a, b) => (a > b ? a : b));
  };
  let next = 0;
  return {
    head: await all((id) => [processCreated(id), planCopied(id, SHAPE)]),
    arrive(each) {
      const first = next;
      next += each;
      return all((id) => Array.from({ length: each }, (_, n) => statusSet(id, SHAPE, first + n)));
    },
  };
}
