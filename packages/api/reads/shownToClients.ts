import type { z } from 'zod';
import type { readSchemas, ResourceName } from './index.ts';

/**
 * Column by column, whether a client's users are given it. Every column of every read stands here, or it does not compile;
 * one that is not `true` is the team's alone: clients are not given it, nor can they filter or sort by it. Which rows
 * they read is decided by row-level security.
 */
export const shownToClients = {
  executions: {
    id: true,
    name: true,
    projectId: true,
    projectName: true,
    clientId: true,
    clientName: true,
    blueprintId: false,
    status: true,
    currentModule: true,
    tasksTotal: true,
    tasksDone: true,
    tasksStuck: true,
    clientTurn: true,
    donePercentage: true,
    start: true,
    end: true,
    createdAt: true,
    // Also moved by what happens in modules that clients do not see.
    updatedAt: false,
    planRevision: true,
  },
  blueprints: {
    id: false,
    name: false,
    createdAt: false,
    updatedAt: false,
    createdBy: false,
    milestones: false,
    modules: false,
    tasks: false,
    planRevision: false,
  },
  milestones: {
    id: true,
    planId: true,
    planKind: true,
    planRevision: true,
    name: true,
    weight: true,
    modules: true,
    tasksTotal: true,
    tasksDone: true,
    tasksStuck: true,
    tasksInProgress: true,
    completedAt: true,
  },
  modules: {
    id: true,
    planId: true,
    planKind: true,
    planRevision: true,
    milestoneId: true,
    milestoneName: true,
    milestoneWeight: true,
    title: true,
    description: true,
    weight: true,
    status: true,
    audience: true,
    startedOn: true,
    participants: true,
    tasksTotal: true,
    tasksDone: true,
    tasksStuck: true,
    tasksInProgress: true,
    assignees: true,
    nextDue: true,
    dueInDays: true,
    stuck: true,
    createdAt: false,
    createdBy: false,
    updatedAt: false,
  },
  blocks: {
    id: true,
    planId: true,
    planKind: true,
    planRevision: true,
    moduleId: true,
    type: true,
    weight: true,
    content: true,
    text: true,
    taskId: true,
  },
  tasks: {
    id: true,
    planId: true,
    planKind: true,
    planRevision: true,
    planName: true,
    moduleId: true,
    moduleTitle: true,
    moduleStatus: true,
    milestoneId: true,
    milestoneName: true,
    blockId: true,
    place: true,
    headline: true,
    description: true,
    status: true,
    stuckReason: true,
    statusBy: true,
    statusAt: true,
    dueInDays: true,
    dueDate: true,
    assignee: true,
    followers: true,
    mandatory: true,
    type: true,
    content: true,
    audience: true,
  },
  placeholders: {
    id: true,
    planId: true,
    planKind: true,
    planRevision: true,
    name: true,
    description: false,
    kind: true,
    matchedTo: false,
    internExtern: false,
    defaultAccountId: false,
    tasks: true,
    openTasks: true,
  },
  variables: {
    id: false,
    planId: false,
    planKind: false,
    planRevision: false,
    name: false,
    type: false,
    value: false,
    label: false,
  },
  people: {
    id: true,
    party: true,
    role: false,
    clientId: true,
    clientName: true,
    invitation: true,
    // Row-level security gives them those of their own people.
    email: true,
    firstName: true,
    lastName: true,
    gender: false,
    name: true,
    createdAt: false,
  },
  clients: {
    id: true,
    name: true,
    projects: false,
    executions: false,
    users: false,
    createdAt: false,
  },
  projects: {
    id: true,
    name: true,
    clientId: true,
    clientName: true,
    executions: false,
    createdAt: false,
  },
  roles: {
    id: false,
    name: false,
    internExtern: false,
    defaultAccountId: false,
    defaultEmailAddress: false,
  },
  history: {
    id: true,
    position: true,
    revision: false,
    planId: true,
    planKind: true,
    event: true,
    command: false,
    at: true,
    actorId: true,
    actorName: true,
    actorParty: true,
    sentence: true,
    headline: true,
    moduleId: true,
    taskId: true,
    changes: true,
    // It may name a blueprint or a file of the team.
    cause: false,
  },
} as const satisfies {
  readonly [Name in ResourceName]: Readonly<Record<keyof RowOf<Name>, boolean>>;
};

type RowOf<Name extends ResourceName> = z.infer<(typeof readSchemas)[Name]>;
type ShownColumn<Name extends ResourceName> = {
  [
    Column in keyof (typeof shownToClients)[Name]
  ]: (typeof shownToClients)[Name][Column] extends true ? Column : never;
}[keyof (typeof shownToClients)[Name]];

/** A row of a read as a client's users are given it. */
export type ClientsRow<Name extends ResourceName> = Pick<
  RowOf<Name>,
  ShownColumn<Name> & keyof RowOf<Name>
>;

/** Whether a client's users are given a column of a read; of what is not named they are not. */
export const isShownToClients = (
  resource: ResourceName,
  column: string,
): boolean =>
  (shownToClients[resource] as Readonly<Record<string, boolean>>)[column] ===
  true;
