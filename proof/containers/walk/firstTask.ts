import { randomUUID } from 'node:crypto';
import { WalkingBrowser, mailTo, type NewestMail } from './browser.ts';
import { until } from './until.ts';

/** A workspace in which a client has done a first task. */
export type Walked = {
  readonly seller: WalkingBrowser;
  readonly client: WalkingBrowser;
  readonly workspaceId: string;
  readonly clientId: string;
  readonly processId: string;
  readonly taskId: string;
  /** The mail with the seller's code, as it came. */
  readonly codeMail: string;
};

/**
 * From a sign-up to a first task done, as people get there: sign up by the mailed code, workspace,
 * blueprint with a task, client, project, rollout; the client signs in by a code and does the task.
 * @throws Error at the first step that is refused
 */
export async function walkToFirstTask(site: string, newestMail: NewestMail): Promise<Walked> {
  const [workspaceId, blueprintId, clientId, projectId, processId] = Array.from({ length: 5 }, () =>
    randomUUID(),
  ) as [...[string, string, string, string, string]];
  const who = workspaceId.slice(0, 8);
  const seller = new WalkingBrowser(site);
  const codeMail = await seller.signIn(`dana-${who}@seller.example`, 'signUp', newestMail);
  await seller.give('CreateWorkspace', { workspaceId, name: 'Acme' });
  seller.workIn(workspaceId);

  const plan = { kind: 'blueprint', id: blueprintId } as const;
  const [milestoneId, moduleId] = [randomUUID(), randomUUID()];
  await seller.give('CreateBlueprint', {
    ...{ blueprintId, name: 'Onboarding', template: 'EMPTY' },
  });
  await seller.give('AddMilestone', { plan, milestoneId, name: 'Start' });
  await seller.give('AddModule', { ...{ plan, moduleId, milestoneId, title: 'Contract' } });
  await seller.give('AddTask', {
    ...{ plan, moduleId, taskId: randomUUID(), blockId: randomUUID() },
    headline: 'Sign the contract',
  });

  const email = `anna-${who}@client.example`;
  await seller.give('AddClient', { clientId, name: 'Client X' });
  await seller.give('InviteClientUser', { clientId, email });
  // Of mails the newest alone is looked at: this one must not come behind the code.
  await mailTo(email, newestMail);
  await seller.give('AddProject', { projectId, clientId, name: 'Launch' });
  await seller.give('CreateProcess', {
    ...{ processId, projectId, blueprintId },
    ...{ start: '2027-01-04', end: '2027-03-31' },
  });

  const client = new WalkingBrowser(site);
  await client.signIn(email, 'signIn', newestMail);
  client.workIn(workspaceId);
  await client.give('AcceptInvitation', { workspaceId, clientId });
  const [task] = await seller.rows('tasks', { planId: processId });
  if (task === undefined) throw new Error('the rollout has no task');
  const [taskId, process] = [task.id, { kind: 'process', id: processId } as const];
  await seller.give('SetTaskAssignee', {
    ...{ plan: process, taskId, assignee: client.accountId },
  });
  await seller.give('SetModuleStatus', {
    ...{ plan: process, moduleId: task.moduleId, status: 'ACTIVE' },
  });
  await client.give('SetTaskStatus', { plan: process, taskId, status: 'DONE' });
  const walked = { ...{ seller, client, workspaceId, clientId, processId, taskId, codeMail } };
  // Neither knows what the other has done before it is shown.
  await until(() => readBack(walked));
  return walked;
}

/** Both parties see the task as done. @throws Error where one of them does not */
export async function readBack({ seller, client, processId, taskId }: Walked): Promise<void> {
  for (const [who, browser] of Object.entries({ seller, client })) {
    const tasks = await browser.rows('tasks', { planId: processId });
    const status = tasks.find(({ id }) => id === taskId)?.status;
    if (status !== 'DONE') throw new Error(`the ${who} sees the task as ${status ?? 'missing'}`);
  }
}
