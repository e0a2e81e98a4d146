import {
  evolveProcess,
  noProcess,
  shownIn,
  streamOf,
  whoActs,
  type WaymarkEvent,
} from '@waymark/events';
import { situations, type Situation } from '@waymark/events/testing';
import { sayTurn, type TurnPerson } from '@waymark/look/turn';
import { turnInEnglish } from '@waymark/look/turn/en';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectorWorld, type WorldRow } from '../../testing/world.ts';

let world: ProjectorWorld;
type Staged = { readonly situation: Situation; readonly at: readonly string[] };
/** Process -> its situation, and when each thing in it happened. */
const staged = new Map<string, Staged>();
const MOST = 499;

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
  // Side by side, so that few transactions take them all.
  await Promise.all(
    situations.map(async (situation, n) => {
      const stream = streamOf.process('w', `p${n}`);
      for (const { event, by } of situation.happened) await world.append(stream, [event], by);
      const at: string[] = [];
      for await (const { metadata } of world.log.readStream(stream)) at.push(metadata.at);
      staged.set(`p${n}`, { situation, at });
    }),
  );
});
afterAll(() => world.close());

/** What the turn is told with; since when is told of a side alone. */
const turnIn = (row: WorldRow) => ({
  turn: row['turn'],
  turnWho: row['turnWho'],
  turnBecause: row['turnBecause'],
  since: row['turn'] === 'nobody' ? null : row['turnSince'],
});
const expected = ({ situation: { turn, since }, at }: Staged) => ({
  turn: turn.side,
  turnWho: turn.who,
  turnBecause: turn.because,
  since: turn.side === 'nobody' ? null : at[since],
});
const planIn = ({ happened }: Situation) =>
  happened.reduce((process, { event }) => evolveProcess(process, event), noProcess).plan;
const assigneeIn = (situation: Situation) => planIn(situation).tasks.get('t')?.assignee ?? null;
const isShown = (situation: Situation) => {
  const plan = planIn(situation);
  const task = plan.tasks.get('t');
  return task !== undefined && shownIn(plan, task);
};
/** By situation, so that a difference names it. */
const byName = <Of>(of: (process: string, found: Staged) => Of) =>
  Object.fromEntries([...staged].map(([id, found]) => [found.situation.name, of(id, found)]));

test('portal and page tell each situation with the same turn, since when, and through whom', async () => {
  for (const who of ['dana', 'hanna']) {
    const rows = await world.rows(who, 'w', 'tasks', {
      filter: { planKind: 'process' },
      range: [0, MOST],
    });
    const of = new Map(rows.map((row) => [row['planId'], row]));
    const sees = (situation: Situation) => who === 'dana' || isShown(situation);
    expect(
      byName((id) => {
        const row = of.get(id);
        return row && { ...turnIn(row), from: row['turnFrom'], by: row['turnBy'] };
      }),
    ).toEqual(
      byName((_, found) =>
        sees(found.situation)
          ? { ...expected(found), from: found.situation.from, by: found.situation.by }
          : undefined,
      ),
    );
  }
});

test('the list of executions tells each with the same, and is filtered by it', async () => {
  const rows = await world.rows('dana', 'w', 'executions', { range: [0, MOST] });
  const of = new Map(rows.map((row) => [row['id'], row]));
  // Of the seller the list names whoever of the team has the task: nobody owns these.
  const ofTeam = (id: string) => id === 'dana';
  expect(byName((id) => turnIn(of.get(id)!))).toEqual(
    byName((_, found) => ({
      ...expected(found),
      turnWho: whoActs(found.situation.turn, assigneeIn(found.situation), { ofTeam, owner: null }),
    })),
  );
  for (const side of ['client', 'seller', 'nobody']) {
    const found = await world.rows('dana', 'w', 'executions', {
      filter: { turn: side },
      range: [0, MOST],
    });
    expect(found.map(({ id }) => id).sort()).toEqual(
      [...staged]
        .flatMap(([id, { situation }]) => (situation.turn.side === side ? [id] : []))
        .sort(),
    );
  }
});

test('how much is the client’s turn is counted alike for both parties', async () => {
  for (const who of ['dana', 'hanna']) {
    const rows = await world.rows(who, 'w', 'executions', { range: [0, MOST] });
    const counted = new Map(rows.map((row) => [row['id'], row['clientTurn'] ?? 0]));
    expect(byName((id) => counted.get(id) ?? 0)).toEqual(
      byName((_, { situation }) => (situation.turn.side === 'client' ? 1 : 0)),
    );
  }
});

test('read aloud, each has the sentence that the table has', async () => {
  const names: Record<string, string> = { dana: 'Dana', hanna: 'Hanna', tomasz: 'Tomasz' };
  const somebody = (id: unknown): TurnPerson | null =>
    typeof id === 'string' ? { id, name: names[id] ?? 'Somebody', you: id === 'dana' } : null;
  const rows = await world.rows('dana', 'w', 'tasks', {
    filter: { planKind: 'process' },
    range: [0, MOST],
  });
  const said = new Map(
    rows.map((row) => {
      const { whose, why } = sayTurn(
        turnInEnglish,
        {
          side: row['turn'] as 'client',
          because: row['turnBecause'] as 'assigned',
          from: row['turnFrom'] as 'new',
          since: null,
          who: somebody(row['turnWho']),
          by: somebody(row['turnBy']),
          module: 'Module m',
          seller: 'Works',
          ours: true,
        },
        new Date(0),
      );
      return [row['planId'], [`${whose}.`, why].filter(Boolean).join(' ')] as const;
    }),
  );
  expect(byName((id) => said.get(id))).toEqual(
    byName((_, { situation }) => situation.says.replace('Works’ turn', 'Our turn')),
  );
});
