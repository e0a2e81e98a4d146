import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { headers } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { listening } from '@waymark/edge/testing';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Instance } from '../../instance/instance.ts';
import { webApp } from '../../web/web.ts';

const logger = pino({ level: 'silent' });
const W = 'w';
const plan = { kind: 'process', id: 'p' } as const;

/** The site over HTTP, as the apps ask it. */
export async function openSite(running: Instance) {
  const web = webApp(running, (_, next) => next(), logger, { publicUrl: 'http://localhost' });
  const { url, stop } = await listening(web);
  const tokenOf = (accountId: string) =>
    signAccessToken(running.command.signingSecret, { accountId, sid: randomUUID() }, new Date())
      .accessToken;
  const ask = async (
    who: string | null,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
      headers: {
        ...(who !== null && { Authorization: `Bearer ${who.includes('.') ? who : tokenOf(who)}` }),
        'Content-Type': 'application/json',
        [headers.workspace]: W,
        [headers.idempotencyKey]: randomUUID(),
        ...more,
      },
    });
    const text = await answer.text();
    expect(answer.ok, `${path}: ${answer.status} ${text}`).toBe(true);
    return (text === '' ? null : JSON.parse(text)) as never;
  };
  const give = (who: string, name: string, payload: object) =>
    ask(who, `commands/${name}`, payload);
  const account = (email: string, firstName: string, lastName: string) =>
    running.command.accounts.ensure(
      email,
      { firstName, lastName },
      {
        ...{ commandId: randomUUID(), command: 'Test', actor: 'self', correlationId: 'test' },
        ...{ workspaceId: null, at: new Date().toISOString() },
      },
    );
  return { ask, give, account, stop };
}
type Arrived = { readonly replyTo: string; readonly to: readonly string[] };
type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Olga owns the workspace, Xanthippe with her another one; Quorvath is the client's, and his
 * colleague Ben.
 */
export async function populate(
  site: Site,
  running: Instance,
  mails: () => Promise<readonly Arrived[]>,
) {
  const { give, account } = site;
  const olga = await account('olga@seller.example', 'Olga', 'Owner');
  const member = await account('xanthippe@seller.example', 'Xanthippe', 'Xanthippe-Last');
  const clientUser = await account('quorvath@client.example', 'Quorvath', 'Quorvath-Last');
  const ben = await account('ben@client.example', 'Ben', 'Berg');
  await give(olga, 'CreateWorkspace', { workspaceId: W, name: 'Acme' });
  await give(olga, 'InviteTeamUser', {
    email: 'xanthippe@seller.example',
    profile: { firstName: 'Xanthippe', lastName: 'typed' },
  });
  await give(member, 'AcceptInvitation', { workspaceId: W });
  await give(olga, 'AddClient', { clientId: 'x', name: 'Client X' });
  for (const [id, email] of [
    [clientUser, 'quorvath@client.example'],
    [ben, 'ben@client.example'],
  ] as const) {
    await give(olga, 'InviteClientUser', {
      clientId: 'x',
      email,
      profile: { firstName: email, lastName: 'typed' },
    });
    await give(id, 'AcceptInvitation', { workspaceId: W, clientId: 'x' });
  }
  await give(olga, 'AddProject', { projectId: 'jx', clientId: 'x', name: 'Rollout' });
  const question = {
    help: '',
    half: false,
    required: false,
    message: '',
    showIf: null,
    begins: '',
  };
  const short = {
    kind: 'shortText',
    placeholder: '',
    least: null,
    most: 200,
    mustBe: 'anything',
    ...question,
  };
  await give(olga, 'AddForm', {
    ...{ formId: 'form', name: 'Sign-on' },
    fields: [
      { ...short, fieldId: 'f1', label: 'Who?', variable: 'Contact' },
      { ...short, fieldId: 'f2', label: 'And?', variable: '' },
    ],
  });
  await give(olga, 'PublishForm', { formId: 'form' });
  await give(olga, 'CreateBlueprint', { blueprintId: 'b', name: 'Blueprint', template: 'EMPTY' });
  const inB = { plan: { kind: 'blueprint', id: 'b' } };
  await give(olga, 'AddMilestone', { ...inB, milestoneId: 's', name: 'Start' });
  await give(olga, 'AddVariable', {
    ...inB,
    variableId: 'contact',
    name: 'Contact',
    type: 'STRING',
  });
  await give(olga, 'CreateProcess', {
    ...{
      processId: 'p',
      projectId: 'jx',
      blueprintId: 'b',
      start: '2026-11-21',
      end: '2027-01-22',
    },
    ...{ matching: {}, variables: {} },
  });
  const contact = (await variablesOf(site, olga)).find(({ name }) => name === 'Contact')?.id ?? '';
  await give(olga, 'AddModule', { plan, moduleId: 'm', milestoneId: 's', title: 'm' });
  const tasks = {
    own: 'Call {{variable:' + contact + '}} first',
    fill: 'Fill',
    mine: 'Mine',
    ofGuest: 'Guests',
    stuck: 'Guests too',
  };
  for (const [id, headline] of Object.entries(tasks))
    await give(olga, 'AddTask', {
      ...{ plan, moduleId: 'm', taskId: id, blockId: `of-${id}`, headline },
      ...(/^(fill|ofGuest)$/.test(id) && {
        content: { type: 'form', formId: 'form', version: 1, name: 'Sign-on' },
      }),
    });
  for (const taskId of ['fill', 'own', 'ofGuest', 'stuck'])
    await give(olga, 'SetTaskAssignee', { plan, taskId, assignee: clientUser });
  await give(olga, 'SetTaskAssignee', { plan, taskId: 'mine', assignee: member });
  await give(olga, 'SetTaskFollowers', { plan, taskId: 'own', followers: [member, olga] });
  await give(olga, 'SetModuleStatus', { plan, moduleId: 'm', status: 'ACTIVE' });
  const who = { olga, member, clientUser, ben };
  await openFrames(site, who);
  await sayThings(site, who, running);
  await rateExecution(site, who);
  return { ...who, ...(await fromOutside(site, who, running, mails)) };
}

/** Each has a frame that they opened, and one that another site opened for them. */
async function openFrames({ give, ask }: Site, { olga, member, clientUser }: People) {
  const origin = 'https://intranet.client.example';
  const key = `wmk_${'k'.repeat(43)}`;
  await give(olga, 'SetFormOrigins', { formId: 'form', origins: [origin] });
  await give(olga, 'SetFormKey', { formId: 'form', key });
  const asked = { workspaceId: W, formId: 'form', origin };
  const task = { planKind: 'process', planId: 'p', taskId: 'fill' };
  for (const [who, email, more] of [
    [member, 'xanthippe@seller.example', {}],
    [clientUser, 'quorvath@client.example', { task }],
  ] as const) {
    await ask(who, 'frames/tickets', { ...asked, ...more });
    const byKey = { Authorization: `Bearer ${key}` };
    const { ticket } = (await ask(null, 'frames/tickets', { ...asked, ...more, email }, byKey)) as {
      ticket: string;
    };
    await ask(null, 'frames/enter', { ticket, formId: 'form' });
  }
}

type People = {
  readonly olga: string;
  readonly member: string;
  readonly clientUser: string;
  readonly ben: string;
};

async function sayThings(
  { give, ask }: Site,
  { olga, member, clientUser, ben }: People,
  running: Instance,
) {
  const answers = (text: string) => ({
    plan,
    taskId: 'fill',
    formId: 'form',
    version: 1,
    answers: { f1: text, f2: text },
  });
  await give(clientUser, 'SendAnswers', answers('Quorvath of the answers'));
  await expect
    .poll(async () => (await ask(olga, 'variables?filter={"planId":"p"}')) as { value: string }[], {
      timeout: 20_000,
    })
    .toEqual([expect.objectContaining({ value: 'Quorvath of the answers' })]);
  await give(clientUser, 'SetTaskStatus', {
    plan,
    taskId: 'own',
    status: 'STUCKED',
    reason: 'Quorvath can’t',
  });
  await give(member, 'SetTaskStatus', {
    plan,
    taskId: 'mine',
    status: 'STUCKED',
    reason: 'Xanthippe can’t',
  });
  const message = (id: string, text: string) => ({
    processId: 'p',
    taskId: 'own',
    messageId: id,
    text,
  });
  await give(clientUser, 'SendMessage', message('m1', 'Says Quorvath'));
  await give(clientUser, 'EditMessage', message('m1', 'Says Quorvath again'));
  await give(member, 'SendMessage', message('m2', 'Says Xanthippe'));
  await give(member, 'AddNote', {
    processId: 'p',
    taskId: 'own',
    noteId: 'n1',
    text: 'Notes Xanthippe',
  });
  await give(member, 'AskForChange', {
    plan,
    taskId: 'fill',
    asked: [{ fieldId: 'f1', words: 'Sure, says Xanthippe?' }],
  });
  await ask(ben, 'drafts/process/p/fill', { answers: { f2: 'Ben’s' }, gone: [], seen: {} });
  await ask(clientUser, 'drafts/process/p/fill', {
    answers: { f1: 'Quorvath draft' },
    gone: [],
    seen: {},
  });
  const fileId = randomUUID();
  const contents = [
    await running.keepFile({ workspaceId: W, fileId }, Buffer.from('%PDF quorvath contents')),
  ];
  await running.command.give({
    ...{
      name: 'StoreFile',
      countedBy: 'inside',
      workspaceId: W,
      commandId: fileId,
      correlationId: 'test',
      basedOn: null,
    },
    payload: {
      fileId,
      processId: 'p',
      taskId: 'own',
      carrier: 'message',
      name: 'quorvath.pdf',
      type: 'application/pdf',
      contents,
    },
    caller: { kind: 'account', accountId: clientUser },
    now: new Date().toISOString(),
  });
  await give(clientUser, 'SendMessage', {
    ...message('m3', 'See Quorvath’s file'),
    files: [fileId],
  });
  for (const accountId of [member, clientUser]) {
    const { email } = (await running.command.accounts.person(accountId)) ?? { email: '' };
    await ask(null, 'session/code', { email });
  }
}

/** Nothing is left of a second execution, and a user of the client says how it was. */
async function rateExecution({ give }: Site, { olga, clientUser }: People) {
  const over = { plan: { kind: 'process', id: 'over' } };
  const dates = { start: '2026-11-21', end: '2027-01-22' };
  await give(olga, 'CreateProcess', {
    ...{ processId: 'over', projectId: 'jx', blueprintId: 'b', ...dates },
  });
  await give(olga, 'AddModule', { ...over, moduleId: 'm', milestoneId: 's', title: 'm' });
  const task = { ...over, taskId: 'last' };
  await give(olga, 'AddTask', { ...task, moduleId: 'm', blockId: 'of-last' });
  await give(olga, 'SetModuleStatus', { ...over, moduleId: 'm', status: 'ACTIVE' });
  await give(olga, 'SetTaskStatus', { ...task, status: 'DONE' });
  const rating = { processId: 'over', rating: 2 };
  await give(clientUser, 'RateProcess', { ...rating, words: 'Rates Quorvath' });
  await give(clientUser, 'RateProcess', { ...rating, words: 'Rates Quorvath again' });
}

/** A guest answers a form, and a stranger writes to a conversation. */
async function fromOutside(
  site: Site,
  { olga, clientUser }: People,
  running: Instance,
  mails: () => Promise<readonly Arrived[]>,
) {
  const { give, ask } = site;
  await give(olga, 'SetSharePassword', { of: plan, password: 'harbour-lantern-42' });
  await give(olga, 'SetShareTerms', { of: plan, mayWork: true });
  const shares = () =>
    ask(olga, 'shares') as Promise<{ token: string; guests: { name: string }[] }[]>;
  await expect.poll(async () => (await shares()).length, { timeout: 20_000 }).toBe(1);
  const [{ token } = { token: '' }] = await shares();
  const { accessToken } = (await ask(null, 'session/share/enter', {
    ...{ token, password: 'harbour-lantern-42', name: 'Mirelune' },
  })) as { accessToken: string };
  await give(accessToken, 'SendAnswers', {
    ...{ plan, taskId: 'ofGuest', formId: 'form', version: 1 },
    answers: { f2: 'Answers Mirelune' },
  });
  await give(accessToken, 'SetTaskStatus', {
    plan,
    taskId: 'stuck',
    status: 'STUCKED',
    reason: 'Mirelune can’t',
  });

  const replyTo = async () =>
    (await mails()).flatMap(({ replyTo: to, to: receivers }) =>
      to && receivers.includes('quorvath@client.example') ? [to] : [],
    )[0];
  await expect.poll(replyTo, { timeout: 30_000 }).toBeDefined();
  await writeTo((await replyTo()) ?? '', running.command.mailInPort ?? 0);
  // Read models hold it, too.
  const read = async () => {
    const tasks = ['own', 'fill', 'mine', 'ofGuest', 'stuck'];
    const messages = tasks.map((taskId) => {
      const filter = encodeURIComponent(JSON.stringify({ planId: 'p', taskId }));
      return ask(olga, `messages?filter=${filter}`) as Promise<{ text: string; state: string }[]>;
    });
    return (await Promise.all(messages)).flat();
  };
  await expect
    .poll(read, { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ text: 'Brontwick writes', state: 'held' }));
  return { guestToken: accessToken, clientUser };
}

/** As any mail program would; ours says that nobody wrote it. */
async function writeTo(to: string, port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const said = async (line?: string) => {
    if (line !== undefined) socket.write(`${line}\r\n`);
    for (;;) {
      const { value = '' } = (await answers.next()) as { value?: string };
      if (!/^\d{3}-/.test(value)) return value;
    }
  };
  await said();
  const from = 'brontwick@elsewhere.example';
  const mail = [
    `From: Brontwick <${from}>`,
    'Message-ID: <1@elsewhere.example>',
    'Subject: Hello',
    '',
    'Brontwick writes',
    '.',
  ];
  for (const line of [
    'EHLO elsewhere.example',
    `MAIL FROM:<${from}>`,
    `RCPT TO:<${to}>`,
    'DATA',
    mail.join('\r\n'),
  ])
    expect(await said(line)).toMatch(/^[23]/);
  socket.destroy();
}

const variablesOf = (site: Site, who: string) =>
  expect
    .poll(
      () =>
        site.ask(who, 'variables?filter={"planId":"p"}') as Promise<{ id: string; name: string }[]>,
      { timeout: 20_000 },
    )
    .not.toEqual([])
    .then(
      () =>
        site.ask(who, 'variables?filter={"planId":"p"}') as Promise<{ id: string; name: string }[]>,
    );
