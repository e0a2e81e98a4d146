import type { DraftBlock, DraftModule, DraftTask } from '@waymark/api';
import {
  blocksOf,
  byWeight,
  milestonesOf,
  modulesOf,
  newTask,
  taskPart,
  type PersonRef,
  type WholeModule,
} from '@waymark/events';
import { newVariables } from '../difference/changes.ts';
import { isTask } from '../difference/matchingInModule.ts';
import { keyOf } from '../difference/row.ts';
import { peopleOf, wantedOfModule } from '../difference/wantedFields.ts';
import { wholeModule } from '../planOfDraft.ts';
import { planCopied } from '../../plan/copying/copy.ts';
import { inCopy, modulesInCopy } from '../../plan/copying/links.ts';
import type { ImportWork } from './work.ts';

/** Behind all that is there; where it belongs is settled when everything has come. */
export const behind = (rest: readonly { readonly weight: number }[]): number =>
  Math.floor(byWeight(rest).at(-1)?.weight ?? 0) + 1;

/**
 * Whole milestones and modules, and whom and what the document names, come at once, as by any
 * import.
 */
export function wholeArrivals(work: ImportWork, fileName: string): void {
  const { draft, pairs, before, accepted, newId } = work;
  const first = behind(milestonesOf(before));
  const milestones = draft.milestones
    .filter((each) => !pairs.milestones.has(each) && accepted.has(keyOf.added(each.key)))
    .map((milestone, i) => {
      const milestoneId = newId();
      work.arrived(milestone, milestoneId);
      return { milestoneId, name: milestone.name, weight: first + i };
    });
  const modules = draft.milestones.flatMap((milestone): WholeModule[] => {
    const milestoneId = work.milestoneId(milestone);
    if (milestoneId === undefined) return [];
    const start = behind(modulesOf(before, milestoneId));
    return milestone.modules
      .filter((each) => work.comesWhole(milestone, each))
      .map((module, i) => {
        const whole = wholeModule(
          withPeople(module, pairs.person),
          { milestoneId, weight: start + i },
          newId,
          (task) => (work.isNew(task) ? work.idOf(task) : null),
        );
        work.arrived(module, whole.moduleId);
        return whole;
      });
  });
  const named = new Set([
    ...modules.flatMap(({ participants }) => participants),
    ...newParticipants(work),
    ...draft.milestones
      .flatMap((milestone) => milestone.modules)
      .flatMap(({ blocks }) => blocks.filter(isTask))
      .filter((task) => work.takes(task))
      .flatMap((task) => peopleOf(task).map(pairs.person)),
    ...(accepted.has(keyOf.followers) ? draft.followers.map(pairs.person) : []),
  ]);
  const placeholders = draft.placeholders
    .filter(({ placeholderId: ref }) => named.has(ref) && !before.placeholders.has(ref))
    .map((each) => ({ ...each, matchedTo: null }));
  const variables = newVariables(before, draft).filter(({ variableId }) =>
    accepted.has(keyOf.variable(variableId)),
  );
  const content = {
    milestones,
    modules: modulesInCopy(modules, work.leadsTo),
    ...{ placeholders, variables },
  };
  if (Object.values(content).some(({ length }) => length > 0))
    work.add(...planCopied({ kind: 'import', fileName }, content));
}

/** Who takes part in modules that are there, where they are taken as the document has them. */
const newParticipants = ({ pairs, accepted }: ImportWork): PersonRef[] =>
  [...pairs.modules]
    .filter(([, { moduleId }]) => accepted.has(keyOf.changed(moduleId)))
    .flatMap(([said, old]) => wantedOfModule(old, said, pairs.person).participants ?? []);

/** Tasks and texts that come into modules that are there. */
export function arrivalsInModules(work: ImportWork): void {
  for (const module of work.draft.milestones.flatMap(({ modules }) => modules)) {
    const moduleId = work.pairs.modules.get(module)?.moduleId;
    if (moduleId === undefined) continue;
    for (const block of module.blocks)
      if (work.blockId(block) === undefined && work.accepted.has(keyOf.added(block.key)))
        arrive(work, moduleId, block);
  }
}

function arrive(work: ImportWork, moduleId: string, block: DraftBlock): void {
  const blockId = work.newId();
  const weight = behind(blocksOf(work.plan, moduleId));
  work.arrived(block, blockId);
  if (!isTask(block)) {
    work.add({
      type: 'BlockAdded',
      data: {
        block: { ...{ blockId, moduleId, weight }, content: inCopy(block.content, work.leadsTo) },
      },
    });
    return;
  }
  const { kind: _, key: __, ...words } = ofPeople(block, work.pairs.person);
  const task = newTask({ taskId: work.idOf(block), blockId, moduleId }, words);
  work.add({ type: 'TaskAdded', data: { task: taskPart.write(task), weight } });
}

type Person = (ref: PersonRef) => PersonRef;

const ofPeople = (task: DraftTask, person: Person): DraftTask => ({
  ...task,
  assignee: task.assignee === null ? null : person(task.assignee),
  followers: task.followers.map(person),
});

const withPeople = (module: DraftModule, person: Person): DraftModule => ({
  ...module,
  participants: module.participants.map(person),
  blocks: module.blocks.map((block) => (isTask(block) ? ofPeople(block, person) : block)),
});
