import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

const KEY = 'the-key-of-calendly';
/** The clock of the harness stands, in seconds. */
const NOW = Date.UTC(2026, 10, 21, 10) / 1000;
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let before: bigint;
beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  await harness.give(world.olga, 'SetBookingKey', { provider: 'CALENDLY', key: KEY });
});
afterAll(() => harness.stop());
beforeEach(async () => {
  before = BigInt((await harness.eventsOf(world.stream)).length);
});

const newEvents = async () => (await harness.eventsOf(world.stream)).slice(Number(before));
const told = async () =>
  (await newEvents()).map(({ type, metadata, data }) => [
    type,
    metadata.actor.kind,
    (data as { to: { start?: string } | string | null }).to,
  ]);

type Booked = { event?: string; uri?: string; hour?: number; task?: string; more?: object };
const message = ({
  event = 'invitee.created',
  uri = 'e1',
  hour = 9,
  task = 'p.call',
  more = {},
}: Booked = {}) =>
  JSON.stringify({
    event,
    payload: {
      tracking: { utm_content: task },
      scheduled_event: {
        uri,
        ...{ start_time: `2026-11-26T0${hour}:00:00Z`, end_time: `2026-11-26T0${hour}:40:00Z` },
        location: { join_url: 'https://video.example/1' },
      },
      ...more,
    },
  });
async function send(
  body: string,
  { key = KEY, to = 'calendly/w', secondsAgo = 0, signature = '' } = {},
) {
  const t = String(NOW - secondsAgo);
  const v1 = createHmac('sha256', key).update(`${t}.${body}`).digest('hex');
  const answer = await fetch(`${harness.site}/api/bookings/${to}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Calendly-Webhook-Signature': signature || `t=${t},v1=${v1}`,
    },
    body,
  });
  const text = await answer.text();
  return {
    status: answer.status,
    code: text === '' ? null : (JSON.parse(text) as { code: string }).code,
  };
}
const taken = { status: 204, code: null };
const booking = (ref: string, hour: number) => ({
  ...{ by: 'provider', ref, place: 'https://video.example/1' },
  ...{ start: `2026-11-26T0${hour}:00:00.000Z`, end: `2026-11-26T0${hour}:40:00.000Z` },
});

describe('changed is nothing, and it is said why, by a message', () => {
  test.each<[string, Parameters<typeof send>[1], object]>([
    ['with another key', { key: 'some-other-key' }, { status: 401, code: 'booking-signature' }],
    ['without a signature', { signature: 'none' }, { status: 401, code: 'booking-signature' }],
    [
      'to a workspace without a key',
      { to: 'hubspot/w' },
      { status: 401, code: 'booking-signature' },
    ],
    [
      'to a workspace that is none',
      { to: 'calendly/elsewhere' },
      { status: 401, code: 'booking-signature' },
    ],
    [
      'of a provider that is none',
      { to: 'toString/w' },
      { status: 401, code: 'booking-signature' },
    ],
    [
      'that was signed four minutes ago',
      { secondsAgo: 240 },
      { status: 401, code: 'booking-clock' },
    ],
    [
      'that was signed in four minutes',
      { secondsAgo: -240 },
      { status: 401, code: 'booking-clock' },
    ],
  ])('%s', async (_, how, refused) => {
    expect(await send(message(), how)).toEqual(refused);
    expect(await newEvents()).toEqual([]);
  });
});

describe('taken, and without consequence, is what is about', () => {
  test.each([
    ['a task that is not there', message({ task: 'p.gone' })],
    ['a process that is not there', message({ task: 'gone.call' })],
    ['a task without a calendar', message({ task: 'p.own' })],
    ['no task', message({ task: 'hello' })],
    ['something else', '{"event":"routing_form_submission.created"}'],
  ])('%s', async (_, body) => {
    expect(await send(body)).toEqual(taken);
    expect(await newEvents()).toEqual([]);
  });
});

describe('one time after the other', () => {
  test('is booked in the browser by the client, and the task is done', async () => {
    await harness.give(world.anna, 'SayBooked', {
      plan: world.plan,
      taskId: 'call',
      by: 'page',
      ref: 'e1',
    });
    expect(await told()).toEqual([
      [
        'TaskBookingSet',
        'clientUser',
        { by: 'page', ref: 'e1', start: null, end: null, place: null },
      ],
      ['TaskStatusSet', 'clientUser', 'DONE'],
    ]);
  });
  test('is confirmed by the provider', async () => {
    expect(await send(message())).toEqual(taken);
    expect(await told()).toEqual([['TaskBookingSet', 'provider', booking('e1', 9)]]);
  });
  test('is told again: nothing more', async () => {
    expect(await send(message())).toEqual(taken);
    await harness.give(world.anna, 'SayBooked', {
      plan: world.plan,
      taskId: 'call',
      by: 'page',
      ref: 'e1',
    });
    expect(await newEvents()).toEqual([]);
  });
  test('is moved, which is told as one cancelled and one booked', async () => {
    expect(await send(message({ event: 'invitee.canceled', more: { rescheduled: true } }))).toEqual(
      taken,
    );
    expect(await send(message({ uri: 'e2', hour: 8 }))).toEqual(taken);
    expect(await told()).toEqual([['TaskBookingSet', 'provider', booking('e2', 8)]]);
  });
  test('is cancelled, and the task is to be done again', async () => {
    expect(await send(message({ event: 'invitee.canceled', uri: 'e2', hour: 8 }))).toEqual(taken);
    expect(await told()).toEqual([
      ['TaskBookingSet', 'provider', null],
      ['TaskStatusSet', 'provider', 'TODO'],
    ]);
  });
  test('an old message comes once more: nothing comes back', async () => {
    expect(await send(message())).toEqual(taken);
    expect(await send(message({ uri: 'e2', hour: 8 }))).toEqual(taken);
    expect(await newEvents()).toEqual([]);
  });
});

test('a key that was taken away is believed no more, and none is found in the log', async () => {
  await harness.give(world.olga, 'SetBookingKey', { provider: 'CALENDLY', key: null });
  expect(await send(message({ uri: 'e3' }))).toEqual({ status: 401, code: 'booking-signature' });
  expect(
    JSON.stringify((await harness.eventsOf('workspace-w')).map(({ data }) => data)),
  ).not.toContain(KEY);
});
test.each(['ConfirmBooking', 'CancelBooking'])('nobody gives %s as a command', async (name) => {
  const payload = { plan: world.plan, taskId: 'call', provider: 'CALENDLY', ...booking('e9', 7) };
  expect((await harness.post(world.olga, name as never, payload)).status).toBe(404);
  expect(await newEvents()).toEqual([]);
});
test('whoever sends much that is not signed is put off, and mutes nobody', async () => {
  await harness.give(world.olga, 'SetBookingKey', { provider: 'CALENDLY', key: KEY });
  const forged = async () => (await send(message({ uri: 'e3' }), { key: 'guessed' })).status;
  const answers = await Promise.all(Array.from({ length: 130 }, forged));
  expect([...new Set(answers)].toSorted()).toEqual([401, 429]);
  expect(await send(message())).toEqual(taken);
});
