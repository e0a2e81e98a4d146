import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvitationView } from '@waymark/api';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const invite = (email: string, more: object = {}) =>
  harness.post(world.olga, 'InviteClientUser', { clientId: 'x', email, ...more });
const mailsTo = (email: string) => harness.mails.filter(({ to }) => to === email);
const tokenTo = async (email: string) => {
  await expect.poll(() => mailsTo(email).length).toBeGreaterThan(0);
  return /invitation\?t=(\S+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? '';
};
const see = (token: string) => harness.post<InvitationView>(null, '/api/invitation', { token });
const say = (token: string, answer: string) =>
  fetch(`${harness.site}/api/invitation/answer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, answer }),
  }).then(({ status }) => status);
const types = async () =>
  (await harness.eventsOf(streamOf.client('w', 'x'))).map(({ type }) => type);

describe('the link of the mail', () => {
  test('shows who invites into what, without signing in; accepting needs the person', async () => {
    const profile = { firstName: 'Cleo', lastName: 'Ray', gender: 'FEMALE' };
    expect((await invite('cleo@example.org', { profile, inviteToProcessId: 'p' })).status).toBe(
      200,
    );
    const token = await tokenTo('cleo@example.org');
    expect((await see(token)).body).toEqual({
      state: 'pending',
      email: 'cleo@example.org',
      typedName: 'Cleo Ray',
      workspaceId: 'w',
      workspaceName: 'Acme',
      clientId: 'x',
      clientName: 'Client X',
      byName: 'Olga',
      byEmail: 'olga@w.example',
      leadsTo: { kind: 'process', id: 'p', name: 'Blueprint' },
    });
    const accept = (accountId: string) =>
      harness.post(accountId, 'AcceptInvitation', { workspaceId: 'w', clientId: 'x' });
    expect((await accept(await harness.account('eve@example.org'))).body.code).toBe(
      'invitation-not-found',
    );
    const cleo = await harness.account('cleo@example.org');
    expect((await accept(cleo)).status).toBe(200);
    expect((await see(token)).body.state).toBe('accepted');
    expect((await types()).slice(-2)).toEqual(['InvitationSent', 'InvitationAccepted']);
  });

  test('shows an address of a domain in letters as people read it; the mail goes to what the network knows', async () => {
    expect((await invite('joerg@müller.example')).status).toBe(200);
    const token = await tokenTo('joerg@xn--mller-kva.example');
    expect((await see(token)).body.email).toBe('joerg@müller.example');
    expect((await invite('JOERG@Mu\u0308ller.example')).body.code).toBe('already-invited');
  });

  test('that was forged or is of nobody shows nothing', async () => {
    expect((await see('x.y.z')).status).toBe(404);
    expect(await say('x.y.z', 'never')).toBe(404);
  });

  test('says no, and no for good: nothing comes any more, and the inviting side sees no difference', async () => {
    await invite('nora@example.org');
    const token = await tokenTo('nora@example.org');
    expect(await say(token, 'never')).toBe(204);
    expect((await see(token)).body.state).toBe('declined');
    await invite('ivy@example.org');
    expect(await say(await tokenTo('ivy@example.org'), 'decline')).toBe(204);

    const answers = [await invite('nora@example.org'), await invite('ivy@example.org')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Whoever only said no this time is mailed; by then the other's mail would have gone.
    await expect.poll(() => mailsTo('ivy@example.org').length).toBe(2);
    expect(mailsTo('nora@example.org')).toHaveLength(1);

    expect(await say(token, 'allow')).toBe(204);
    const nora = await harness.account('nora@example.org');
    expect(
      (await harness.post(world.olga, 'RepeatInvitation', { clientId: 'x', accountId: nora }))
        .status,
    ).toBe(200);
    await expect.poll(() => mailsTo('nora@example.org').length).toBe(2);
  });

  test('is answered so often and no more, whoever asks, and that of others goes on', async () => {
    await invite('tom@example.org');
    await invite('una@example.org');
    const token = await tokenTo('tom@example.org');
    const said: number[] = [];
    for (let n = 0; n < 20; n++) said.push(await say(token, n % 2 === 0 ? 'never' : 'allow'));
    expect(said.slice(0, 15)).toEqual(Array(15).fill(204));
    expect(said.slice(15)).toEqual(Array(5).fill(429));
    expect(await say(await tokenTo('una@example.org'), 'decline')).toBe(204);
  });
});

describe('what an invitation may not do', () => {
  test('change an account: names that somebody typed are used only where there is none, and after consent', async () => {
    const vera = await harness.account('vera@example.org', 'Vera');
    await invite('vera@example.org', {
      profile: { firstName: 'Fool', lastName: '', gender: 'MALE' },
    });
    await harness.give(vera, 'AcceptInvitation', { workspaceId: 'w', clientId: 'x' });
    expect((await harness.eventsOf(streamOf.account(vera))).map(({ type }) => type)).toEqual([
      'AccountOpened',
    ]);
    const walt = await harness.account('walt@example.org');
    await invite('walt@example.org', {
      profile: { firstName: 'Walt', lastName: 'B', gender: 'MALE' },
    });
    expect((await harness.eventsOf(streamOf.account(walt))).map(({ type }) => type)).toEqual([
      'AccountOpened',
    ]);
    await harness.give(walt, 'AcceptInvitation', { workspaceId: 'w', clientId: 'x' });
    expect((await harness.eventsOf(streamOf.account(walt))).map(({ type }) => type)).toEqual([
      'AccountOpened',
      'ProfileChanged',
    ]);
  });

  test('lead to another client', async () => {
    await harness.give(world.olga, 'AddClient', { clientId: 'z', name: 'Client Z' });
    const answer = await harness.post(world.olga, 'InviteClientUser', {
      clientId: 'z',
      email: 'zoe@example.org',
      inviteToProcessId: 'p',
    });
    expect(answer.body).toMatchObject({
      status: 422,
      code: 'not-of-client',
      field: 'inviteToProcessId',
    });
  });

  test.each([
    ['RenameWorkspace', { name: 'Win at evil.click/x' }, 'name'],
    ['CreateWorkspace', { workspaceId: 'n', name: 'http://evil.example' }, 'name'],
    ['AddProject', { projectId: 'n', clientId: 'x', name: '<a href=x>' }, 'name'],
    ['RenameProcess', { processId: 'p', name: 'www.evil.com' }, 'name'],
    ['ChangeProfile', { firstName: 'evil.com', lastName: '' }, 'firstName'],
    [
      'InviteTeamUser',
      { email: 'a@b.example', profile: { firstName: 'A', lastName: 'evil.com' } },
      'profile.lastName',
    ],
  ])(
    '%s: no address and no markup where a name comes into a subject',
    async (name, payload, field) => {
      expect((await harness.post(world.olga, name, payload)).body).toMatchObject({
        status: 422,
        field,
      });
    },
  );

  test('a company may be called by its domain, and no mail makes a link of it', async () => {
    await harness.give(world.olga, 'AddProject', {
      projectId: 'b',
      clientId: 'x',
      name: 'Rollout at Booking.com',
    });
    await harness.give(world.olga, 'RenameWorkspace', { name: 'Acme.com' });
    await harness.give(world.olga, 'InviteClientUser', {
      clientId: 'x',
      email: 'kim@example.org',
      inviteToProjectId: 'b',
    });
    await tokenTo('kim@example.org');
    const mail = mailsTo('kim@example.org')[0]!;
    expect(mail.subject).toBe('You are invited to Acme[.]com');
    expect(mail.text).toContain('Rollout at Booking[.]com, Acme[.]com');
    await harness.give(world.olga, 'RenameWorkspace', { name: 'Acme' });
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/Booking\.com|Acme\.com/);
  });

  test('be sent again and again', async () => {
    await invite('mia@example.org');
    const again = () =>
      harness.post(world.olga, 'RepeatInvitation', { clientId: 'x', accountId: miaId });
    const miaId = await harness.account('mia@example.org');
    expect((await again()).status).toBe(200);
    expect((await again()).body).toMatchObject({ status: 429, code: 'too-many-invitations' });
  });
});
