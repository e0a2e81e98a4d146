import { randomUUID } from 'node:crypto';
import { headers, problemSchema, commandReply, type CommandName, type Payload } from '@waymark/api';
import { ServerRefused } from '@waymark/client';
import { signAccessToken } from '@waymark/edge';
import { streamOf, tasksOf, type Stored } from '@waymark/events';
import {
  carryOut,
  OwnRevisions,
} from '../../../admin/src/areas/blueprints/builder/sheet/carryOut.ts';
import { setTheScene, type CallersScene } from '../callers/setTheScene.ts';
import { Ledger } from '../ledger.ts';
import { eventsOf, foldPlan } from '../proofs/logReader.ts';
import { Seeded } from '../seeded.ts';
import { onStack } from '../stack/onStack.ts';
import type { DrillStack } from '../stack/stack.ts';
import { makeGround, type SceneGround } from './ground.ts';

type Options = {
  readonly scenes: number;
  readonly seed: number;
  readonly say: (line: string) => void;
};

export type ClashesResult = {
  readonly scenes: number;
  /** Words that stood once, words whose author was shown another's and let theirs stay. */
  readonly stored: number;
  readonly yielded: number;
  readonly violations: readonly string[];
};

/** Somebody at a page: what they have seen of each stream, and what they wrote. */
type Person = {
  readonly accountId: string;
  readonly seen: Map<string, string>;
  readonly own: OwnRevisions;
};

/** What is written and is in one stream: a name, a role, a setting, or cells of the sheet. */
type Written = {
  readonly stream: string;
  readonly commandOf: (
    word: string,
  ) => { [Name in CommandName]: [Name, Payload<Name>] }[CommandName];
};

/** Of which revision its author knew, by the word. */
type KnownRevisions = Map<string, { readonly by: string; readonly basedOn: string }>;

/**
 * Two people who write in the same cells, names, roles and settings, each by what they have seen of
 * them, which is old now and then: `scenes` of them against the real service, cells by the app's
 * own code. No word is written over by somebody who has not seen it, and each word stood, or its
 * author was shown what stands instead.
 */
export async function runClashes({ scenes, seed, say }: Options): Promise<ClashesResult> {
  const random = new Seeded(seed);
  const ledger = new Ledger();
  const counts = { stored: 0, yielded: 0 };
  say(`${scenes} clashes from seed ${seed}`);
  await onStack({ violations: ledger, say }, async (stack) => {
    const scene = await setTheScene(stack, ledger, random.fork());
    for (let n = 0; n < scenes; n += 1)
      await playClash({ stack, scene, random: random.fork(), ledger, counts, n });
  });
  return { scenes, ...counts, violations: ledger.violations };
}

type Play = {
  readonly stack: DrillStack;
  readonly scene: CallersScene;
  readonly random: Seeded;
  readonly ledger: Ledger;
  readonly counts: { stored: number; yielded: number };
  readonly n: number;
};

async function playClash(play: Play): Promise<void> {
  const { stack, scene, random, ledger, counts, n } = play;
  const { workspaceId } = scene.world;
  const { log } = stack.log;
  const people = scene.staff
    .slice(0, 2)
    .map(({ accountId }): Person => ({ accountId, seen: new Map(), own: new OwnRevisions() }));
  const [first] = scene.staff;
  const ground = await makeGround(stack, scene.world, first!, 'blueprint');
  const tasks = await tasksIn(stack, workspaceId, ground);
  const roleId = `r::${randomUUID()}`;
  const role = { roleId, internExtern: 'EXTERN', defaultEmailAddress: null };
  await give(stack, play, people[0]!, [
    'AddRole',
    { ...role, name: `role${n}` } as Payload<'AddRole'>,
  ]);
  const writables = writablesOf(scene, ground, role);
  const sheet = streamOf.blueprint(workspaceId, ground.plan.id);
  const known: KnownRevisions = new Map();
  let words = 0;
  const look = async (person: Person, stream: string) =>
    person.seen.set(stream, String((await eventsOf(log, stream)).length - 1));
  for (const person of people)
    for (const { stream } of [...writables, { stream: sheet }]) await look(person, stream);

  for (let turn = random.between(6, 12); turn > 0; turn -= 1) {
    const person = random.pick(people);
    const inSheet = random.chance(0.5);
    const thing = random.pick(writables);
    const stream = inSheet ? sheet : thing.stream;
    if (random.chance(0.4)) await look(person, stream);
    const seen = person.seen.get(stream) ?? '0';
    const next = () => `word${n}x${(words += 1)}`;
    if (inSheet) {
      const set = tasks.slice(0, random.between(1, tasks.length));
      let change = {
        tasks: set.map((taskId) => ({ taskId, headline: next() })),
        ...{ cells: set.length, seen: Object.fromEntries(set.map((id) => [id, seen])) },
      };
      const { clashes } = await carryOut(change, person.own, async (sent, basedOn) => {
        for (const { headline = '' } of sent)
          known.set(headline, { by: person.accountId, basedOn });
        return give(
          stack,
          play,
          person,
          ['ChangeTasks', { plan: ground.plan, changes: [...sent] }],
          basedOn,
        );
      });
      for (const { taskId, conflict, mine } of clashes) {
        person.own.note(taskId, 'headline', conflict.revision);
        if (random.chance(0.5)) {
          counts.yielded += 1;
          known.delete(String(mine));
          continue;
        }
        // Kept as it was meant, and asked again where another was faster once more.
        change = { tasks: [{ taskId, headline: String(mine) }], cells: 1, seen: {} };
        await carryOut(change, person.own, (sent, basedOn) => {
          known.set(String(mine), { by: person.accountId, basedOn });
          return give(
            stack,
            play,
            person,
            ['ChangeTasks', { plan: ground.plan, changes: [...sent] }],
            basedOn,
          );
        });
      }
      continue;
    }
    const word = next();
    let basedOn = seen;
    for (let open = true; open;) {
      known.set(word, { by: person.accountId, basedOn });
      try {
        const { revision } = await give(stack, play, person, thing.commandOf(word), basedOn);
        person.seen.set(stream, revision);
        open = false;
      } catch (error) {
        const conflict = error instanceof ServerRefused ? error.problem.conflict : undefined;
        if (conflict === undefined) throw error;
        basedOn = conflict.revision;
        open = random.chance(0.5);
        if (!open) {
          counts.yielded += 1;
          known.delete(word);
        }
      }
    }
  }
  for (const stream of new Set([sheet, ...writables.map((each) => each.stream)]))
    for (const violation of unseenIn(await eventsOf(log, stream), known, counts))
      ledger.violation(`scene ${n}, ${stream}: ${violation}`);
  for (const word of known.keys())
    ledger.violation(`scene ${n}: '${word}' never stood, and nobody was told`);
}

/** What was written over by somebody who had not seen it. What stood is taken out of `known`. */
function unseenIn(
  events: readonly Stored[],
  known: KnownRevisions,
  counts: { stored: number },
): string[] {
  const last = new Map<string, { by: string; revision: bigint; word: string }>();
  const found: string[] = [];
  for (const { type, data, revision } of events) {
    const word = wordIn(data);
    const write = known.get(word);
    if (write === undefined) continue;
    const { taskId, moduleId, milestoneId, roleId } = data as Record<string, string | undefined>;
    const thing = [type, taskId ?? moduleId ?? milestoneId ?? roleId].join('/');
    const before = last.get(thing);
    if (before !== undefined && before.by !== write.by && BigInt(write.basedOn) < before.revision)
      found.push(`'${before.word}' was written over by '${word}', based on ${write.basedOn}`);
    last.set(thing, { by: write.by, revision, word });
    known.delete(word);
    counts.stored += 1;
  }
  return found;
}

/** A word, or the name of a role. */
function wordIn(data: unknown): string {
  const { to } = data as { to?: unknown };
  return typeof to === 'object' && to !== null && 'name' in to ? String(to.name) : String(to);
}

async function tasksIn(
  stack: DrillStack,
  workspaceId: string,
  ground: SceneGround,
): Promise<string[]> {
  const { plan } = await foldPlan(stack.log.log, workspaceId, ground.plan);
  return [...plan.modules.keys()].flatMap((moduleId) =>
    tasksOf(plan, moduleId).map(({ taskId }) => taskId),
  );
}

function writablesOf(
  { world: { workspaceId, clientId, projectId } }: CallersScene,
  { plan, moduleId, milestoneId }: SceneGround,
  role: object,
): Written[] {
  const blueprint = streamOf.blueprint(workspaceId, plan.id);
  const workspace = streamOf.workspace(workspaceId);
  return [
    { stream: blueprint, commandOf: (name) => ['RenameBlueprint', { blueprintId: plan.id, name }] },
    { stream: blueprint, commandOf: (title) => ['SetModuleTitle', { plan, moduleId, title }] },
    { stream: blueprint, commandOf: (name) => ['RenameMilestone', { plan, milestoneId, name }] },
    {
      stream: workspace,
      commandOf: (name) => ['ChangeRole', { ...role, name } as Payload<'ChangeRole'>],
    },
    { stream: workspace, commandOf: (name) => ['RenameWorkspace', { name }] },
    {
      stream: streamOf.client(workspaceId, clientId),
      commandOf: (name) => ['RenameClient', { clientId, name }],
    },
    {
      stream: streamOf.project(workspaceId, projectId),
      commandOf: (name) => ['RenameProject', { projectId, name }],
    },
  ];
}

type Command = ReturnType<Written['commandOf']>;

/** As the app gives a command. @throws Refused */
async function give(
  { commandUrl, signingSecret }: DrillStack,
  { scene }: Play,
  { accountId }: Person,
  [name, payload]: Command,
  basedOn?: string,
): Promise<{ revision: string }> {
  const session = { accountId, sid: 'drill' };
  const { accessToken } = signAccessToken(signingSecret, session, new Date());
  const answer = await fetch(`${commandUrl}/api/commands/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${accessToken}`,
      [headers.workspace]: scene.world.workspaceId,
      [headers.idempotencyKey]: randomUUID(),
      ...(basedOn !== undefined && { [headers.basedOn]: basedOn }),
    },
    body: JSON.stringify(payload),
  });
  const body: unknown = await answer.json();
  if (answer.status !== 200) throw new ServerRefused(problemSchema.parse(body));
  return commandReply.parse(body);
}
