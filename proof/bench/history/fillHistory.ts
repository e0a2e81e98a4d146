import { streamOf } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { openPostgresVault } from '@waymark/vault';
import { MASTER_KEY } from '../services.ts';
import { fill, foundWorkspace, OWNER, taskId, WORKSPACE } from '../world.ts';
import { workOnPlan } from './workOnPlan.ts';

/** How many processes are written at once; their appends share transactions. */
const AT_ONCE = 32;

const planId = (n: number) => `plan${n}`;

/**
 * Founds the workspace, whose owner has an address to which mail can be sent at any time of the
 * day.
 */
export async function foundWithOwner(log: EventLog, connectionString: string): Promise<void> {
  await foundWorkspace(log);
  const vault = await openPostgresVault({ connectionString, masterKey: MASTER_KEY });
  const sealed = await vault.seal(OWNER, {
    email: 'owner@example.com',
    firstName: 'Olga',
    lastName: 'Owner',
    gender: null,
  });
  await vault.close();
  await fill(log, streamOf.account(OWNER), [
    { type: 'AccountOpened', data: { accountId: OWNER, sealed } },
    { type: 'MailSettingsChanged', data: { accountId: OWNER, choice: { quiet: { on: false } } } },
  ]);
}

/**
 * Writes processes with a hundred events each, from number `from` up to `to`; answers the last
 * position.
 */
export async function fillHistory(log: EventLog, from: number, to: number): Promise<bigint> {
  let next = from;
  let last = 0n;
  const writer = async () => {
    while (next < to) {
      const nth = next++;
      const id = planId(nth);
      const stream = streamOf.process(WORKSPACE, id);
      const position = await fill(log, stream, workOnPlan(id, nth));
      if (position > last) last = position;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
  return last;
}

/**
 * A client is stuck with so many tasks of the first process: the owner is told by mail, of several
 * in one.
 */
export async function getStuck(log: EventLog, tasks: number): Promise<void> {
  await fill(
    log,
    streamOf.process(WORKSPACE, planId(0)),
    Array.from({ length: tasks }, (_, n) => ({
      type: 'TaskStatusSet',
      data: {
        taskId: taskId(planId(0), 0, n),
        moduleId: `${planId(0)}-0`,
        from: 'IN_PROGRESS',
        to: 'STUCKED',
        reason: 'The key is lost.',
      },
    })),
    { kind: 'clientUser', accountId: 'client-user', clientId: 'c' },
  );
}
