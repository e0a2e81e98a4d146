import { isHeld, nouns, parseEvent, streamOf, type Process } from '@waymark/events';
import { foldStream } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';
import { followBookingHosts } from './followBookingHosts.ts';
import { logLookups } from '../mail/lookups/lookups.ts';
import { react } from './reactionTo.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
const plan = { kind: 'process', id: 'p' } as const;
const own = {
  type: 'schedule',
  provider: 'HUBSPOT',
  link: 'https://meetings.acme.example/dana',
} as const;
const hosts = (...named: string[]) => harness.give(world.olga, 'SetBookingHosts', { hosts: named });

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const taskOf = async (taskId: string) =>
  (await foldStream<Process>(harness.log, world.stream, nouns.process)).plan.tasks.get(taskId)!;

/** What the newest such event of a stream calls for is done as a worker does it, and once more. */
async function follow(
  stream = streamOf.workspace('w'),
  type = 'BookingHostsSet',
): Promise<string[]> {
  const last = (await harness.eventsOf(stream)).findLast((event) => event.type === type)!;
  const plans: string[] = [];
  for (const what of await react(followBookingHosts, parseEvent(last), logLookups(harness.log))) {
    if (what.kind !== 'command') throw new Error(`${what.kind} follows`);
    plans.push(what.step);
    for (const _ of ['once', 'again'])
      await harness.follow('FollowBookingHosts', what.command.payload as object, {
        kind: 'system',
        name: 'followBookingHosts',
      });
  }
  return plans;
}

test('a link is taken of the hosts that are named, and refused by what would allow it', async () => {
  const add = (taskId: string) => ({
    plan,
    moduleId: 'm',
    taskId,
    blockId: `of-${taskId}`,
    content: own,
  });
  const refused = await harness.post(world.olga, 'AddTask', add('ours'));
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'booking-host',
      detail: expect.stringMatching(/meetings\.acme\.example.*Settings, Scheduling/) as string,
    },
  });
  expect(JSON.stringify(refused.body)).toContain('content.link');
  await hosts('meetings.acme.example');
  expect(await follow()).toEqual([]);
  await harness.give(world.olga, 'AddTask', add('ours'));
  expect(isHeld(await taskOf('ours'))).toBe(false);
  const other = { ...own, link: 'https://cal.example/dana' };
  const changed = await harness.post(world.olga, 'SetTaskContent', {
    plan,
    taskId: 'ours',
    content: other,
  });
  expect(changed.body.code).toBe('booking-host');
});

test('only the owner names hosts, and of them only public ones', async () => {
  const set = (who: string, ...named: string[]) =>
    harness.post(who, 'SetBookingHosts', { hosts: named });
  expect((await set(world.anna, 'evil.example')).status).toBe(403);
  const tim = await harness.account('tim@w.example', 'Tim');
  await harness.give(world.olga, 'InviteTeamUser', { email: 'tim@w.example' });
  await harness.give(tim, 'AcceptInvitation', { workspaceId: 'w' });
  expect((await harness.post(tim, 'PromiseAnswerTime', { hours: 4 })).status).toBe(200);
  expect((await set(tim, 'evil.example')).status).toBe(403);
  for (const wrong of [
    'localhost',
    '10.0.0.1',
    'acme.example/x',
    'acme.example:444',
    '*.example',
    "a.example 'self'",
  ])
    expect([wrong, (await set(world.olga, wrong)).status]).toEqual([wrong, 422]);
  expect(
    (await set(world.olga, ...Array.from({ length: 11 }, (_, nth) => `h${nth}.example`))).status,
  ).toBe(422);
});

test('a page whose host is taken out is closed, and open again once it is back', async () => {
  await hosts('other.example');
  expect(await follow()).toEqual(['process p']);
  expect(await taskOf('ours')).toMatchObject({ content: { ...own, closed: true } });
  expect(isHeld(await taskOf('ours'))).toBe(true);
  expect((await harness.eventsOf(world.stream)).at(-1)).toMatchObject({
    type: 'TaskContentSet',
    metadata: { actor: { kind: 'system' } },
  });
  await hosts('other.example', 'meetings.acme.example');
  expect(await follow()).toEqual(['process p']);
  expect(await taskOf('ours')).toMatchObject({ content: own });
  expect(isHeld(await taskOf('ours'))).toBe(false);
});

test('what was deleted meanwhile comes back as the hosts are now', async () => {
  await harness.give(world.olga, 'DeleteTask', { plan, taskId: 'ours' });
  await hosts();
  await follow();
  await harness.give(world.olga, 'RestoreTask', { plan, taskId: 'ours' });
  expect(await follow(world.stream, 'TaskRestored')).toEqual(['process p']);
  expect(isHeld(await taskOf('ours'))).toBe(true);
});

test('a plan of another workspace keeps its pages, closed where they are of its own hosts', async () => {
  const task = { kind: 'task' as const, key: 't', headline: 'Call', description: '', content: own };
  const module = { key: 'm', title: 'Start', description: '', blocks: [task] };
  const draft = { milestones: [{ key: 's', name: 'Start', modules: [module] }] };
  await harness.give(world.olga, 'ImportBlueprint', {
    blueprintId: 'from-file',
    fileName: 'a.json',
    draft,
  });
  const copied = (await harness.eventsOf(streamOf.blueprint('w', 'from-file'))).map(({ data }) =>
    JSON.stringify(data),
  );
  expect(copied.join()).toContain('"closed":true');
});

test('the page that holds a booking page lets in this one host, and is held by pages of ours alone', async () => {
  const shown = async (link: string, workspace = 'w') => {
    const query = new URLSearchParams({ workspace, link });
    const answer = await fetch(`${harness.site}/frame/booking-page?${query}`);
    return {
      status: answer.status,
      policy: answer.headers.get('Content-Security-Policy') ?? '',
      text: await answer.text(),
    };
  };
  await hosts('meetings.acme.example', 'termine.acme.example');
  const link = `${own.link}?a=1&b="><script>alert(1)</script>`;
  const { status, policy, text } = await shown(link);
  expect(status).toBe(200);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'frame-src https://meetings.acme.example',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
  expect(text).toContain(
    'src="https://meetings.acme.example/dana?a=1&amp;b=%22%3E%3Cscript%3Ealert(1)%3C/script%3E"',
  );
  expect(text).not.toContain('<script');
  for (const [other, workspace] of [
    ['https://evil.example/dana', 'w'],
    ['https://meetings.acme.example.evil.example/', 'w'],
    ['https://meetings.acme.example@evil.example/', 'w'],
    ['https://meetings.acme.example:8443/', 'w'],
    ['http://meetings.acme.example/', 'w'],
    ['javascript:alert(1)', 'w'],
    [own.link, 'v'],
    [own.link, 'nobody'],
    [own.link, '../w'],
  ] as const)
    expect([other, workspace, (await shown(other, workspace)).status]).toEqual([
      other,
      workspace,
      404,
    ]);
  await hosts();
  expect((await shown(own.link)).status).toBe(404);
});
