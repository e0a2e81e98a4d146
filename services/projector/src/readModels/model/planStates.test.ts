import { noBlueprint, parseEvent, streamOf, type Stored, type WaymarkEvent } from '@waymark/events';
import { expect, test } from 'vitest';
import { plainMetadata } from '../../testing/builders.ts';
import { PlanMemory } from './planMemory.ts';
import { evolvePlanState, PlanStates, type PlanState } from './planStates.ts';
import { planWeight } from './planWeight.ts';
import type { KnownEvent, Sources } from './readModel.ts';

const streamNo = (n: number) => streamOf.blueprint('w', `b${n}`);

/**
 * The events of blueprints, the first of each its creation, in a log that tells what was read of
 * it.
 */
function story(blueprints: number, renames: number) {
  const streams = new Map<string, KnownEvent[]>();
  let position = 0n;
  const put = (stream: string, event: WaymarkEvent) => {
    const known = streams.get(stream) ?? [];
    const recorded = {
      ...event,
      id: `${position}`,
      stream,
      revision: BigInt(known.length),
      position,
      metadata: plainMetadata,
    };
    position += 1n;
    streams.set(stream, [...known, parseEvent(recorded)]);
  };
  for (let n = 0; n < blueprints; n += 1) {
    const blueprintId = `b${n}`;
    put(streamNo(n), { type: 'BlueprintCreated', data: { blueprintId, name: 'v0' } });
    for (let r = 0; r < renames; r += 1)
      put(streamNo(n), {
        type: 'BlueprintRenamed',
        data: { blueprintId, from: `v${r}`, to: `v${r + 1}` },
      });
  }
  const read: string[] = [];
  const atOnce = { now: 0, most: 0 };
  async function* readStream(stream: string, { to = 1_000n } = {}): AsyncGenerator<Stored> {
    read.push(stream);
    atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    await new Promise(setImmediate);
    yield* (streams.get(stream) ?? []).slice(0, Number(to) + 1);
    atOnce.now -= 1;
  }
  const all = [...streams.values()].flat();
  return { all, read, atOnce, log: { readStream } as unknown as Sources['log'] };
}

/** Names of the plans before and after each part of a batch. */
async function namesOf(states: PlanStates, events: readonly KnownEvent[]) {
  const names: [string, string, string][] = [];
  const name = (state: PlanState) => ('name' in state ? state.name : '');
  await states.foldEach(events, (stream, before, ofPlan) => {
    const after = ofPlan.reduce(evolvePlanState, before);
    names.push([stream, name(before), name(after)]);
    return after;
  });
  return names;
}

test('plans that are not remembered are read side by side, each once however many events it has', async () => {
  const { all, read, atOnce, log } = story(10, 3);
  const states = new PlanStates({ log, memory: new PlanMemory(1_000_000) });
  const late = all.filter(({ revision }) => revision >= 2n);
  const names = await namesOf(states, late);
  expect(names).toEqual(Array.from({ length: 10 }, (_, n) => [streamNo(n), 'v1', 'v3']));
  expect(read).toEqual(names.map(([stream]) => stream));
  expect(atOnce.most).toBe(4);
});

test('what is remembered is not read again; what the memory let go is', async () => {
  const { all, read, log } = story(2, 4);
  const states = new PlanStates({ log, memory: new PlanMemory(planWeight(noBlueprint)) });
  const of = (n: number, revision: bigint) =>
    all.filter((event) => event.stream === streamNo(n) && event.revision === revision);
  await namesOf(states, [...of(0, 0n), ...of(0, 1n)]);
  expect(await namesOf(states, of(0, 2n))).toEqual([[streamNo(0), 'v1', 'v2']]);
  expect(read).toEqual([]);
  await namesOf(states, of(1, 0n));
  expect(await namesOf(states, of(0, 3n))).toEqual([[streamNo(0), 'v2', 'v3']]);
  expect(read).toEqual([streamNo(0)]);
});

test('once closed, nothing of it takes room', async () => {
  const { all, log } = story(3, 1);
  const memory = new PlanMemory(1_000_000);
  const states = new PlanStates({ log, memory });
  await namesOf(states, all);
  expect(memory.weight).toBeGreaterThan(0);
  states.close();
  expect(memory.weight).toBe(0);
});

test('a plan is read as it was at a position, and remembered from there on', async () => {
  const { all, read, log } = story(1, 3);
  const states = new PlanStates({ log, memory: new PlanMemory(1_000_000) });
  const [, , second, third] = all;
  expect(await states.at(streamNo(0), second!.position)).toMatchObject({ name: 'v2' });
  expect(await states.at(streamNo(0), second!.position)).toMatchObject({ name: 'v2' });
  expect(await namesOf(states, [third!])).toEqual([[streamNo(0), 'v2', 'v3']]);
  expect(read).toEqual([streamNo(0)]);
});
