import { randomUUID } from 'node:crypto';
import {
  newModule,
  newTask,
  partsOfStream,
  streamOf,
  withVersion,
  type Metadata,
  type TaskStatus,
  type WaymarkEvent,
  type WholeModule,
} from '@waymark/events';
import type { EventLog } from '@waymark/log';

/** The workspace, its owner, one client with one project: enough for every measure. */
export const WORKSPACE = 'bench';
export const OWNER = 'owner';
const owner: Metadata['actor'] = { kind: 'user', accountId: OWNER, party: 'team' };
const AT = '2026-11-01T08:00:00.000Z';

const metadataIn = (workspaceId: string | null, actor: Metadata['actor'] = owner): Metadata => ({
  workspaceId,
  actor,
  commandId: randomUUID(),
  command: 'Bench',
  causationId: randomUUID(),
  correlationId: randomUUID(),
  at: AT,
});

/** An event with an id of its own and an envelope as commands write it. */
export const enveloped = (event: WaymarkEvent) => ({
  ...event,
  id: randomUUID(),
  metadata: withVersion(event.type, metadataIn(WORKSPACE)),
});

/**
 * Appends to one stream, in as few appends as the log's limit of a megabyte allows; answers the
 * last position.
 */
export async function fill(
  log: EventLog,
  stream: string,
  events: readonly WaymarkEvent[],
  actor?: Metadata['actor'],
): Promise<bigint> {
  const metadata = metadataIn(partsOfStream(stream).workspaceId, actor);
  let position = 0n;
  let rest = events.map((event) => ({
    ...event,
    id: randomUUID(),
    metadata: withVersion(event.type, metadata),
  }));
  while (rest.length > 0) {
    let bytes = 0;
    const tooMany = rest.findIndex((event) => {
      bytes += JSON.stringify(event).length;
      return bytes > 800_000;
    });
    const part = tooMany <= 0 ? rest : rest.slice(0, tooMany);
    ({ position } = await log.append(stream, part, 'any'));
    rest = rest.slice(part.length);
  }
  return position;
}

/** Begins the workspace with its owner, a client and a project. */
export async function foundWorkspace(log: EventLog): Promise<void> {
  await fill(log, streamOf.workspace(WORKSPACE), [
    { type: 'WorkspaceCreated', data: { workspaceId: WORKSPACE, name: 'Bench' } },
    { type: 'MemberAdded', data: { accountId: OWNER, role: 'OWNER' } },
  ]);
  await fill(log, streamOf.client(WORKSPACE, 'client'), [
    { type: 'ClientAdded', data: { clientId: 'client', name: 'A client' } },
  ]);
  await fill(log, streamOf.project(WORKSPACE, 'project'), [
    { type: 'ProjectAdded', data: { projectId: 'project', clientId: 'client', name: 'A project' } },
  ]);
}

export type WorldShape = { readonly modules: number; readonly tasksEach: number };

/** Id of the n-th task of a plan; module by module. */
export const taskId = (planId: string, module: number, task: number) =>
  `${planId}-${module}-${task}`;

/** What differs from task to task, for lists that filter. */
export type TaskWords = (n: number) => {
  readonly status?: TaskStatus;
  readonly assignee?: string;
  readonly dueDate?: string;
};

function wholeModule(
  planId: string,
  module: number,
  { tasksEach }: WorldShape,
  words: TaskWords,
): WholeModule {
  const moduleId = `${planId}-${module}`;
  const numbers = Array.from({ length: tasksEach }, (_, n) => n);
  return {
    ...newModule({
      moduleId,
      milestoneId: `${planId}-m`,
      weight: module,
      title: `Module ${module}`,
    }),
    blocks: numbers.map((n) => ({
      blockId: `${taskId(planId, module, n)}-b`,
      moduleId,
      weight: n,
      content: { type: 'task', taskId: taskId(planId, module, n) },
    })),
    tasks: numbers.map((n) =>
      newTask(
        { taskId: taskId(planId, module, n), blockId: `${taskId(planId, module, n)}-b`, moduleId },
        {
          headline: `Task ${n} of module ${module}`,
          description: '<p>What there is to do, in a sentence.</p>',
          ...words(module * tasksEach + n),
        },
      ),
    ),
  };
}

/** The whole plan of a blueprint or process in one event. */
export const planCopied = (
  planId: string,
  shape: WorldShape,
  words: TaskWords = () => ({}),
): WaymarkEvent => ({
  type: 'PlanCopied',
  data: {
    source: { kind: 'template', template: 'bench' },
    part: 1,
    parts: 1,
    milestones: [{ milestoneId: `${planId}-m`, name: 'The milestone', weight: 1 }],
    modules: Array.from({ length: shape.modules }, (_, module) =>
      wholeModule(planId, module, shape, words),
    ),
    placeholders: [],
    variables: [],
  },
});

export const processCreated = (processId: string): WaymarkEvent => ({
  type: 'ProcessCreated',
  data: {
    processId,
    projectId: 'project',
    clientId: 'client',
    name: `Process ${processId}`,
    blueprintId: 'blueprint',
    start: '2026-11-01',
    end: '2027-01-31',
  },
});

/**
 * The n-th change of a process: its tasks are begun one after the other, then ended, then begun
 * again.
 */
export function statusSet(
  planId: string,
  { modules, tasksEach }: WorldShape,
  n: number,
): WaymarkEvent {
  const tasks = modules * tasksEach;
  const task = n % tasks;
  const module = Math.floor(task / tasksEach);
  const begun = Math.floor(n / tasks) % 2 === 0;
  return {
    type: 'TaskStatusSet',
    data: {
      taskId: taskId(planId, module, task % tasksEach),
      moduleId: `${planId}-${module}`,
      from: begun ? (n < tasks ? 'TODO' : 'DONE') : 'IN_PROGRESS',
      to: begun ? 'IN_PROGRESS' : 'DONE',
      reason: null,
    },
  };
}
