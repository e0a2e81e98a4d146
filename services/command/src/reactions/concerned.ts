import {
  followersOfTask,
  seenByClients,
  shownIn,
  type Client,
  type MailConcern,
  type Module,
  type Process,
  type Task,
  type Workspace,
} from '@waymark/events';
import type { Talk } from '../mail/lookups/talk.ts';
import { isOfClient } from '../mail/lookups/clientPeople.ts';

export type Concerned = ReadonlyMap<string, MailConcern>;

type ConcernedFacts = {
  readonly workspace: Pick<Workspace, 'members'>;
  readonly client: Client;
  readonly process: Process;
  readonly task: Task;
  readonly module: Module;
  readonly talk: Talk;
};

/** Each once, by what concerns them most: what is named first counts. */
const byWeight = (
  ...groups: readonly (readonly [MailConcern, readonly (string | null)[]])[]
): Map<string, MailConcern> => {
  const found = new Map<string, MailConcern>();
  for (const [because, people] of groups)
    for (const accountId of people)
      if (accountId !== null && !found.has(accountId)) found.set(accountId, because);
  return found;
};

const only = (
  people: ReadonlyMap<string, MailConcern>,
  is: (accountId: string) => boolean,
): Concerned => new Map([...people].filter(([accountId]) => is(accountId)));

const authorsOf = ({ said }: Talk, side: 'seller' | 'client') =>
  [...said.values()].flatMap((each) =>
    each.what === 'message' && each.side === side ? [each.author] : [],
  );

/**
 * Who of the team hears what the client said: who was handed the conversation, has the task, spoke
 * in it, answers for the process or follows the task, by itself or with the whole process; else who
 * takes part in its module, else the owners of the workspace.
 */
export function concernedOfTeam({
  workspace: { members },
  process,
  task,
  module,
  talk,
}: ConcernedFacts): Concerned {
  const isMember = (accountId: string) => members.has(accountId);
  const near = only(
    byWeight(
      ['handed', [talk.conversation.handedTo]],
      ['assigned', [task.assignee]],
      ['tookPart', authorsOf(talk, 'seller')],
      ['owns', [process.owner]],
      ['follows', followersOfTask(process, task)],
    ),
    isMember,
  );
  if (near.size > 0) return near;
  const ofModule = only(byWeight(['looksAfter', module.participants]), isMember);
  if (ofModule.size > 0) return ofModule;
  const owners = [...members].flatMap(([id, role]) => (role === 'OWNER' ? [id] : []));
  return byWeight(['looksAfter', owners]);
}

/**
 * Who of the client hears what the team said: who has the task or spoke about it; else who takes
 * part in its module or has a task in it, else who has one in the process. Nobody, where clients do
 * not see the task.
 */
export function concernedOfClient({
  client,
  process: { plan },
  task,
  module,
  talk,
}: ConcernedFacts): Concerned {
  if (!seenByClients(task, module)) return new Map();
  const is = (accountId: string) => isOfClient(client, accountId);
  const near = only(
    byWeight(['tookPart', authorsOf(talk, 'client')], ['assigned', [task.assignee]]),
    is,
  );
  if (near.size > 0) return near;
  const shown = [...plan.tasks.values()].filter((each) => shownIn(plan, each));
  const inModule = shown.filter(({ moduleId }) => moduleId === module.moduleId);
  const assignees = (tasks: readonly Task[]) => tasks.map(({ assignee }) => assignee);
  const lookingAfter = (people: readonly (string | null)[]) =>
    only(byWeight(['looksAfter', people]), is);
  const there = lookingAfter([...module.participants, ...assignees(inModule)]);
  return there.size > 0 ? there : lookingAfter(assignees(shown));
}
