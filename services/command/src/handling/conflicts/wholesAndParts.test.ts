import type { CommandName } from '@waymark/api';
import { RequestRefused } from '@waymark/edge';
import { byWeight, type Plan } from '@waymark/events';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandTable } from '../../nouns/table/commandTable.ts';
import { Branch } from '../../testing/branch.ts';
import { everyExample } from '../../testing/everyExample.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

/**
 * Nobody's change is lost in silence. Two people have seen the same revision; one gives a command,
 * then the other one on what they saw. For every pair of commands and every thing in the sample
 * plans the states tell what must come of it: what the first one made or changed and the second one
 * would wipe out is refused with who, what and when, in either order; all else is taken, or refused
 * for its own reasons.
 */
type Given = { readonly name: CommandName; readonly payload: never; readonly told: string };

let world: Branch;
let all: readonly Given[];

/** Each command as the sample has it, and aimed at every other thing of the kind in either plan. */
function everyAim(
  payloads: Readonly<Record<string, object>>,
  things: Readonly<Record<string, readonly string[]>>,
) {
  return Object.entries(payloads).flatMap(([name, sample]): Given[] => {
    const plans = 'plan' in sample ? (['process', 'blueprint'] as const) : [null];
    return plans.flatMap((kind) => {
      const about = ['taskId', 'blockId', 'moduleId'].find(
        (field) => field in sample && !isNew(name, field),
      );
      const ids = about === undefined ? [null] : things[about]!;
      return ids.map((id) => {
        const payload = {
          ...sample,
          ...(kind && { plan: { kind, id: kind === 'process' ? 'p' : 'b' } }),
          ...(about && { [about]: kind === 'blueprint' ? `b-${id}` : id }),
        };
        return {
          name: name as CommandName,
          payload: payload as never,
          told: `${name} ${JSON.stringify(payload)}`,
        };
      });
    });
  });
}
const isNew = (name: string, field: string) =>
  name.startsWith('Add') && field !== 'moduleId' ? true : name === 'AddModule';

beforeAll(async () => {
  world = new Branch();
  const people = await sampleWorkspace(world);
  const { olga } = people;
  for (const name of ['tim', 'tina', 'uma'])
    await world.give(olga, 'InviteTeamUser', { email: `${name}@w.example` });
  for (const name of ['tim', 'tina'])
    await world.give(name, 'AcceptInvitation', { workspaceId: 'w' });
  await world.give(olga, 'AddRole', {
    roleId: 'r::it',
    name: 'IT',
    internExtern: 'INTERN',
    defaultEmailAddress: 'tina@w.example',
  });
  const plan = { kind: 'process', id: 'p' } as const;
  await world.give(olga, 'SetTaskFollowers', { plan, taskId: 'own', followers: ['p::it'] });
  await world.give(olga, 'SetTaskAssignee', { plan, taskId: 'team', assignee: 'p::it' });
  await world.give(olga, 'SetModuleParticipants', {
    plan,
    moduleId: 'm',
    participants: ['p::it', 'olga'],
  });
  await world.give(olga, 'AddPlaceholder', { plan, placeholderId: 'p::new', name: 'Unused' });
  const { AddPlaceholder: _, ...payloads } = everyExample({ ...people, tina: 'tina', uma: 'uma' });
  all = everyAim(
    {
      ...payloads,
      AddPlaceholder: { plan, placeholderId: 'p::third', name: 'Third' },
      MoveBlock: { plan, blockId: 'text', index: 3 },
    },
    { taskId: ['own', 'team'], moduleId: ['m', 'hidden'], blockId: ['text', 'of-own'] },
  );
});

type Leaves = ReadonlyMap<string, string>;

const told = new WeakMap<object, Leaves>();
/**
 * Everything that a state says, value by value, a content as one; places are said by the order of
 * what stands together.
 */
function leavesOf(state: object): Leaves {
  const known = told.get(state);
  if (known !== undefined) return known;
  const leaves = new Map<string, string>();
  told.set(state, leaves);
  const walk = (path: string, value: unknown): void => {
    const isWhole = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isWhole) return void leaves.set(path, JSON.stringify(value));
    const entries =
      value instanceof Map
        ? [...value]
        : value instanceof Set
          ? [...value].map((v) => [v, v] as const)
          : Object.entries(value);
    for (const [key, inside] of entries)
      if (key === 'content') leaves.set(`${path}/content`, JSON.stringify(inside));
      else if (key !== 'weight') walk(`${path}/${String(key)}`, inside);
  };
  walk('', state);
  const { plan } = state as { plan?: Plan };
  if (plan !== undefined) {
    const order = <T extends { weight: number }>(things: Iterable<T>, id: (thing: T) => string) =>
      byWeight(things).map(id).join();
    leaves.set(
      '/order',
      order(plan.milestones.values(), (m) => m.milestoneId),
    );
    for (const id of plan.milestones.keys())
      leaves.set(
        `/plan/milestones/${id}/order`,
        order(
          [...plan.modules.values()].filter((m) => m.milestoneId === id),
          (m) => m.moduleId,
        ),
      );
    for (const id of plan.modules.keys())
      leaves.set(
        `/plan/modules/${id}/order`,
        order(
          [...plan.blocks.values()].filter((b) => b.moduleId === id),
          (b) => b.blockId,
        ),
      );
  }
  return leaves;
}
/** Two people may both move things; the later place stands. */
const isPlace = (path: string) => /\/(order|milestoneId)$/.test(path);

/** What a command makes or changes, and what it takes away: paths. */
type Effect = { readonly made: readonly (readonly [string, string])[]; readonly taken: boolean };
const effectOn = (before: Leaves, after: Leaves): Effect => ({
  made: [...after].filter(([path, value]) => before.get(path) !== value),
  taken: after.get('/life') === '"deleted"' || [...before.keys()].some((path) => !after.has(path)),
});

/** Does what `first` has made of `before` vanish in what `second` makes of it? */
function wipesOut(before: Leaves, first: Effect, second: Leaves): boolean {
  if (second.get('/life') === '"deleted"') return true;
  return first.made.some(([path, value]) => {
    const after = second.get(path);
    return after === undefined || (after !== value && before.has(path) && !isPlace(path));
  });
}

const streamOfGiven = ({ name, payload }: Given) => {
  const entry = commandTable[name];
  return entry.stream(entry.schema.parse(payload), {
    workspaceId: 'w',
    caller: { kind: 'account', accountId: 'olga' },
  });
};
const read = (branch: Branch, { name, payload }: Given) => {
  const entry = commandTable[name];
  return leavesOf(
    branch.stateOf(
      streamOfGiven({ name, payload, told: '' }),
      entry.fold(entry.schema.parse(payload)),
    ) as object,
  );
};
/** The history after a command, or the error that refused it. */
async function after(
  branch: Branch,
  by: string,
  { name, payload }: Given,
  basedOn?: bigint,
): Promise<Branch | Error> {
  const next = branch.fork();
  try {
    await next.give(by, name, payload, basedOn === undefined ? {} : { basedOn: String(basedOn) });
    return next;
  } catch (error) {
    return error as Error;
  }
}
const saidOf = (outcome: Branch | Error): string =>
  outcome instanceof Branch ? 'taken' : 'code' in outcome ? String(outcome.code) : String(outcome);

type Pair = {
  readonly first: Given;
  readonly second: Given;
  readonly lost: boolean;
  readonly said: string;
  readonly otherwise: string;
  readonly refusal: Error | null;
};

/**
 * Ordered pairs of commands on one stream of which each by itself would be taken and change
 * something: all of which one takes something away or both change the same, and each seventh of the
 * others.
 */
async function everyPair(): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const alone = new Map<Given, { readonly branch: Branch; readonly effect: Effect }>();
  for (const given of all) {
    const branch = await after(world, 'tim', given);
    if (branch instanceof Error || world.revisionOf(streamOfGiven(given)) < 0n) continue;
    const effect = effectOn(read(world, given), read(branch, given));
    if (effect.taken || effect.made.length > 0) alone.set(given, { branch, effect });
  }
  let others = 0;
  for (const [first, { branch, effect }] of alone)
    for (const [second, { effect: itsOwn }] of alone) {
      const stream = streamOfGiven(first);
      if (second === first || streamOfGiven(second) !== stream) continue;
      const paths = new Set(effect.made.map(([path]) => path));
      const meet = effect.taken || itsOwn.taken || itsOwn.made.some(([path]) => paths.has(path));
      if (!meet && others++ % 7 !== 0) continue;
      const otherwise = await after(branch, 'olga', second);
      const outcome = await after(branch, 'olga', second, world.revisionOf(stream));
      // What is not there any more was there when its author looked, or the command would not be
      // taken alone.
      const lost =
        otherwise instanceof Branch
          ? wipesOut(read(world, first), effect, read(otherwise, first))
          : saidOf(otherwise).endsWith('-not-found');
      pairs.push({
        ...{ first, second, lost, said: saidOf(outcome), otherwise: saidOf(otherwise) },
        refusal: outcome instanceof Branch ? null : outcome,
      });
    }
  return pairs;
}

describe('every pair of commands', () => {
  let pairs: Pair[];
  beforeAll(async () => {
    pairs = await everyPair();
  });
  const told = ({ first, second, said, otherwise }: Pair) =>
    `${first.told} | ${second.told}: ${said} (${otherwise})`;

  test('of which one would wipe out the other is refused with who, what and when', () => {
    const lost = pairs.filter((pair) => pair.lost);
    expect(lost.filter(({ said }) => said !== 'changed-meanwhile').map(told)).toEqual([]);
    for (const { refusal } of lost)
      expect((refusal as RequestRefused).conflict).toMatchObject({
        by: { accountId: 'tim', name: 'tim' },
        at: '2026-11-21T10:00:00.000Z',
        event: expect.stringMatching(/./) as string,
      });
  });
  test('of which both can stand is taken as if nobody had been faster', () => {
    expect(
      pairs.filter(({ lost, said, otherwise }) => !lost && said !== otherwise).map(told),
    ).toEqual([]);
  });
  test('is met: each command that takes something away with what it would take', () => {
    const wiping = new Set(pairs.filter(({ lost }) => lost).map(({ second }) => second.name));
    const taking = (Object.keys(commandTable) as CommandName[]).filter((name) =>
      /^(Delete|Remove)/.test(name),
    );
    // A member of the team has no parts that others could change; what somebody wrote, nobody else
    // changes.
    expect(taking.filter((name) => !wiping.has(name))).toEqual([
      'RemoveTeamUser',
      'DeleteMessage',
      'DeleteNote',
    ]);
    expect(pairs.length).toBeGreaterThan(900);
  });
});
