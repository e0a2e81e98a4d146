import type { EventOf } from '../define.ts';
import type { copyEvents } from './copyEvents.ts';
import { blocksOf, milestonesOf, modulesOf, tasksOf, type Plan } from './plan.ts';
import type { WrittenWhole } from './wholeModule.ts';

type Copied = EventOf<typeof copyEvents>['data'];

/**
 * What a part of a process was copied from: the id that it has in the blueprint after its event
 * number `revision`.
 */
export type PartOrigin = {
  readonly blueprintId: string;
  readonly revision: string;
  readonly id: string;
};

/**
 * A rollout that does not say where its parts come from, and that holds something else than its
 * blueprint did.
 */
export class UnlikeBlueprint extends Error {
  override readonly name = 'UnlikeBlueprint';
}

/** The plan of a blueprint after its event number `revision`. */
export type BlueprintAt = (blueprintId: string, revision: string) => Plan | Promise<Plan>;

/**
 * Where the parts of a process come from, by their paths (`module/<id>`). A rollout names the
 * origin of each since `PlanCopied` has version 2. For one of before, the blueprint is replayed to
 * the revision that was rolled out, and both are walked in their order: a rollout copies all that
 * there is, in the order of reading.
 * @param copied data of the `PlanCopied` of one process, in their order
 * @throws UnlikeBlueprint where a rollout and its blueprint differ
 */
export async function originsOf(
  copied: readonly Copied[],
  blueprintAt: BlueprintAt,
): Promise<ReadonlyMap<string, PartOrigin>> {
  const origins = new Map<string, PartOrigin>();
  for (const parts of rolloutsIn(copied)) {
    const source = blueprintIn(parts[0]?.source);
    if (source === null) continue;
    const { blueprintId, revision } = source;
    const ids = parts.flatMap(idsIn);
    const said = parts.flatMap(originsIn).filter((id) => id !== undefined);
    const from =
      said.length === ids.length
        ? said
        : walked(parts, await blueprintAt(blueprintId, revision), source);
    ids.forEach((path, i) => origins.set(path, { blueprintId, revision, id: from[i] ?? '' }));
  }
  return origins;
}

type Source = Pick<PartOrigin, 'blueprintId' | 'revision'>;

/** The blueprint that something was rolled out or cloned from; null for none. */
function blueprintIn(source: Copied['source'] | undefined): Source | null {
  if (source?.kind === 'blueprint') return source;
  return source?.kind === 'clone' && source.of === 'blueprint'
    ? { blueprintId: source.id, revision: source.revision }
    : null;
}

/** Each rollout by its parts. */
function rolloutsIn(copied: readonly Copied[]): Copied[][] {
  const rollouts: Copied[][] = [];
  for (const data of copied)
    if (data.part === 1) rollouts.push([data]);
    else rollouts.at(-1)?.push(data);
  return rollouts;
}

const idsIn = (data: Copied): string[] => [
  ...data.milestones.map((m) => `milestone/${m.milestoneId}`),
  ...data.modules.flatMap((m) => [
    `module/${m.moduleId}`,
    ...m.blocks.map((b) => `block/${b.blockId}`),
    ...m.tasks.map((t) => `task/${t.taskId}`),
  ]),
  ...data.placeholders.map((p) => `placeholder/${p.placeholderId}`),
  ...data.variables.map((v) => `variable/${v.variableId}`),
];

/** In the order of `idsIn`. */
const originsIn = (data: Copied): (string | undefined)[] =>
  [
    ...data.milestones,
    ...data.modules.flatMap((m) => [m, ...m.blocks, ...m.tasks]),
    ...data.placeholders,
    ...data.variables,
  ].map(({ origin }) => origin);

/**
 * The ids in the blueprint, in the order of `idsIn`. Milestones, stand-ins and variables kept
 * theirs.
 */
function walked(parts: readonly Copied[], plan: Plan, { blueprintId, revision }: Source): string[] {
  const unlike = (what: string) =>
    new UnlikeBlueprint(
      `${what} of blueprint ${blueprintId} at ${revision} is not what was rolled out`,
    );
  const originals = milestonesOf(plan).flatMap(({ milestoneId }) => modulesOf(plan, milestoneId));
  let next = 0;
  const ofModule = ({ title, blocks, tasks }: WrittenWhole): string[] => {
    const original = originals[next++];
    if (original?.title !== title) throw unlike(`module ${title}`);
    const own = {
      blocks: blocksOf(plan, original.moduleId),
      tasks: tasksOf(plan, original.moduleId),
    };
    const alike =
      own.blocks.length === blocks.length &&
      own.tasks.length === tasks.length &&
      own.blocks.every(({ content }, i) => content.type === blocks[i]?.content.type) &&
      own.tasks.every(({ headline }, i) => headline === tasks[i]?.headline);
    if (!alike) throw unlike(`module ${title}`);
    return [
      original.moduleId,
      ...own.blocks.map(({ blockId }) => blockId),
      ...own.tasks.map(({ taskId }) => taskId),
    ];
  };
  const ids = parts.flatMap((data) => [
    ...data.milestones.map(({ milestoneId }) => milestoneId),
    ...data.modules.flatMap(ofModule),
    ...data.placeholders.map(({ placeholderId }) => placeholderId),
    ...data.variables.map(({ variableId }) => variableId),
  ]);
  if (next !== originals.length) throw unlike('a module');
  return ids;
}
