import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandGiver } from './commandJob.ts';
import { expireInvitations } from '../reactions/expireInvitations.ts';
import { handleCommand } from '../handling/handleCommand.ts';
import { commandsOn } from '../testing/anotherProcess.ts';
import { logLookups } from '../mail/lookups/lookups.ts';
import { startOutbox } from './outbox.ts';
import { runReactions } from '../reactions/runReactions.ts';
import {
  logger,
  openReactingStores,
  type ReactingStores,
} from '../reactions/testing/reactingStores.ts';
import { invited, streams } from '../reactions/testing/sampleWorld.ts';

let stores: ReactingStores;

beforeAll(async () => {
  stores = await openReactingStores();
  await stores.append(streams.workspace, [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
  ]);
  await stores.append(streams.client, [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } },
  ]);
});
afterAll(() => stores.close());

const expiriesOf = async (accountId: string) => {
  let expiries = 0;
  for await (const { type, data } of stores.log.readStream(streams.client))
    if (type === 'InvitationExpired' && (data as { accountId: string }).accountId === accountId)
      expiries++;
  return expiries;
};
const jobs = async () =>
  (
    await stores.pool.query<{ id: string; locked_by: string | null; attempts: number }>(
      "SELECT id::text, locked_by, attempts FROM graphile_worker.jobs WHERE task_identifier = 'give_command' ORDER BY id",
    )
  ).rows;

/**
 * An invitation whose timer is due: the reaction has put it out together with its checkpoint, and
 * then it ends.
 */
async function timerThatIsDue(accountId: string): Promise<void> {
  const { position } = await stores.append(streams.client, [invited(accountId)]);
  const stopping = new AbortController();
  const { pool, log } = stores;
  const how = { reactions: [expireInvitations], pool, log, lookups: logLookups(log), logger };
  const reacting = runReactions({ ...how, signal: stopping.signal });
  await stores.caughtUp(position);
  stopping.abort();
  await reacting;
  expect(await jobs()).toHaveLength(1);
  await pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'");
}

test.each([
  ['before', 0],
  ['after', 1],
] as const)(
  'a worker that is killed %s its command was given leaves it to another, and it is done once',
  async (when, done) => {
    await timerThatIsDue(`who-${when}`);
    const script = new URL('testing/workerToKill.ts', import.meta.url).pathname;
    const worker = spawn(process.execPath, [script, stores.connectionString, when], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(worker.stdout, 'data');
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    expect(await expiriesOf(`who-${when}`)).toBe(done);
    expect(await jobs()).toEqual([
      { id: expect.any(String), locked_by: expect.any(String), attempts: 1 },
    ]);

    // Past the benefit of the doubt.
    await stores.pool.query(
      "UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '40 seconds'",
    );
    const { pool } = stores;
    const give = commandGiver({
      give: (request) => handleCommand(request, commandsOn(stores)),
      ...{ logger, clock: () => new Date('2026-12-21T10:00:00.000Z') },
    });
    const outbox = await startOutbox({ pool, send: () => Promise.resolve(), give, logger });
    await expect.poll(jobs).toEqual([]);
    await outbox.stop();
    expect(await expiriesOf(`who-${when}`)).toBe(1);
  },
);
