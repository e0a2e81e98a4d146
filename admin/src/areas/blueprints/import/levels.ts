import type { DraftBlock, DraftMilestone, DraftModule, ImportDraft } from '@waymark/api';
import { actionAsHtml } from './taskWords.ts';

/** One level deeper, or one higher: milestone, module, task. */
export type Level = 1 | -1;

/**
 * The draft as if the heading of an item had one mark more, or one fewer: what stands behind it
 * follows it. What was a module keeps its key, as whatever it becomes. Null where it goes no deeper
 * or higher there.
 */
export function relevelled(
  { milestones, ...rest }: ImportDraft,
  key: string,
  by: Level,
): ImportDraft | null {
  const next =
    by === 1
      ? (milestoneDeeper(milestones, key) ?? moduleDeeper(milestones, key))
      : (moduleHigher(milestones, key) ?? taskHigher(milestones, key));
  return next === null ? null : { ...rest, milestones: next };
}

type Milestones = readonly DraftMilestone[];

/**
 * Its modules stand in the milestone before it; its name stays as that of a module, where none is
 * called so.
 */
function milestoneDeeper(milestones: Milestones, key: string): DraftMilestone[] | null {
  const at = milestones.findIndex((each) => each.key === key);
  const [before, milestone] = [milestones[at - 1], milestones[at]];
  if (before === undefined || milestone === undefined) return null;
  const { name, modules } = milestone;
  const isNamed = modules.some(({ title }) => title === name);
  const named = { ...moduleCalled(name, key), ...audienceOf(modules) };
  return milestones.toSpliced(at - 1, 2, {
    ...before,
    modules: [...before.modules, ...(isNamed ? [] : [named]), ...modules],
  });
}

/** Its words become a task of the module before it, and what is in it stands behind that. */
function moduleDeeper(milestones: Milestones, key: string): DraftMilestone[] | null {
  return inItsMilestone(milestones, key, ({ modules, ...milestone }, at) => {
    const [before, module] = [modules[at - 1], modules[at]!];
    if (before === undefined) return null;
    const blocks = [...before.blocks, taskOf(module), ...module.blocks];
    return [{ ...milestone, modules: modules.toSpliced(at - 1, 2, { ...before, blocks }) }];
  });
}

/** It begins a milestone of its name, and the modules behind it stand in that. */
function moduleHigher(milestones: Milestones, key: string): DraftMilestone[] | null {
  return inItsMilestone(milestones, key, ({ modules, ...milestone }, at) => {
    const module = modules[at]!;
    const own = { ...module, key: `module-of-${key}` };
    const begun = { ...{ key, name: module.title }, modules: [own, ...modules.slice(at + 1)] };
    return at === 0 ? [begun] : [{ ...milestone, modules: modules.slice(0, at) }, begun];
  });
}

/** It begins a module of its name, and the blocks behind it stand in that. */
function taskHigher(milestones: Milestones, key: string): DraftMilestone[] | null {
  const module = milestones
    .flatMap(({ modules }) => modules)
    .find(({ blocks }) => blocks.some((block) => block.key === key));
  const at = module?.blocks.findIndex((block) => block.key === key) ?? -1;
  const task = module?.blocks[at];
  if (module === undefined || task?.kind !== 'task') return null;
  const begun = {
    ...module,
    ...{ key, title: task.headline, description: task.description + actionAsHtml(task) },
    blocks: module.blocks.slice(at + 1),
  };
  const kept = { ...module, blocks: module.blocks.slice(0, at) };
  return milestones.map((milestone) => ({
    ...milestone,
    modules: milestone.modules.flatMap((each) => (each === module ? [kept, begun] : [each])),
  }));
}

function inItsMilestone(
  milestones: Milestones,
  key: string,
  change: (milestone: DraftMilestone, at: number) => DraftMilestone[] | null,
): DraftMilestone[] | null {
  const nth = milestones.findIndex(({ modules }) => modules.some((module) => module.key === key));
  const milestone = milestones[nth];
  if (milestone === undefined) return null;
  const at = milestone.modules.findIndex((module) => module.key === key);
  const changed = change(milestone, at);
  return changed === null ? null : milestones.toSpliced(nth, 1, ...changed);
}

const moduleCalled = (title: string, key: string): DraftModule => ({
  ...{ key, title, description: '', audience: 'EXTERN' },
  ...{ participants: [], blocks: [] },
});

/** What any of them keeps from the client stays with the team. */
const audienceOf = (modules: readonly DraftModule[]): Pick<DraftModule, 'audience'> => ({
  audience: modules.some(({ audience }) => audience === 'INTERN') ? 'INTERN' : 'EXTERN',
});

const taskOf = ({ key, title, description }: DraftModule): DraftBlock => ({
  ...{ kind: 'task', key, headline: title, description },
  content: { type: 'simple', action: null },
  ...{
    assignee: null,
    followers: [],
    dueInDays: null,
    mandatory: true,
    seenBy: 'module',
    duration: null,
    variables: [],
  },
});
