import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { commandReply, headers, type CommandName } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { openSession } from '../callers/signUp.ts';
import type { Stack } from '../stack/stack.ts';
import { Somebody } from './ask.ts';

/** Somebody with an account and a workspace of their own; what a stranger needs to attack, and an honest tenant to work. */
export type Tenant = {
  readonly commandUrl: string;
  readonly projectorUrl: string;
  readonly address: string;
  readonly email: string;
  readonly accountId: string;
  readonly sessionCookie: string;
  readonly workspaceId: string;
  readonly accessToken: string;
  readonly clientId: string;
  readonly projectId: string;
  readonly blueprintId: string;
  readonly processId: string;
  readonly taskIds: readonly string[];
  readonly blockId: string;
  /** What the stranger knows of the honest tenant, as somebody does who once belonged to it; their own things where there is none. */
  readonly neighbour: Pick<
    Tenant,
    'email' | 'workspaceId' | 'processId' | 'taskIds'
  >;
};

/** Signs up by a mailed code, founds a workspace, imports a checklist of so many tasks, and rolls it out `processes` times. */
export async function settle(
  { commandUrl, projectorUrl, signingSecret, mail }: Stack,
  {
    name,
    address,
    tasks,
    processes,
    neighbour,
  }: {
    name: string;
    address: string;
    tasks: number;
    processes: number;
    neighbour?: Tenant;
  },
): Promise<Tenant> {
  const email = `${name}@attack.example`;
  const { accountId, cookie } = await openSession(commandUrl, mail, email);
  const workspaceId = randomUUID();
  const accessToken = tokenOf(accountId, signingSecret);
  const somebody = new Somebody(address, 4);
  const said = authorized({ accessToken, workspaceId });
  let position = '0';
  const give = async (command: CommandName, payload: object) => {
    const body = JSON.stringify(payload);
    const path = `/api/commands/${command}`;
    for (let tries = 0; ; tries++) {
      const answer = await somebody.ask(commandUrl, {
        ...{ path, body, headers: said },
      });
      if (answer.status === 200) {
        ({ position } = commandReply.parse(JSON.parse(answer.body)));
        return;
      }
      if (answer.status !== 429 || tries === 10)
        throw new Error(`${command}: ${answer.status} ${answer.body}`);
      await delay(Number(answer.headers['retry-after']) * 1_000);
    }
  };
  const [clientId, projectId, blueprintId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  await give('CreateWorkspace', { workspaceId, name });
  await give('AddClient', { clientId, name: 'Client' });
  await give('AddProject', { projectId, clientId, name: 'Project' });
  await give('ImportBlueprint', {
    ...{ blueprintId, fileName: 'list.md', source: checklist(tasks) },
  });
  let processId = '';
  for (let n = 0; n < processes; n++) {
    processId = randomUUID();
    await give('CreateProcess', {
      ...{ processId, projectId, blueprintId },
      ...{ start: '2026-01-01', end: '2026-03-01' },
    });
  }
  const rows = async (resource: string) => {
    const filter = encodeURIComponent(JSON.stringify({ planId: processId }));
    const answer = await somebody.ask(projectorUrl, {
      path: `/api/${resource}?filter=${filter}&after=${position}`,
      headers: said,
    });
    if (answer.status !== 200)
      throw new Error(`${resource}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as { id: string; moduleId: string }[];
  };
  const given = await rows('tasks');
  const blockId = randomUUID();
  await give('AddBlock', {
    plan: { kind: 'process', id: processId },
    moduleId: given[0]?.moduleId,
    ...{ blockId, content: { type: 'text', html: '<p>Text</p>' } },
  });
  somebody.leave();
  const own = {
    ...{ email, workspaceId, processId },
    taskIds: given.map(({ id }) => id),
  };
  return {
    ...own,
    ...{ commandUrl, projectorUrl, address, accountId, accessToken },
    ...{ clientId, projectId, blueprintId, blockId },
    sessionCookie: cookie,
    neighbour: neighbour ?? own,
  };
}

/** Good for a quarter of an hour from now. */
const tokenOf = (accountId: string, signingSecret: string): string =>
  signAccessToken(signingSecret, { accountId, sid: accountId }, new Date())
    .accessToken;

/** The same, as who has just refreshed their session. */
export const refreshed = (
  tenant: Tenant,
  { signingSecret }: Stack,
): Tenant => ({
  ...tenant,
  accessToken: tokenOf(tenant.accountId, signingSecret),
});

/** What every request of a tenant carries. */
export const authorized = ({
  accessToken,
  workspaceId,
}: Pick<Tenant, 'accessToken' | 'workspaceId'>): Record<string, string> => ({
  Authorization: `Bearer ${accessToken}`,
  [headers.workspace]: workspaceId,
});

const checklist = (tasks: number): string =>
  [
    '# List',
    ...Array.from({ length: tasks }, (_, n) =>
      n % 20 === 0
        ? `\n## Part ${n / 20}\n\n### Module ${n / 20}\n\n- [ ] Task ${n}`
        : `- [ ] Task ${n} to do before the next one`,
    ),
  ].join('\n');
