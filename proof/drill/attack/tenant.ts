import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { commandReply, headers, type CommandName, type FrameReply } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { openPool } from '@waymark/postgres';
import { InvitationLinks } from '../../../services/command/src/identity/invitationLinks.ts';
import { ReplyAddresses } from '../../../services/command/src/mail/mailIn/addresses/replyAddresses.ts';
import { StopLinks } from '../../../services/command/src/mail/schedule/stopLinks.ts';
import { openSession } from '../callers/signUp.ts';
import type { DrillStack } from '../stack/stack.ts';
import { Attacker } from './ask.ts';
import { openDoors, type Doors } from './doors.ts';
import { frameOfErased } from './frameOfErased.ts';
import { giveMore } from './possessions.ts';
import type { Possessions } from './attackWay.ts';

/** To whose addresses mails may be written. */
export const MAIL_IN_DOMAIN = 'in.attack.example';

export type TenantMember = {
  readonly accessToken: string;
  readonly workspaceId: string;
  readonly blueprintId: string;
};

/**
 * Somebody with an account and a workspace of their own; what a stranger needs to attack, and an
 * honest tenant to work.
 */
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
  readonly moduleId: string;
  /**
   * Where mail comes in, and addresses that were signed for conversations of theirs and of the
   * neighbour's.
   */
  readonly mailIn: { readonly port: number; readonly own: string; readonly others: string };
  /** Further accounts of the same person, each with a workspace and a blueprint of its own. */
  readonly crowd: readonly TenantMember[];
  /** What links of mails to them hold: of an invitation, and of what stops mails. */
  readonly links: { readonly invitation: string; readonly stop: string };
  /** Null where they open none. */
  readonly doors: Doors | null;
  /**
   * A frame of their form that was opened before they were erased, by the token of its session and
   * the ticket that renews it; null where nobody was.
   */
  readonly frame: Pick<FrameReply, 'accessToken' | 'next'> | null;
  /** Where the services keep contents of files, as it is looked at from outside. */
  readonly filesFolder: string;
  /** Where the services write their logs. */
  readonly logFolder: string;
  /**
   * What the stranger knows of the honest tenant, as somebody does who once belonged to it; their
   * own things where there is none.
   */
  readonly neighbour: Pick<Tenant, 'email' | 'workspaceId' | 'processId' | 'taskIds' | 'doors'>;
};

/**
 * Signs up by a mailed code, founds a workspace, imports a checklist of so many tasks, and rolls it
 * out `processes` times.
 */
export async function settle(
  stack: DrillStack,
  {
    name,
    address,
    neighbour,
    mailInPort = 0,
    filesFolder,
    ...possessions
  }: {
    name: string;
    address: string;
    neighbour?: Tenant;
    mailInPort?: number;
    filesFolder: string;
  } & Possessions,
): Promise<Tenant> {
  const { commandUrl, projectorUrl, signingSecret, mail, database } = stack;
  const { tasks, processes } = possessions;
  const email = `${name}@attack.example`;
  const { accountId, cookie } = await openSession(commandUrl, mail, email);
  const workspaceId = randomUUID();
  const accessToken = tokenOf(accountId, signingSecret);
  const somebody = new Attacker(address, 4);
  const said = authorized({ accessToken, workspaceId });
  let position = '0';
  const give = async (
    command: CommandName,
    payload: object,
    by: Pick<Tenant, 'accessToken' | 'workspaceId'> = { ...{ accessToken, workspaceId } },
  ) => {
    const body = JSON.stringify(payload);
    const path = `/api/commands/${command}`;
    for (let tries = 0; ; tries++) {
      const answer = await somebody.ask(commandUrl, { ...{ path, body, headers: authorized(by) } });
      if (answer.status === 200) {
        ({ position } = commandReply.parse(JSON.parse(answer.body)));
        return;
      }
      if (answer.status !== 429 || tries === 10)
        throw new Error(`${command}: ${answer.status} ${answer.body}`);
      await delay(Number(answer.headers['retry-after']) * 1_000);
    }
  };
  const [clientId, projectId, blueprintId] = [randomUUID(), randomUUID(), randomUUID()];
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
  const rows = async (resource: string, of: object = { planId: processId }) => {
    const filter = encodeURIComponent(JSON.stringify(of));
    const answer = await somebody.ask(projectorUrl, {
      path: `/api/${resource}?filter=${filter}&after=${position}`,
      headers: said,
    });
    if (answer.status !== 200) throw new Error(`${resource}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as { id: string; moduleId: string; token: string }[];
  };
  const given = await rows('tasks');
  const blockId = randomUUID();
  await give('AddBlock', {
    plan: { kind: 'process', id: processId },
    moduleId: given[0]?.moduleId,
    ...{ blockId, content: { type: 'text', html: '<p>Text</p>' } },
  });
  const taskIds = given.map(({ id }) => id);
  const moduleId = given[0]?.moduleId ?? '';
  await giveMore(give, { processId, moduleId, taskIds }, possessions);
  const members: TenantMember[] = [];
  for (let n = 0; n < (possessions.crowd ?? 0); n++) {
    const member = {
      accessToken: tokenOf(randomUUID(), signingSecret),
      workspaceId: randomUUID(),
      blueprintId: randomUUID(),
    };
    await give('CreateWorkspace', { workspaceId: member.workspaceId, name }, member);
    await give('CreateBlueprint', { blueprintId: member.blueprintId, name }, member);
    members.push(member);
  }
  const isOpen = neighbour === undefined || possessions.doors === true;
  const doors = isOpen
    ? await openDoors(give, processId, async (id) => (await rows('shares', { id }))[0]?.token ?? '')
    : null;
  const frame =
    possessions.erased === true && doors !== null
      ? await frameOfErased(stack, somebody, { email, workspaceId, doors })
      : null;
  somebody.leave();
  const own = { email, workspaceId, processId, taskIds, doors };
  return {
    ...own,
    ...{ commandUrl, projectorUrl, address, accountId, accessToken },
    ...{ clientId, projectId, blueprintId, blockId, filesFolder, frame, logFolder: stack.folder },
    ...{ moduleId: given[0]?.moduleId ?? '', crowd: members },
    mailIn: {
      port: mailInPort,
      ...(await signedFor(
        { connectionString: database.connectionString, signingSecret },
        { ...own, accountId },
        neighbour ?? { ...own, accountId },
      )),
    },
    sessionCookie: cookie,
    links: {
      invitation: new InvitationLinks([signingSecret]).token({
        ...{ accountId, workspaceId, clientId },
      }),
      stop: new StopLinks([signingSecret]).token({ accountId, stop: { of: 'all' } }),
    },
    neighbour: neighbour ?? own,
  };
}

type WhoTalks = Pick<Tenant, 'workspaceId' | 'processId' | 'taskIds' | 'accountId'>;

/** Addresses to which the first task of each may be written by mail. */
async function signedFor(
  { connectionString, signingSecret }: { connectionString: string; signingSecret: string },
  own: WhoTalks,
  others: WhoTalks,
): Promise<{ own: string; others: string }> {
  const pool = openPool({ connectionString, max: 1 });
  const addresses = new ReplyAddresses({
    ...{ pool, secrets: [signingSecret], domain: MAIL_IN_DOMAIN },
  });
  const of = ({ workspaceId, processId, taskIds, accountId }: WhoTalks) =>
    addresses.of({ ...{ workspaceId, processId, accountId, taskId: taskIds[0] ?? '' } });
  try {
    return { own: await of(own), others: await of(others) };
  } finally {
    await pool.end();
  }
}

/** Good for a quarter of an hour from now. */
const tokenOf = (accountId: string, signingSecret: string): string =>
  signAccessToken(signingSecret, { accountId, sid: accountId }, new Date()).accessToken;

/** The same, as who has just refreshed their session. */
export const refreshed = (tenant: Tenant, { signingSecret }: DrillStack): Tenant => ({
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
