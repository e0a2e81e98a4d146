import { streamOf, type WaymarkEvent } from '@waymark/events';
import { turnTable } from '@waymark/events/testing';
import type { TurnDays } from '@waymark/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectorWorld, type WorldRow } from '../../testing/world.ts';

let world: ProjectorWorld;
const MOST = 499;
const idOf = (n: number) => `p${n}`;

beforeAll(async () => {
  world = await ProjectorWorld.open();
  for (const id of ['dana', 'mikkel', 'gone', 'hanna', 'ines']) await world.openAccount(id, id);
  await world.createWorkspace('w');
  await world.append(streamOf.workspace('w'), [
    { type: 'MemberAdded', data: { accountId: 'mikkel', role: 'ADMIN' } },
    { type: 'MemberAdded', data: { accountId: 'gone', role: 'ADMIN' } },
    { type: 'MemberRemoved', data: { accountId: 'gone' } },
  ]);
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Tidepool' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'hanna' } },
    await invitationOf('ines'),
  ]);
  await world.append(streamOf.project('w', 'j'), [
    { type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'Sandbox' } },
  ]);
  // Side by side, so that few transactions take them all.
  await Promise.all(
    turnTable.map(({ events }, n) =>
      world.append(
        streamOf.process('w', idOf(n)),
        events.map((event): WaymarkEvent =>
          event.type === 'ProcessCreated'
            ? { ...event, data: { ...event.data, processId: idOf(n) } }
            : event.type === 'ProcessOwnerSet'
              ? { ...event, data: { ...event.data, processId: idOf(n) } }
              : event,
        ),
      ),
    ),
  );
});
afterAll(() => world.close());

const invitationOf = async (accountId: string): Promise<WaymarkEvent> => ({
  type: 'InvitationSent',
  data: {
    ...{ accountId, clientId: 'c', by: 'dana', leadsTo: null, mailed: 'withFirstModule' },
    sealed: await world.vault.seal(accountId, {
      ...{ email: `${accountId}@example.com`, firstName: 'Ines', lastName: '', gender: null },
    }),
  },
});

/** By case, so that a difference names it. */
const byName = <Of>(of: (id: string, n: number) => Of) =>
  Object.fromEntries(turnTable.map(({ name }, n) => [name, of(idOf(n), n)]));
const told = (row: WorldRow | undefined) =>
  row && [row['turn'], row['turnWho'], row['turnBecause']];
const all = async (who: string, resource: string, filter: object = {}) =>
  new Map(
    (await world.rows(who, 'w', resource, { filter, range: [0, MOST] })).map((row) => [
      `${row['planId'] ?? row['id']}`,
      row,
    ]),
  );

test('the row of the list of executions says each case of the table, with the person who has to act', async () => {
  const rows = await all('dana', 'executions');
  expect(byName((id) => told(rows.get(id)))).toEqual(
    Object.fromEntries(
      turnTable.map(({ name, side, who, because }) => [name, [side, who, because]]),
    ),
  );
  expect(byName((id) => rows.get(id)?.['isOver'])).toEqual(byName(() => false));
});

test('the filter of a side finds those of the side, and what waits for the client is counted alike for both parties', async () => {
  for (const side of ['client', 'seller', 'nobody'] as const) {
    const found = await all('dana', 'executions', { turn: side });
    expect(byName((id) => found.has(id))).toEqual(byName((_, n) => turnTable[n]?.side === side));
  }
  const waits = await all('dana', 'executions', { clientTurn: 1 });
  expect(byName((id) => waits.has(id))).toEqual(byName((_, n) => turnTable[n]?.side === 'client'));
  const theirs = await all('hanna', 'executions');
  expect(byName((id) => theirs.get(id)?.['clientTurn'])).toEqual(
    byName((_, n) => (turnTable[n]?.side === 'client' ? 1 : 0)),
  );
});

test('page and portal say the same of the task that decides', async () => {
  for (const who of ['dana', 'hanna']) {
    const rows = await all(who, 'tasks', { moduleId: 'm' });
    expect(byName((id) => [rows.get(id)?.['turn'], rows.get(id)?.['turnBecause']])).toEqual(
      byName((_, n) => [turnTable[n]?.side, turnTable[n]?.because]),
    );
  }
});

test('the bell says it of its task, to the team with the person who has to act', async () => {
  const bellOf = async (who: string, from: number, to: number) => {
    const rows = turnTable
      .slice(from, to)
      .map((_, n) => ({
        ...{
          workspace_id: 'w',
          account_id: who,
          id: `n${from + n}`,
          kind: 'given',
          plan_id: idOf(from + n),
          client_id: 'c',
        },
        ...{
          module_id: 'm',
          task_id: 't',
          audience: 'EXTERN',
          hidden: false,
          task_hidden: false,
          at: '2026-11-01T08:00:00.000Z',
          position: 1,
        },
      }));
    await world.db.query(`DELETE FROM read.notices`);
    await world.db.query(
      `INSERT INTO read.notices SELECT * FROM jsonb_populate_recordset(NULL::read.notices, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    const told = await world.rows(who, 'w', 'notices', { range: [0, MOST] });
    return told.map(
      (row) =>
        [
          row['planId'],
          [row['turn'], row['turnWho'], row['turnBecause'], row['turnInvited']],
        ] as const,
    );
  };
  // It looks at the newest three hundred.
  for (const who of ['dana', 'hanna']) {
    const told = new Map([
      ...(await bellOf(who, 0, 200)),
      ...(await bellOf(who, 200, turnTable.length)),
    ]);
    expect(byName((id) => told.get(id))).toEqual(
      byName((_, n) => {
        const { side, who: acts, because } = turnTable[n]!;
        const isNamed = who === 'dana' || side === 'client';
        const named = isNamed ? acts : because === 'assigned' ? turnTable[n]!.assignee : null;
        return [side, named, because, acts === 'ines'];
      }),
    );
  }
});

test('the ledger has its newest day with the same side', async () => {
  const sides: Record<string, unknown> = {};
  for (const [n, { name }] of turnTable.entries()) {
    const { body } = await world.get<TurnDays>('dana', 'w', `/api/executions/${idOf(n)}/turns`);
    sides[name] = body.at(-1)?.side;
  }
  expect(sides).toEqual(byName((_, n) => turnTable[n]?.side));
});

test('Mine finds what somebody answers for though they have no task in it; a client can not ask by it', async () => {
  const owned = await all('mikkel', 'executions', { participantId: 'mikkel' });
  expect(byName((id) => owned.has(id))).toEqual(byName((_, n) => turnTable[n]?.owner === 'mikkel'));
  const { status } = await world.get('hanna', 'w', '/api/executions', {
    filter: { participantId: 'mikkel' },
  });
  expect(status).toBe(422);
});

test('who declines their invitation is of the client no more, and who accepts it stays', async () => {
  const c = streamOf.client('w', 'c');
  const whom = { accountId: 'ines', clientId: 'c' };
  const side = async () => {
    const n = turnTable.findIndex(
      ({ name }) => name === 'ACTIVE, ines has it, nothing, nobody owns it',
    );
    return (await world.rows('dana', 'w', 'executions', { filter: { id: idOf(n) } }))[0]?.['turn'];
  };
  expect(await side()).toBe('client');
  await world.append(c, [{ type: 'InvitationDeclined', data: whom }]);
  expect(await side()).toBe('seller');
  await world.append(c, [await invitationOf('ines')]);
  expect(await side()).toBe('client');
  await world.append(c, [{ type: 'InvitationAccepted', data: whom }]);
  expect(await side()).toBe('client');
});
