import type { MailPreview, Problem, StartPreviewRequest } from '@waymark/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

/** A Monday, 13:00 in Berlin. */
let now = Date.parse('2026-11-23T12:00:00Z');
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  harness = await startHarness(() => new Date(now));
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const preview = (change: Partial<StartPreviewRequest> = {}, by = world.olga, said = {}) =>
  harness.post<MailPreview & Problem>(
    by,
    '/api/previews/start',
    { processId: 'p', moduleId: 'm', accountId: world.anna, ...change },
    said,
  );
/** But for the words by which one is stopped in somebody's name, which a preview never holds. */
const withoutStop = (text: string) => text.replace(/\/portal\/mails\S*/g, '/portal/mails');

test('is shown to the team alone, of what is theirs, and only where a mail goes out', async () => {
  const eve = await harness.account('eve@else.example', 'Eve');
  await harness.give(eve, 'CreateWorkspace', { workspaceId: 'else', name: 'Else' });
  expect((await preview({}, world.anna)).status).toBe(403);
  expect((await preview({}, eve)).status).toBe(403);
  expect((await preview({}, eve, { workspace: 'else' })).body.code).toBe('execution-not-found');
  expect((await preview({ accountId: eve })).body.code).toBe('user-not-found');
  expect((await preview({ moduleId: 'none' })).status).toBe(404);
  await harness.give(world.olga, 'AddModule', {
    ...{ plan: world.plan, moduleId: 'bare', milestoneId: 's', title: 'Nothing for anybody' },
  });
  expect((await preview({ moduleId: 'bare' })).body).toMatchObject({
    status: 404,
    code: 'no-mail-goes-out',
  });
});

test('who is to be invited by the start sees the invitation', async () => {
  const cleo = await harness.account('cleo@w.example', 'Cleo');
  await harness.give(world.olga, 'InviteClientUser', {
    ...{
      clientId: 'x',
      email: 'cleo@w.example',
      inviteToProcessId: 'p',
      mailed: 'withFirstModule',
    },
  });
  await harness.give(world.olga, 'AddTask', {
    ...{
      plan: world.plan,
      moduleId: 'm',
      taskId: 'cleos',
      blockId: 'of-cleos',
      headline: 'Name a contact',
    },
  });
  await harness.give(world.olga, 'SetTaskAssignee', {
    plan: world.plan,
    taskId: 'cleos',
    assignee: cleo,
  });
  const { body } = await preview({ accountId: cleo });
  expect([body.to, body.subject]).toEqual(['cleo@w.example', expect.stringContaining('Acme')]);
  expect(body.text).toContain('Olga');
  expect(body.text).toContain('/portal/invitation');
  expect(body.text).not.toContain('Name a contact');
});

test('is in the words of the blueprint, and the very mail that goes out once the module starts', async () => {
  const words = {
    ...{
      subject: '{{clientName}} begins',
      headline: 'Let us begin',
      body: '<p>{{processName}}</p>',
      buttonText: 'Go',
    },
  };
  await harness.give(world.olga, 'SetMailWords', { blueprintId: 'b', mail: 'welcome', words });
  const before = harness.mails.length;
  const seen = await preview();
  expect([seen.status, seen.body.to, seen.body.subject]).toEqual([
    200,
    'anna@w.example',
    'Client X begins',
  ]);
  await harness.give(world.olga, 'SetModuleStatus', {
    plan: world.plan,
    moduleId: 'm',
    status: 'ACTIVE',
  });
  const sent = () => harness.mails.slice(before).find(({ to }) => to === 'anna@w.example');
  // Its moment is over, and the day is not, however long it is waited for.
  now += 15 * 60_000;
  await expect.poll(sent).toBeDefined();
  expect(seen.body.subject).toBe(sent()?.subject);
  expect(withoutStop(seen.body.text)).toBe(withoutStop(sent()?.text ?? ''));
});
