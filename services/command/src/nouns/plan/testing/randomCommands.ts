import type { OwnContent, PlanEvent, Process } from '@waymark/events';
import fc from 'fast-check';
import type { Context } from '../../../decisions/decision.ts';
import * as blocks from '../blocks/blocks.ts';
import type { PlanHolder } from '../holder.ts';
import type { PeopleOfProcess } from '../persons.ts';
import * as milestones from '../milestones/milestones.ts';
import * as modules from '../modules/modules.ts';
import { setModuleStatus } from '../modules/moduleStatus.ts';
import type { Past } from '../../../decisions/past.ts';
import * as placeholders from '../placeholders/placeholders.ts';
import * as restore from '../restoring/restore.ts';
import * as tasks from '../tasks/tasks.ts';
import * as variables from '../variables/variables.ts';

/** A command that may be given to any plan: what it decides, or a refusal thrown. */
export type RandomCommand = {
  readonly name: string;
  readonly decide: (holder: PlanHolder, context: Context, past: Past) => readonly PlanEvent[];
};

const people = ['olga', 'anna', 'r::it'];
const known = (ref: string) => people.includes(ref);
const ofProcess: PeopleOfProcess = {
  workspace: { members: new Map([['olga', 'OWNER']]), invitations: new Map(), roles: new Map() },
  client: { users: new Set(['anna']), invitations: new Map() },
};

/**
 * Ids come from a few, so that commands meet the things of one another: `from` the plan as it is,
 * or made up. `pick` chooses by a number that fast-check may shrink.
 */
const pick = (keys: Iterable<string>, n: number, otherwise: string): string => {
  const all = [...keys];
  return all.length === 0 ? otherwise : (all[n % all.length] ?? otherwise);
};

/** Ids of a kind that are not in the plan any more. */
const gone = (past: Past, part: 'block' | 'task' | 'module' | 'milestone', n: number) =>
  pick(
    [...past.taken.keys()]
      .filter((path) => path.startsWith(`${part}/`))
      .map((path) => path.slice(part.length + 1)),
    n,
    'none',
  );

const seeds = fc.record({
  n: fc.nat(40),
  other: fc.nat(40),
  index: fc.nat(6),
  text: fc.constantFrom('', ' ', 'x', 'Größe 🧭', '<p>y</p>'),
  flag: fc.boolean(),
  fresh: fc.uuid(),
});
type Seeds = typeof seeds extends fc.Arbitrary<infer S> ? S : never;

type Make = (
  holder: PlanHolder,
  seeds: Seeds,
  context: Context,
  past: Past,
) => readonly PlanEvent[];
const inPlan = ({ kind }: PlanHolder) => ({ plan: { kind, id: 'x' } }) as const;

const aModule = ({ plan }: PlanHolder, n: number) => pick(plan.modules.keys(), n, 'none');
const aTask = ({ plan }: PlanHolder, n: number) => pick(plan.tasks.keys(), n, 'none');
const aBlock = ({ plan }: PlanHolder, n: number) => pick(plan.blocks.keys(), n, 'none');
const aMilestone = ({ plan }: PlanHolder, n: number) => pick(plan.milestones.keys(), n, 'none');
const aPerson = ({ plan }: PlanHolder, n: number) =>
  pick([...people, ...plan.placeholders.keys(), 'eve', 'p::gone'], n, 'eve');
const aBlockOf = (holder: PlanHolder, moduleId: string, { other, flag }: Seeds) =>
  flag
    ? null
    : pick(
        [...holder.plan.blocks.values()]
          .filter((b) => b.moduleId === moduleId)
          .map((b) => b.blockId),
        other,
        'none',
      );

const aContent = (holder: PlanHolder, { index, text, other }: Seeds): OwnContent => {
  if (index === 6) return { type: 'video', link: 'youtu.be/a-B_c1D2e3F', title: text };
  return index === 5
    ? { type: 'taskLink', taskId: aTask(holder, other) }
    : { type: 'text', html: text };
};

const makes: Record<string, Make> = {
  addMilestone: (h, s) =>
    milestones.addMilestone(h, {
      ...inPlan(h),
      milestoneId: s.fresh,
      name: 'M',
      afterWeight: s.index,
    }),
  renameMilestone: (h, s) =>
    milestones.renameMilestone(h, {
      ...inPlan(h),
      milestoneId: aMilestone(h, s.n),
      name: `M${s.index}`,
    }),
  moveMilestone: (h, s) =>
    milestones.moveMilestone(h, { ...inPlan(h), milestoneId: aMilestone(h, s.n), index: s.index }),
  deleteMilestone: (h, s) =>
    milestones.deleteMilestone(h, { ...inPlan(h), milestoneId: aMilestone(h, s.n) }),
  restoreMilestone: (h, s, _, past) =>
    restore.restoreMilestone(h, { ...inPlan(h), milestoneId: gone(past, 'milestone', s.n) }, past),
  restoreModule: (h, s, _, past) =>
    restore.restoreModule(h, { ...inPlan(h), moduleId: gone(past, 'module', s.n) }, past),
  restoreBlock: (h, s, _, past) =>
    restore.restoreBlock(h, { ...inPlan(h), blockId: gone(past, 'block', s.n) }, past),
  restoreTask: (h, s, _, past) =>
    restore.restoreTask(h, { ...inPlan(h), taskId: gone(past, 'task', s.n) }, past),
  addModule: (h, s, c) =>
    modules.addModule(
      h,
      { ...inPlan(h), moduleId: s.fresh, milestoneId: aMilestone(h, s.n), title: 'T' },
      c,
    ),
  setModuleTitle: (h, s) =>
    modules.setModule('title')(h, { moduleId: aModule(h, s.n), title: `T${s.index}` }),
  setModuleDescription: (h, s) =>
    modules.setModule('description')(h, {
      ...inPlan(h),
      moduleId: aModule(h, s.n),
      description: s.text,
    }),
  setModuleAudience: (h, s) =>
    modules.setModule('audience')(h, {
      ...inPlan(h),
      moduleId: aModule(h, s.n),
      audience: s.flag ? 'INTERN' : 'EXTERN',
    }),
  setModuleParticipants: (h, s) =>
    modules.setModuleParticipants(
      h,
      {
        ...inPlan(h),
        moduleId: aModule(h, s.n),
        participants: [aPerson(h, s.n), aPerson(h, s.other)],
      },
      known,
    ),
  moveModule: (h, s) =>
    modules.moveModule(h, {
      ...inPlan(h),
      moduleId: aModule(h, s.n),
      milestoneId: aMilestone(h, s.other),
      index: s.index,
    }),
  setModuleStatus: (h, s, c) =>
    setModuleStatus(
      h,
      {
        ...inPlan(h),
        moduleId: aModule(h, s.n),
        status: (['ACTIVE', 'DONE', 'ACTIVE', 'PAUSED', 'PENDING'] as const)[s.index % 5]!,
      },
      c,
    ),
  deleteModule: (h, s) => modules.deleteModule(h, { ...inPlan(h), moduleId: aModule(h, s.n) }),
  addBlock: (h, s) => {
    const moduleId = aModule(h, s.n);
    return blocks.addBlock(h, {
      ...inPlan(h),
      moduleId,
      blockId: s.fresh,
      afterBlockId: aBlockOf(h, moduleId, s),
      content: aContent(h, s),
    });
  },
  setBlockContent: (h, s) =>
    blocks.setBlockContent(h, { blockId: aBlock(h, s.n), content: aContent(h, s) }),
  moveBlock: (h, s) =>
    blocks.moveBlock(h, { ...inPlan(h), blockId: aBlock(h, s.n), index: s.index }),
  deleteBlock: (h, s, c) => blocks.deleteBlock(h, { ...inPlan(h), blockId: aBlock(h, s.n) }, c),
  addTask: (h, s) => {
    const moduleId = aModule(h, s.n);
    return tasks.addTask(h, {
      ...inPlan(h),
      moduleId,
      taskId: s.fresh,
      blockId: `of-${s.fresh}`,
      afterBlockId: aBlockOf(h, moduleId, s),
    });
  },
  setTaskHeadline: (h, s) =>
    tasks.setTaskHeadline(h, { ...inPlan(h), taskId: aTask(h, s.n), headline: `H${s.index}` }),
  setTaskDescription: (h, s) =>
    tasks.setTaskDescription(h, { ...inPlan(h), taskId: aTask(h, s.n), description: s.text }),
  setTaskStatus: (h, s) => {
    const status = (['TODO', 'IN_PROGRESS', 'STUCKED', 'DONE'] as const)[s.index % 4]!;
    const reason = s.flag ? s.text : null;
    return tasks.setTaskStatus(
      h,
      { ...inPlan(h), taskId: aTask(h, s.n), status, reason },
      { kept: reason || null, was: null },
    );
  },
  setTaskDueInDays: (h, s) =>
    tasks.setTaskDueInDays(h, {
      ...inPlan(h),
      taskId: aTask(h, s.n),
      dueInDays: s.flag ? null : s.other + 1,
    }),
  setTaskDueDate: (h, s) =>
    tasks.setTaskDueDate(h, {
      ...inPlan(h),
      taskId: aTask(h, s.n),
      dueDate: s.flag ? null : `2026-12-0${s.index + 1}`,
    }),
  setTaskAssignee: (h, s) =>
    tasks.setTaskAssignee(
      h,
      { ...inPlan(h), taskId: aTask(h, s.n), assignee: s.index === 0 ? null : aPerson(h, s.other) },
      known,
    ),
  setTaskFollowers: (h, s) =>
    tasks.setTaskFollowers(
      h,
      { ...inPlan(h), taskId: aTask(h, s.n), followers: [aPerson(h, s.n), aPerson(h, s.other)] },
      known,
    ),
  setTaskMandatory: (h, s) =>
    tasks.setTaskMandatory(h, { ...inPlan(h), taskId: aTask(h, s.n), mandatory: s.flag }),
  setTaskContent: (h, s) =>
    tasks.setTaskContent(h, {
      taskId: aTask(h, s.n),
      content: { type: 'simple', action: s.flag ? null : { href: 'https://x.y', text: s.text } },
    }),
  deleteTask: (h, s, c) => tasks.deleteTask(h, { ...inPlan(h), taskId: aTask(h, s.n) }, c),
  addPlaceholder: (h, s) =>
    placeholders.addPlaceholder(h, {
      ...inPlan(h),
      placeholderId: `p::${s.index}`,
      name: `P${s.n}`,
      description: s.text,
    }),
  changePlaceholder: (h, s) =>
    placeholders.changePlaceholder(h, {
      ...inPlan(h),
      placeholderId: `p::${s.index}`,
      name: `P${s.n}`,
      description: s.text,
    }),
  deletePlaceholder: (h, s) =>
    placeholders.deletePlaceholder(h, { ...inPlan(h), placeholderId: `p::${s.index}` }),
  rollOutPlaceholder: (h, s) =>
    h.kind !== 'process'
      ? []
      : placeholders.rollOutPlaceholder(
          h satisfies Process,
          { processId: 'x', placeholderId: `p::${s.index}`, to: s.flag ? 'olga' : 'anna' },
          ofProcess,
        ),
  addVariable: (h, s) =>
    variables.addVariable(h, {
      ...inPlan(h),
      variableId: `v${s.index}`,
      name: `V${s.n}`,
      type: s.flag ? 'STRING' : 'NUMBER',
      value: s.text,
      label: '',
    }),
  changeVariable: (h, s) =>
    variables.changeVariable(
      h,
      { ...inPlan(h), variableId: `v${s.index}`, name: `V${s.n}`, value: s.text },
      null,
    ),
  deleteVariable: (h, s) =>
    variables.deleteVariable(h, { ...inPlan(h), variableId: `v${s.index}` }),
};

export const randomCommandNames = Object.keys(makes);

export const randomCommand: fc.Arbitrary<RandomCommand> = fc
  .record({ name: fc.constantFrom(...randomCommandNames), seeds })
  .map(({ name, seeds }) => ({
    name,
    decide: (holder, context, past) => makes[name]!(holder, seeds, context, past),
    toString: () => `${name} ${JSON.stringify(seeds)}`,
  }));
