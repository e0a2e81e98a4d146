import type { Command } from '@waymark/api';
import {
  isTeamUser,
  personKind,
  type PersonRef,
  type PlanEvent,
  type ProcessEvent,
} from '@waymark/events';
import { inTurn } from '../inTurn.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { knownIn, knownPerson, standsFor, type PeopleOfProcess } from '../persons.ts';

type Whole = Extract<ProcessEvent, { type: 'PlanFollowersSet' | 'ProcessOwnerSet' }>;
type Handed = Pick<Command<'HandOverWork'>, 'from' | 'to'>;

/**
 * What somebody has in a plan becomes another's, or nobody's (PRODUCT 4.10): placeholders that they
 * stand for, open tasks, what they follow and take part in, and the answering for it, which is the
 * team's alone. What they have done stays theirs.
 */
export function handOverWork(
  holder: PlanHolder,
  { from, to }: Handed,
  people: PeopleOfProcess,
): (PlanEvent | Whole)[] {
  const plan = planOf(holder);
  if (to !== null) knownPerson(plan, to, knownIn(holder, people), 'to');
  if (from === to) return [];
  const handed = { from, to };
  return [
    ...inTurn(holder, [placeholdersOf, tasksOf, followedBy, takenPartIn], (now, step) =>
      step(now, handed, people),
    ),
    ...followedAsAWhole(holder, handed),
    ...answeredFor(holder, handed, people),
  ];
}

/**
 * They go to a person who may stand for them, with the open tasks that came by them. Else they are
 * open again: nobody stands for them, and where the work goes to nobody these tasks wait for
 * whoever comes.
 */
const placeholdersOf = (
  { plan: { placeholders, tasks } }: PlanHolder,
  { from, to }: Handed,
  people: PeopleOfProcess,
): PlanEvent[] =>
  [...placeholders.values()]
    .filter(({ matchedTo }) => matchedTo === from)
    .flatMap(({ placeholderId }): PlanEvent[] => {
      const through = [...tasks.values()].filter(
        (task) =>
          task.status !== 'DONE' &&
          task.assignee === from &&
          task.assignedThrough === placeholderId,
      );
      if (to !== null && personKind(to) === 'account' && standsFor(people, placeholderId, to)) {
        const taskIds = through.map(({ taskId }) => taskId);
        const data = { placeholderId, from, to, taskIds };
        return [{ type: 'PlaceholderRolledOut', data }];
      }
      return [
        ...(to === null ? through : []).map(({ taskId, moduleId }): PlanEvent => ({
          type: 'TaskAssigneeSet',
          data: { taskId, moduleId, from, to: placeholderId },
        })),
        { type: 'PlaceholderOpened', data: { placeholderId, from } },
      ];
    });

const tasksOf = ({ plan: { tasks } }: PlanHolder, { from, to }: Handed): PlanEvent[] =>
  [...tasks.values()]
    .filter(
      ({ assignee, status }) =>
        assignee === from &&
        // Nobody has done what a stand-in had.
        (status !== 'DONE' || personKind(from) !== 'account'),
    )
    .map(({ taskId, moduleId }) => ({
      type: 'TaskAssigneeSet',
      data: { taskId, moduleId, from, to },
    }));

const followedBy = ({ plan: { tasks } }: PlanHolder, handed: Handed): PlanEvent[] =>
  [...tasks.values()]
    .filter(({ followers }) => followers.includes(handed.from))
    .map(({ taskId, moduleId, followers }) => ({
      type: 'TaskFollowersSet',
      data: { ...{ taskId, moduleId }, ...{ from: followers, to: replaced(followers, handed) } },
    }));

const takenPartIn = ({ plan: { modules } }: PlanHolder, handed: Handed): PlanEvent[] =>
  [...modules.values()]
    .filter(({ participants }) => participants.includes(handed.from))
    .map(({ moduleId, participants }) => ({
      type: 'ModuleParticipantsSet',
      data: { ...{ moduleId, from: participants }, to: replaced(participants, handed) },
    }));

/** A board has no followers of its own. */
const followedAsAWhole = (holder: PlanHolder, handed: Handed): Whole[] =>
  holder.kind !== 'project' && holder.followers.includes(handed.from)
    ? [
        {
          type: 'PlanFollowersSet',
          data: { from: [...holder.followers], to: replaced(holder.followers, handed) },
        },
      ]
    : [];

const answeredFor = (
  holder: PlanHolder,
  { from, to }: Handed,
  { workspace }: PeopleOfProcess,
): Whole[] =>
  holder.kind === 'process' && holder.owner === from
    ? [
        {
          type: 'ProcessOwnerSet',
          data: {
            ...{ processId: holder.processId, from },
            to: to !== null && isTeamUser(workspace, to) ? to : null,
          },
        },
      ]
    : [];

/** The one in the place of the other, nobody twice. */
const replaced = (refs: readonly PersonRef[], { from, to }: Handed): PersonRef[] => [
  ...new Set(refs.flatMap((ref) => (ref === from ? (to ?? []) : ref))),
];
