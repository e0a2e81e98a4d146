import type { Stored, WaymarkEvent } from '@waymark/events';
import { noMailChoices } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND_TASK } from '../../outbox/commandJob.ts';
import { logLookups } from '../lookups/lookups.ts';
import type { EventMail } from '../../outbox/mailJob.ts';
import { enqueueConsequences } from '../../reactions/enqueueConsequences.ts';
import { reactions } from '../../reactions/reactions.ts';
import { reactionTo } from '../../reactions/reactionTo.ts';
import {
  logger,
  openReactingStores,
  type ReactingStores,
} from '../../reactions/testing/reactingStores.ts';
import {
  module,
  planCopied,
  processCreated,
  streams,
  task,
  team,
} from '../../reactions/testing/sampleWorld.ts';
import { usualHabits } from './habits.ts';
import { sendDueMails, type DueMailsContext } from './sendDueMails.ts';

let stores: ReactingStores;
beforeAll(async () => {
  stores = await openReactingStores();
});
afterAll(() => stores.close());

const DAY = 86_400_000;
/** A Monday morning. */
const BEGIN = Date.parse('2026-11-02T07:00:00Z');
const dateOn = (day: number) => new Date(BEGIN + day * DAY).toISOString().slice(0, 10);

test('of work from before reminders were kept its assignee is reminded before it is due and after, though nothing happens', async () => {
  const { pool, log } = stores;
  const lookups = logLookups(log);
  let now = BEGIN;
  const happened = (stream: string, events: readonly WaymarkEvent[]) =>
    stores.append(stream, events, team('tim'), undefined, new Date(BEGIN).toISOString());
  await happened(streams.workspace, [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
    { type: 'MemberAdded', data: { accountId: 'tim', role: 'OWNER' } },
  ]);
  await happened(streams.client, [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'anna' } },
  ]);
  await happened(streams.project, [
    { type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'Project' } },
  ]);
  const due = (taskId: string, day: number | null) =>
    task(taskId, 'm', { assignee: 'anna', dueDate: day === null ? null : dateOn(day) });
  await happened(streams.process, [
    processCreated,
    planCopied([
      module('m', [due('first', 9), due('undated', null), due('second', 10)]),
      module('later', [task('waits', 'later', { assignee: 'anna', dueDate: dateOn(8) })]),
    ]),
    {
      type: 'ModuleStatusSet',
      data: { moduleId: 'm', from: 'PENDING', to: 'ACTIVE', on: dateOn(0), completed: [], due: [] },
    },
  ]);
  // What an earlier version mailed at the time is not mailed again; all other reactions begin with
  // the log.
  now = BEGIN + 3 * DAY;
  const clock = () => new Date(now);
  const unlessTold = (news: never) => Promise.resolve(news);
  for (const reaction of reactions.filter(({ name }) => name !== 'mails')) {
    const events: Stored[] = [];
    for await (const event of log.readStream(streams.process)) events.push(event);
    for (const event of events) {
      const outcome = await reactionTo(event, reaction, lookups);
      if (outcome.kind !== 'follows') throw outcome.error;
      const connection = await pool.connect();
      await enqueueConsequences(connection, reaction, [{ event, what: outcome.what }], {
        unlessTold: unlessTold as never,
        clock,
      });
      connection.release();
    }
  }
  const dueMails: DueMailsContext = {
    ...{ pool, lookups, timeZone: 'UTC', clock, logger, habits: usualHabits },
    mailsOf: () => Promise.resolve(noMailChoices),
  };
  /** The mails that wait, taken out of the outbox. */
  const waiting = async () =>
    (
      await pool.query<{ payload: EventMail }>(
        `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
          WHERE t.id = j.task_id AND t.identifier <> $1 RETURNING j.payload`,
        [COMMAND_TASK],
      )
    ).rows.map(({ payload }) => payload);
  const reminded = new Map<number, unknown>();
  for (let day = 3; day < 15; day += 1) {
    now = BEGIN + day * DAY + DAY / 4;
    await sendDueMails(dueMails);
    const named = (await waiting()).flatMap((mail) =>
      mail.mail === 'tasks' ? mail.tasks.map(({ taskId }) => taskId) : [mail.mail],
    );
    if (named.length > 0) reminded.set(day, named[0]);
  }
  // On Monday to Friday, two days before and once after.
  expect([...reminded]).toEqual([
    [7, 'first'],
    [8, 'second'],
    [10, 'first'],
    [11, 'second'],
  ]);
});
