import { INVITATION_DAYS, streamOf, type Actor } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';

let harness: CommandHarness;
let olga: string;
const team = streamOf.workspace('w');

beforeAll(async () => {
  // Timers are due by the clock of the database: none of these is before it is told to be.
  harness = await startHarness(() => new Date('2126-11-21T10:00:00.000Z'));
  olga = await harness.account('olga@example.com');
  await harness.give(olga, 'CreateWorkspace', { workspaceId: 'w', name: 'Acme' });
});
afterAll(() => harness.stop());

const typesIn = async (stream = team) => (await harness.eventsOf(stream)).map(({ type }) => type);
type Job = { id: string; run_at: Date; payload: { causationId: string; commandId: string } };
const timers = async () =>
  (
    await harness.pool.query<Job>(
      `SELECT j.id::text, j.run_at, p.payload FROM graphile_worker.jobs j JOIN graphile_worker._private_jobs p USING (id)
        WHERE task_identifier = 'give_command' ORDER BY run_at, id`,
    )
  ).rows;
const timerOf = async (eventId: string) => {
  await expect
    .poll(async () => (await timers()).map((job) => job.payload.causationId))
    .toContain(eventId);
  return (await timers()).find((job) => job.payload.causationId === eventId) as Job;
};
const due = (job: Job) =>
  harness.pool.query(
    "SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at := now() - interval '1 second')",
    [job.id],
  );
const invite = async (name: string) => {
  await harness.give(olga, 'InviteTeamUser', { email: `${name}@example.com` });
  const sent = (await harness.eventsOf(team)).at(-1)!;
  return { sent, accountId: await harness.account(`${name}@example.com`) };
};

test('what follows from an event is given at its time, says from what it follows, and once', async () => {
  const { sent, accountId } = await invite('nora');
  const first = await timerOf(sent.id);
  expect(first.run_at.getTime() - Date.parse(sent.metadata.at)).toBe(INVITATION_DAYS * 86_400_000);
  await harness.give(olga, 'RepeatInvitation', { accountId });
  const again = (await harness.eventsOf(team)).at(-1)!;
  const job = await timerOf(again.id);
  // What is recorded of the mail is given by a job too, which is soon over.
  await expect.poll(timers).toHaveLength(1);

  await due(job);
  await expect.poll(() => typesIn()).toContain('InvitationExpired');
  const expired = (await harness.eventsOf(team)).at(-1)!;
  expect(expired).toMatchObject({
    type: 'InvitationExpired',
    data: { accountId, clientId: null },
    metadata: {
      actor: { kind: 'system', name: 'expireInvitations' } satisfies Actor,
      command: 'ExpireInvitation',
      commandId: job.payload.commandId,
      causationId: again.id,
      correlationId: again.metadata.correlationId,
    },
  });
  await expect.poll(timers).toEqual([]);
});

test('one that no longer fits what is there is void, and given up at once', async () => {
  const { sent, accountId } = await invite('otto');
  const job = await timerOf(sent.id);
  await harness.pool.query('UPDATE graphile_worker._private_jobs SET key = NULL WHERE id = $1', [
    job.id,
  ]);
  // Sent again while the timer was about to go off.
  await harness.give(olga, 'RepeatInvitation', { accountId });
  await timerOf((await harness.eventsOf(team)).at(-1)!.id);
  await due(job);
  await expect.poll(async () => (await timers()).map(({ id }) => id)).not.toContain(job.id);
  expect((await typesIn()).at(-1)).toBe('InvitationRepeated');
});

test('nobody gives such a command from outside', async () => {
  const { accountId } = await invite('paul');
  const answer = await harness.post(olga, 'ExpireInvitation', { accountId, clientId: null });
  expect(answer).toMatchObject({ status: 404, body: { code: 'unknown-command' } });
});
