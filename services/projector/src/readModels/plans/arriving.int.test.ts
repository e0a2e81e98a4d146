import { streamOf, type WaymarkEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
});
afterAll(() => world.close());

/** What a process of two modules is made of, in two copies. */
const made = (id: string) => {
  const created = process(id);
  const parts = ['a', 'b'].map((name) =>
    copied(name === 'a' ? [milestone(`${id}-ms`)] : [], [
      whole(module(`${id}-${name}`, `${id}-ms`), [
        task(`${id}-${name}-t`, `${id}-${name}`, { assignee: 'jonas' }),
      ]),
    ]),
  );
  if (created.type !== 'ProcessCreated') throw new Error('a process begins with its creation');
  const { processId, projectId, clientId, name } = created.data;
  const arriving: WaymarkEvent = {
    type: 'ProcessArriving',
    data: { processId, projectId, clientId, name },
  };
  return { created, arriving, parts } as const;
};

const rowsOf = async (who: string, id: string) => ({
  executions: await world.rows(who, 'w', 'executions', { filter: { id } }),
  modules: await world.rows(who, 'w', 'modules', { filter: { planId: id } }),
  tasks: await world.rows(who, 'w', 'tasks', { filter: { planId: id } }),
  // What was made is told before or behind how it was.
  history: (await world.rows(who, 'w', 'history', { filter: { planId: id } }))
    .map(({ event, headline }) => `${String(event)}: ${String(headline)}`)
    .sort(),
});
const nothing = { executions: [], modules: [], tasks: [], history: [] };

test('what comes in several appends nobody sees before the last, and then it is as if it had come in one', async () => {
  const one = made('p-one');
  await world.append(streamOf.process('w', 'p-one'), [one.created, ...one.parts]);
  const two = made('p-two');
  const stream = streamOf.process('w', 'p-two');
  for (const events of [
    // A first try that was never finished.
    [two.arriving, two.parts[0]!],
    [two.arriving, two.parts[0]!],
    [two.parts[1]!],
  ]) {
    await world.append(stream, events);
    for (const who of ['dana', 'jonas']) expect(await rowsOf(who, 'p-two')).toEqual(nothing);
  }
  await world.append(stream, [two.created]);
  // Its stream is longer, and its events came at other moments.
  const alike = (rows: object) =>
    JSON.parse(
      JSON.stringify(rows, (key, value: unknown) =>
        /^(planRevision|createdAt|updatedAt|turnSince|statusAt|turnDays|revision)$/.test(key)
          ? value !== null
          : value,
      ).replaceAll('p-two', 'p-one'),
    ) as unknown;
  for (const who of ['dana', 'jonas'])
    expect(alike(await rowsOf(who, 'p-two'))).toEqual(alike(await rowsOf(who, 'p-one')));
});
