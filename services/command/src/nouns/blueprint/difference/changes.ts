import type { DraftMilestone, ImportChange, ImportDraft } from '@waymark/api';
import { milestonesOf, modulesOf, tasksOf, type Milestone, type Plan } from '@waymark/events';
import { changesOfReferences, wantedReferences } from './changesOfReferences.ts';
import { changesOfModule, movedInto, newTasks } from './changesOfModule.ts';
import { fieldsOfMilestone, namesOfPlaceholders, namesOfVariables, newOrder } from './fields.ts';
import { matched, type PlanMatching } from './matching.ts';
import { reordered } from './order.ts';
import { sameWords } from './pairing.ts';
import { keyOf, row, type Between } from './row.ts';

/**
 * All ways in which a document and a plan differ, in the order in which the document is read; what
 * only the plan has stands behind what is left of where it stands.
 */
export function changesOf(
  plan: Plan,
  draft: ImportDraft,
  pairs: PlanMatching = matched(plan, draft),
  nameOf: Between['nameOf'] = namesOfPlaceholders(plan, draft),
): ImportChange[] {
  const between: Between = { plan, pairs, nameOf, variableName: namesOfVariables(plan, draft) };
  const order = draft.milestones.flatMap((each) => pairs.milestones.get(each)?.milestoneId ?? []);
  const kept = new Set(pairs.milestones.values());
  return [
    ...(reordered(
      order,
      milestonesOf(plan).map((m) => m.milestoneId),
    )
      ? [row({ key: keyOf.plan, sign: 'changed', what: 'plan', fields: [newOrder] })]
      : []),
    ...draft.milestones.flatMap((milestone) => ofMilestone(between, milestone)),
    ...milestonesOf(plan)
      .filter((old) => !kept.has(old))
      .flatMap((old) => goneMilestone(between, old)),
    ...newVariables(plan, draft).map(({ variableId, name }) =>
      row({ key: keyOf.variable(variableId), sign: 'added', what: 'variable', name }),
    ),
    ...changesOfReferences(wantedReferences(plan, draft)),
  ];
}

export const newVariables = (plan: Plan, { variables }: ImportDraft) => {
  const known = new Set([...plan.variables.values()].map((v) => sameWords(v.name)));
  return variables.filter(
    ({ variableId, name }) => !plan.variables.has(variableId) && !known.has(sameWords(name)),
  );
};

function ofMilestone(between: Between, milestone: DraftMilestone): ImportChange[] {
  const { plan, pairs } = between;
  const old = pairs.milestones.get(milestone);
  const { name, key: item } = milestone;
  const arriving = milestone.modules.filter((each) => !pairs.modules.has(each));
  if (old === undefined)
    return [
      row({
        ...{ key: keyOf.added(item), sign: 'added', what: 'milestone', name, item },
        tasks: arriving.reduce((sum, each) => sum + newTasks(between, each), 0),
      }),
      ...milestone.modules.flatMap((each) =>
        pairs.modules.has(each)
          ? changesOfModule(between, each, { milestone: name, milestoneId: null })
          : movedInto(between, { module: each, milestone: name }).map((change) => ({
              ...change,
              milestone: name,
              module: each.title,
            })),
      ),
    ];
  const { milestoneId } = old;
  const now = modulesOf(plan, milestoneId);
  const order = milestone.modules.flatMap((each) => pairs.modules.get(each)?.moduleId ?? []);
  const fields = [
    ...fieldsOfMilestone(old, milestone),
    ...(reordered(
      order,
      now.map(({ moduleId }) => moduleId),
    )
      ? [newOrder]
      : []),
  ];
  const place = { milestone: old.name, milestoneId };
  return [
    ...(fields.length > 0
      ? [
          row({
            key: keyOf.changed(milestoneId),
            sign: 'changed',
            what: 'milestone',
            name: old.name,
            item,
            fields,
          }),
        ]
      : []),
    ...milestone.modules.flatMap((each) => changesOfModule(between, each, place)),
    ...goneModules(between, old),
  ];
}

const goneModules = (
  { plan, pairs }: Between,
  { milestoneId, name }: Milestone,
): ImportChange[] => {
  const kept = new Set(pairs.modules.values());
  const stay = new Set(pairs.tasks.values());
  return modulesOf(plan, milestoneId)
    .filter((module) => !kept.has(module))
    .map(({ moduleId, title }) =>
      row({
        ...{
          key: keyOf.removed(moduleId),
          sign: 'removed',
          what: 'module',
          name: title,
          milestone: name,
        },
        tasks: tasksOf(plan, moduleId).filter((task) => !stay.has(task)).length,
      }),
    );
};

/** A milestone goes with its modules, unless some of them stand elsewhere in the document. */
function goneMilestone(between: Between, old: Milestone): ImportChange[] {
  const modules = modulesOf(between.plan, old.milestoneId);
  const gone = goneModules(between, old);
  const { milestoneId, name } = old;
  const tasks = gone.reduce((sum, each) => sum + each.tasks, 0);
  const whole = row({
    key: keyOf.removed(milestoneId),
    ...{ sign: 'removed', what: 'milestone', name, tasks },
  });
  return gone.length === modules.length ? [whole] : [...gone, whole];
}
