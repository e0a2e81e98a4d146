import type { DomainEvent, MailChoices, Stored, WaymarkEvent } from '@waymark/events';
import { mailMonthKey, noMailChoices, withMailChoice } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logLookups } from '../lookups/lookups.ts';
import { mailing } from '../../reactions/mailing.ts';
import type { EventMail } from '../../outbox/mailJob.ts';
import { enqueueConsequences } from '../../reactions/enqueueConsequences.ts';
import { reactionTo } from '../../reactions/reactionTo.ts';
import {
  logger,
  openReactingStores,
  type ReactingStores,
} from '../../reactions/testing/reactingStores.ts';
import {
  client,
  module,
  planCopied,
  processCreated,
  streams,
  task,
  team,
} from '../../reactions/testing/sampleWorld.ts';
import { mailKey } from '../../outbox/outbox.ts';
import { openField } from '@waymark/vault';
import { usualHabits } from './habits.ts';
import { keepingRecord } from './testing/keepingRecord.ts';
import { localTime } from './localTime.ts';
import type { NewsFor } from '../../outbox/newsForPeople.ts';
import { sendDueMails, type DueMailsContext } from './sendDueMails.ts';

let stores: ReactingStores;
beforeAll(async () => {
  stores = await openReactingStores();
});
afterAll(() => stores.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday, 08:00 in Warsaw. */
const BEGIN = Date.parse('2026-11-02T07:00:00Z');
const zones: Readonly<Record<string, string>> = {
  anna: 'Europe/Warsaw',
  ben: 'America/New_York',
  tim: 'UTC',
};

test('thirty tasks for two clients over forty days: one mail a day at most, none at night, none after never, each explained', async () => {
  const { pool, log } = stores;
  const lookups = logLookups(log);
  const chosen = new Map<string, MailChoices>(
    Object.entries(zones).map(([id, zoneNoticed]) => [id, { ...noMailChoices, zoneNoticed }]),
  );
  let now = BEGIN;
  const dueMails: DueMailsContext = {
    ...{ pool, lookups, timeZone: 'UTC', clock: () => new Date(now), logger, habits: usualHabits },
    mailsOf: (accountId) => Promise.resolve(chosen.get(accountId) ?? noMailChoices),
  };
  const unlessTold = (news: readonly NewsFor[]) => Promise.resolve(news);
  /** Appends, and lets the real reaction put what follows where it belongs. */
  const happens = async (stream: string, events: readonly DomainEvent[], actor = team('tim')) => {
    const { revision } = await stores.append(
      stream,
      events,
      actor,
      undefined,
      new Date(now).toISOString(),
    );
    const fresh: Stored[] = [];
    const from = revision - BigInt(events.length) + 1n;
    for await (const event of log.readStream(stream, { from })) fresh.push(event);
    for (const event of fresh) {
      const outcome = await reactionTo(event, mailing, lookups);
      if (outcome.kind !== 'follows') throw outcome.error;
      const connection = await pool.connect();
      await connection.query('BEGIN');
      await enqueueConsequences(connection, mailing, [{ event, what: outcome.what }], {
        unlessTold,
        clock: () => new Date(now),
      });
      await connection.query('COMMIT');
      connection.release();
    }
  };
  type Sent = { at: number; mail: EventMail };
  const sent: Sent[] = [];
  const keeper = await keepingRecord(
    stores,
    lookups,
    (id) => chosen.get(id) ?? noMailChoices,
    () => new Date(now),
  );
  const collect = async () => {
    const mails = await keeper.sendWaiting();
    sent.push(...mails.map((mail) => ({ at: now, mail })));
  };
  /** Lets time pass; whoever is due is looked at exactly then. */
  const passTo = async (until: number) => {
    for (;;) {
      const { rows } = await pool.query<{ at: Date | null }>(
        'SELECT min(look_at) AS at FROM identity.post',
      );
      const next = rows[0]?.at?.getTime() ?? Infinity;
      if (next > until) break;
      now = Math.max(now, next);
      await sendDueMails(dueMails);
      await collect();
    }
    now = until;
  };

  await happens(streams.workspace, [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
    { type: 'MemberAdded', data: { accountId: 'tim', role: 'OWNER' } },
  ]);
  await happens(streams.client, [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } },
    ...['anna', 'ben'].map((accountId) => ({
      type: 'ClientUserInvited',
      data: { clientId: 'c', accountId },
    })),
  ]);
  await happens(streams.project, [
    { type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'Project' } },
  ]);
  const modules = ['m0', 'm1', 'm2'].map((moduleId, m) =>
    module(
      moduleId,
      Array.from({ length: 10 }, (_, n) =>
        task(`${moduleId}t${n}`, moduleId, {
          assignee: n % 2 === 0 ? 'anna' : 'ben',
          dueDate: new Date(BEGIN + (m * 12 + n + 3) * DAY).toISOString().slice(0, 10),
        }),
      ),
      { weight: m },
    ),
  );
  await happens(streams.process, [processCreated, planCopied(modules)]);
  await passTo(BEGIN + DAY);
  expect(sent).toEqual([]);

  const started = (moduleId: string): WaymarkEvent => ({
    type: 'ModuleStatusSet',
    data: { moduleId, from: 'PENDING', to: 'ACTIVE', on: '2026-11-03', completed: [], due: [] },
  });
  const status = (
    taskId: string,
    from: string,
    to: string,
    reason: string | null = null,
  ): DomainEvent => ({
    type: 'TaskStatusSet',
    data: { taskId, moduleId: taskId.slice(0, 2), from, to, reason },
  });
  const never = BEGIN + 30 * DAY + 5 * HOUR;
  for (let day = 1; day < 40; day += 1) {
    const morning = BEGIN + day * DAY;
    await passTo(morning + 2 * HOUR);
    // A module starts each twelve days, once at night; two starts of one moment join.
    if (day === 1) await happens(streams.process, [started('m0')]);
    if (day === 13) await happens(streams.process, [started('m1')]);
    await passTo(morning + 5 * HOUR);
    const m = day < 13 ? 'm0' : 'm1';
    const n = (day - 1) % 12;
    if (n < 8 && day < 25) {
      const [taskId, who] = [`${m}t${n}`, n % 2 === 0 ? 'anna' : 'ben'];
      if (n % 3 === 1) {
        await happens(streams.process, [status(taskId, 'TODO', 'STUCKED', 'Why?')], client(who));
        await passTo(now + 3 * HOUR);
        await happens(streams.process, [status(taskId, 'STUCKED', 'TODO')]);
      } else await happens(streams.process, [status(taskId, 'TODO', 'DONE')], client(who));
    }
    if (day === 20)
      await happens(streams.process, [
        {
          type: 'TaskAssigneeSet',
          data: { taskId: 'm1t8', moduleId: 'm1', from: 'anna', to: 'ben' },
        },
      ]);
    await passTo(morning + 15 * HOUR);
    // 23:00 in Warsaw.
    if (day === 25) await happens(streams.process, [started('m2')]);
    if (day === 30) {
      await passTo(never + 11 * HOUR);
      chosen.set(
        'anna',
        withMailChoice(chosen.get('anna')!, { kinds: { turn: 'never', others: 'never' } }),
      );
    }
    if (day === 33)
      await happens(streams.process, [
        {
          type: 'TaskAssigneeSet',
          data: { taskId: 'm2t1', moduleId: 'm2', from: 'ben', to: 'anna' },
        },
      ]);
  }

  const ofClients = sent.filter(({ mail }) => mail.to !== 'tim');
  const days = ofClients.map(({ at, mail }) => `${mail.to} ${localTime(zones[mail.to]!, at).date}`);
  expect(new Set(days).size).toBe(days.length);
  for (const { at, mail } of sent) {
    const { minutes, weekday } = localTime(zones[mail.to]!, at);
    expect([mail.to, minutes >= 8 * 60 && minutes < 18 * 60, weekday > 0 && weekday < 6]).toEqual([
      mail.to,
      true,
      true,
    ]);
    expect(mail).toMatchObject({
      why: expect.any(String) as string,
      kinds: expect.arrayContaining([]) as string[],
    });
    expect(
      'processId' in mail
        ? mail.processId
        : (mail as { processes: { processId: string }[] }).processes[0]?.processId,
    ).toBe('p');
  }
  expect(sent.filter(({ at, mail }) => mail.to === 'anna' && at > never + 11 * HOUR)).toEqual([]);
  expect(
    sent.filter(({ at, mail }) => mail.to === 'ben' && at > never + 11 * HOUR).length,
  ).toBeGreaterThan(0);
  // The first is the one that their part begins with, a minute after the start where it is day, in
  // the morning where it is night.
  const first = ofClients.find(({ mail }) => mail.to === 'anna');
  expect(first).toMatchObject({
    at: BEGIN + DAY + 2 * HOUR + 60_000,
    mail: { mail: 'newProcess', count: 5, why: 'begins' },
  });
  expect(ofClients.find(({ mail }) => mail.to === 'ben')?.at).toBe(
    Date.parse('2026-11-03T13:00:00Z'),
  );
  // No task is reminded of before it has begun, and none of what was done; each once before and
  // once after.
  const reminded = (mail: EventMail) =>
    mail.mail === 'digest' ? mail.processes.flatMap(({ turn }) => turn) : [];
  for (const { at, mail } of ofClients)
    for (const { taskId } of reminded(mail))
      expect(at > BEGIN + { m0: 1, m1: 13, m2: 25 }[taskId.slice(0, 2)]! * DAY).toBe(true);
  expect(ofClients.length).toBeGreaterThan(15);
  expect(ofClients.length).toBeLessThan(50);
  const stuckAtOnce = sent.filter(({ mail }) => mail.to === 'tim' && mail.mail === 'stuck');
  expect(stuckAtOnce.length).toBeGreaterThan(2);

  // Each mail is on the record of who got it: why it came, what it told of which process, and how
  // it read; and nothing else is.
  const record = (await Promise.all(Object.keys(zones).map((id) => keeper.recordOf(id)))).flat();
  const kept = record.filter((event) => event.type === 'MailSent');
  expect(kept.map(({ data }) => data.mailId).sort()).toEqual(
    sent.map(({ mail }) => mailKey(mail)).sort(),
  );
  for (const { at, mail } of sent) {
    const entry = kept.find(({ data }) => data.mailId === mailKey(mail))!;
    expect(entry.metadata.at).toBe(new Date(at).toISOString());
    expect(entry.data).toMatchObject({ accountId: mail.to, form: mail.mail, why: mail.why });
    expect(entry.data.about).toContain(mailMonthKey(entry.metadata.at.slice(0, 7)));
    expect(entry.data.news.length).toBeGreaterThan(0);
    for (const line of entry.data.news) {
      expect(line).toMatchObject({
        processId: 'p',
        taskId: expect.stringMatching(/^m\dt\d$/) as string,
      });
      expect(mail.kinds).toContain(line.kind);
    }
    const copy = await openField(keeper.vault, 'MailSent', 'copy', entry.data);
    expect(copy).toMatchObject({ erased: false, value: { subject: expect.any(String) as string } });
    expect(JSON.stringify(copy)).not.toContain('?t=');
  }
  const heldBack = record.flatMap(({ type, data }) => (type === 'NewsHeldBack' ? data.news : []));
  expect(heldBack.filter(({ why }) => why === 'never').length).toBeGreaterThan(0);
  expect(record.some(({ type }) => type === 'NewsPutOff')).toBe(true);
  await keeper.close();
});
