import { randomUUID } from 'node:crypto';
import type { CommandName, Payload } from '@waymark/api';
import { milestonesOf, modulesOf, tasksOf } from '@waymark/events';
import type { Ledger } from '../ledger.ts';
import { foldPlan } from '../proofs/logReader.ts';
import type { Seeded } from '../seeded.ts';
import type { Driven } from '../stack/stack.ts';
import { CommandCaller } from './caller.ts';
import { signUp } from './signUp.ts';
import { CallersWorld } from './world.ts';

const CHECKLIST = `# Onboarding

## Preparation

### Contract
Read [the terms](https://example.org/terms) first.
- [ ] Sign the contract
- [ ] Name a contact

### Access
- [ ] Invite the team
- [ ] Connect the directory

## Launch

### Training
- [ ] Watch the introduction
- [ ] Hold the first workshop
`;

const PROCESSES = 3;

export type CallersScene = {
  readonly world: CallersWorld;
  readonly staff: readonly CommandCaller[];
  readonly clientUsers: readonly CommandCaller[];
};

/**
 * Signs everybody up and makes a workspace with a client, a blueprint and its first processes, all
 * over HTTP.
 */
export async function setTheScene(
  stack: Driven,
  ledger: Ledger,
  random: Seeded,
): Promise<CallersScene> {
  const { commandUrl, signingSecret, mail } = stack;
  const workspaceId = randomUUID();
  const people: string[] = [];
  for (const name of ['olga', 'tim', 'anna', 'ben'])
    people.push(await signUp(commandUrl, mail, `${name}@drill.example`));
  const [owner = '', member = '', anna = '', ben = ''] = people;
  const callerFor = (accountId: string) =>
    new CommandCaller({
      accountId,
      workspaceId,
      commandUrl,
      signingSecret,
      ledger,
      random: random.fork(),
    });
  const [olga, tim] = [callerFor(owner), callerFor(member)];
  const accept = async (
    caller: CommandCaller,
    into: { readonly clientId?: string },
  ): Promise<void> => {
    const payload = { workspaceId, ...into };
    const answer = await caller.give({ name: 'AcceptInvitation', payload });
    if (!('reply' in answer)) throw new Error(`nobody accepted: ${answer.code}`);
  };
  const give = async <Name extends CommandName>(name: Name, payload: Payload<Name>) => {
    const answer = await olga.give({ name, payload });
    if (!('reply' in answer))
      throw new Error(`${name} was refused: ${answer.status} ${answer.code}`);
  };

  const [clientId, projectId, blueprintId] = [randomUUID(), randomUUID(), randomUUID()];
  const world = new CallersWorld({
    workspaceId,
    clientId,
    projectId,
    people: { owner, member, clientUsers: [anna, ben] },
  });
  await give('CreateWorkspace', { workspaceId, name: 'Drill' });
  await give('InviteTeamUser', { email: 'tim@drill.example' });
  await accept(tim, {});
  await give('AddClient', { clientId, name: 'Client' });
  for (const email of ['anna@drill.example', 'ben@drill.example'])
    await give('InviteClientUser', { clientId, email });
  for (const user of [anna, ben]) await accept(callerFor(user), { clientId });
  await give('AddProject', { projectId, clientId, name: 'Project' });
  await give('ImportBlueprint', { blueprintId, fileName: 'onboarding.md', source: CHECKLIST });
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  await give('AddPlaceholder', { plan, placeholderId: 'p::lead', name: 'Lead' });
  await give('AddPlaceholder', { plan, placeholderId: 'p::it', name: 'IT' });
  const { plan: content } = await foldPlan(stack.log.log, workspaceId, plan);
  const tasks = milestonesOf(content)
    .flatMap((m) => modulesOf(content, m.milestoneId))
    .flatMap((m) => tasksOf(content, m.moduleId));
  for (const [i, { taskId }] of tasks.entries()) {
    await give('SetTaskAssignee', { plan, taskId, assignee: i % 2 === 0 ? 'p::lead' : 'p::it' });
    await give('SetTaskDueInDays', { plan, taskId, dueInDays: i + 1 });
  }
  world.plans.set(blueprintId, { kind: 'blueprint', state: null });
  for (let i = 0; i < PROCESSES; i++) {
    const processId = randomUUID();
    await give('CreateProcess', {
      processId,
      projectId,
      blueprintId,
      start: '2026-01-01',
      end: '2026-03-01',
      matching: { 'p::lead': anna },
    });
    world.plans.set(processId, { kind: 'process', state: null });
  }
  return {
    world,
    staff: [olga, tim, callerFor(owner)],
    clientUsers: [callerFor(anna), callerFor(ben)],
  };
}
