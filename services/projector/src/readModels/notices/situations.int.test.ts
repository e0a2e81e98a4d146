import {
  evolveProcess,
  noProcess,
  streamOf,
  taskStreamId,
  whoActs,
  type WaymarkEvent,
} from '@waymark/events';
import { situations, type TurnHappening, type Situation } from '@waymark/events/testing';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectorWorld } from '../../testing/world.ts';

let world: ProjectorWorld;
const idOf = (n: number) => `p${n}`;
const people = ['hanna', 'tomasz', 'dana'];

/** Who asks and who answers do so by a message, which the turn follows. */
const messageOf = async (
  { event: { type, data } }: TurnHappening,
  id: string,
): Promise<WaymarkEvent[]> => {
  if (type !== 'TaskAwaitsSet' || data.waived || data.by === null) return [];
  const holder = { accountId: data.by };
  const words = await sealField(world.vault, 'MessageSent', 'words', holder, {
    text: 'Said',
    rest: null,
  });
  const side = data.to === 'seller' ? 'client' : 'seller';
  const said = {
    messageId: id,
    taskId: 't',
    moduleId: 'm',
    ...holder,
    words,
    mentions: [] as string[],
    via: 'app' as const,
  };
  const gives = side === 'client' ? 'seller' : 'client';
  return [{ type: 'MessageSent', data: { ...said, side, gives, status: 'TODO' } }];
};

beforeAll(async () => {
  world = await ProjectorWorld.open();
  for (const [id, name] of Object.entries({
    dana: 'Dana',
    gone: 'Greta',
    hanna: 'Hanna',
    tomasz: 'Tomasz',
  }))
    await world.openAccount(id, name);
  await world.createWorkspace('w');
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Tidepool' } },
    ...['hanna', 'tomasz'].map((accountId): WaymarkEvent => ({
      type: 'ClientUserInvited',
      data: { clientId: 'c', accountId },
    })),
  ]);
  await world.append(streamOf.project('w', 'j'), [
    { type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'Sandbox' } },
  ]);
  await Promise.all(
    situations.map(async ({ happened }, n) => {
      for (const [nth, one] of happened.entries()) {
        await world.append(streamOf.process('w', idOf(n)), [one.event], one.by);
        const said = await messageOf(one, `message ${nth}`);
        if (said.length > 0)
          await world.append(streamOf.conversation('w', taskStreamId(idOf(n), 't')), said, one.by);
      }
    }),
  );
});
afterAll(() => world.close());

/**
 * Lines of one person in each process, in two halves, since the bell looks at the newest of them
 * alone.
 */
async function linesOf(who: string) {
  const lines = new Map<string, { yours: boolean }[]>();
  // Once a read has waited for all that happened, all of it is kept.
  await world.rows(who, 'w', 'notices');
  const { rows: kept } = await world.db.query(
    `SELECT * FROM read.notices WHERE account_id = $1 ORDER BY plan_id, id`,
    [who],
  );
  const half = Math.ceil(kept.length / 2);
  for (const some of [kept.slice(0, half), kept.slice(half)]) {
    await world.db.query(`DELETE FROM read.notices WHERE account_id = $1`, [who]);
    await world.db.query(
      `INSERT INTO read.notices SELECT * FROM jsonb_populate_recordset(NULL::read.notices, $1::jsonb)`,
      [JSON.stringify(some)],
    );
    for (const row of await world.rows(who, 'w', 'notices', { range: [0, 499] })) {
      const of = `${row['planId']}`;
      const line = { yours: row['turnIsYours'] === true };
      lines.set(of, [...(lines.get(of) ?? []), line]);
    }
  }
  return lines;
}
const byName = <Of>(of: (situation: Situation, id: string) => Of) =>
  Object.fromEntries(situations.map((one, n) => [one.name, of(one, idOf(n))]));

const has = ({ happened }: Situation) =>
  happened
    .reduce((process, { event }) => evolveProcess(process, event), noProcess)
    .plan.tasks.get('t')?.assignee ?? null;
/** Nobody owns these. */
const acts = (one: Situation) =>
  whoActs(one.turn, has(one), { owner: null, ofTeam: (id) => id === 'dana' });

test('whose turn it has become by somebody else has a line that says so, and nobody else has', async () => {
  const lines = new Map<string, Awaited<ReturnType<typeof linesOf>>>();
  for (const who of people) lines.set(who, await linesOf(who));
  const told = (id: string) =>
    people.filter((who) =>
      lines
        .get(who)
        ?.get(id)
        ?.some(({ yours }) => yours),
    );
  expect(byName((one, id) => told(id).filter((who) => who !== acts(one)))).toEqual(
    byName(() => []),
  );
  expect(byName((one, id) => told(id).filter((who) => who !== one.by))).toEqual(
    byName((one) => people.filter((who) => who === acts(one) && who !== one.by)),
  );
});
