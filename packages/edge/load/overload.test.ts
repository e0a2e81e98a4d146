import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headers } from '@waymark/api/headers';
import { answerBrokenRequests } from '../arriving/brokenRequests.ts';
import { problemSchema } from '@waymark/api';
import { jsonBody, overload, problemDetails, requestId, requestLog } from '../index.ts';
import { listening } from '../testing/listening.ts';

let lines: Record<string, unknown>[];
let site: string;
let stop: () => Promise<void>;
/** Requests that wait for their answer, by path and in the order they came. */
let waiting: { path: string; answer: () => void }[];
const arrivals = new EventEmitter();

beforeEach(async () => {
  [lines, waiting] = [[], []];
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const logger = pino(sink);
  const app = new Koa()
    .use(requestId())
    .use(overload({ most: 2, mostWaiting: 3, mostOfAddress: 5, logger }))
    .use(requestLog(logger))
    .use(problemDetails());
  app.use(async (ctx, next) => {
    if (ctx.method !== 'POST') return next();
    arrivals.emit('sending');
    await jsonBody(1_000)(ctx, next);
  });
  app.use(async (ctx) => {
    await new Promise<void>((answer) => {
      waiting.push({ path: ctx.path, answer });
      arrivals.emit('arrived');
    });
    ctx.body = ctx.path.startsWith('/large') ? Buffer.alloc(8_000_000) : { answered: true };
  });
  const server = createServer(
    { requestTimeout: 2_000, connectionsCheckingInterval: 20 },
    app.callback(),
  );
  answerBrokenRequests(server);
  ({ url: site, stop } = await listening(server));
});
afterEach(() => stop());

/** Asks, and resolves once the request waits inside; `answer` then holds the answer to come. */
async function askAndWait(
  path: string,
  signal?: AbortSignal,
): Promise<{ answer: Promise<Response> }> {
  const arrived = new Promise((resolve) => arrivals.once('arrived', resolve));
  const answer = fetch(site + path, signal === undefined ? {} : { signal });
  // One that never gets there fails the test at once.
  await Promise.race([arrived, answer]);
  return { answer };
}

test('what comes beyond the limit is refused at once, and those under way are answered', async () => {
  const first = await askAndWait('/api/a');
  const second = await askAndWait('/api/b');
  const refusal = await fetch(`${site}/api/c`);
  expect(refusal.status).toBe(503);
  expect(refusal.headers.get('Retry-After')).toBe('1');
  expect(refusal.headers.get('Content-Type')).toBe('application/problem+json');
  expect(problemSchema.parse(await refusal.json())).toMatchObject({
    status: 503,
    code: 'overloaded',
    requestId: refusal.headers.get(headers.requestId),
  });
  expect(waiting.map(({ path }) => path)).toEqual(['/api/a', '/api/b']);
  for (const { answer } of waiting) answer();
  expect([(await first.answer).status, (await second.answer).status]).toEqual([200, 200]);
});

test('a request that has been answered gives its place free', async () => {
  for (let round = 0; round < 5; round++) {
    const asked = await askAndWait('/api/a');
    waiting.pop()?.answer();
    const { status } = await asked.answer;
    expect(status).toBe(200);
  }
});

test('a caller who leaves gives their place free', async () => {
  const left = new AbortController();
  const gone = [await askAndWait('/api/a', left.signal), await askAndWait('/api/b', left.signal)];
  const ended = gone.map(({ answer }) => answer.catch(() => 'left'));
  left.abort();
  expect(await Promise.all(ended)).toEqual(['left', 'left']);
  await expect.poll(() => lines.filter(({ complete }) => complete === false).length).toBe(2);
  const asked = await askAndWait('/api/c');
  waiting.pop()?.answer();
  expect((await asked.answer).status).toBe(200);
});

test('whoever takes an answer slowly takes nobody\u2019s place', async () => {
  const slow: Socket[] = [];
  for (const path of ['/large-1', '/large-2', '/large-3']) {
    const arrived = new Promise((resolve) => arrivals.once('arrived', resolve));
    const connection = connect(Number(new URL(site).port), '127.0.0.1').pause();
    connection.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    slow.push(connection);
    await arrived;
    waiting.at(-1)?.answer();
  }
  const { answer } = await askAndWait('/next');
  waiting.at(-1)?.answer();
  expect((await answer).status).toBe(200);
  for (const connection of slow) connection.destroy();
});

test('live lines take up no place, and are counted by network until they are open', async () => {
  const asked = [
    await askAndWait('/api/live'),
    await askAndWait('/api/live'),
    await askAndWait('/api/a'),
    await askAndWait('/api/b'),
    await askAndWait('/api/live'),
  ];
  expect((await fetch(`${site}/api/live`)).status).toBe(429);
  for (const { answer } of waiting) answer();
  for (const { answer } of asked) expect((await answer).status).toBe(200);
  for (let n = 0; n < 9; n++) {
    const { answer } = await askAndWait('/api/live');
    waiting.at(-1)?.answer();
    expect((await answer).status).toBe(200);
  }
});

test('the log tells when overload begins and ends, and nothing of any refusal', async () => {
  const asked = [await askAndWait('/api/a'), await askAndWait('/api/b')];
  for (let i = 0; i < 3; i++) await (await fetch(`${site}/api/c`)).text();
  for (const { answer } of waiting) answer();
  for (const { answer } of asked) await (await answer).text();
  await expect
    .poll(() =>
      lines
        .filter(({ level }) => level !== 30)
        .map(({ level, msg, most, refused }) => ({ level, msg, most, refused })),
    )
    .toEqual([
      { level: 40, msg: 'overloaded: requests are refused', most: 2, refused: undefined },
      { level: 40, msg: 'no longer overloaded', most: undefined, refused: 3 },
    ]);
  expect(lines.map(({ path }) => path)).not.toContain('/api/c');
});

/** Begins a request, and resolves once it waits for the rest of its body. */
async function sendSlowly() {
  const sending = new Promise((resolve) => arrivals.once('sending', resolve));
  const socket = connect(Number(new URL(site).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(
    'POST /api/slow HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a',
  );
  await sending;
  return { socket, finish: () => socket.write('":1}'), answer: () => answer };
}

test('whoever sends slowly takes nobody\u2019s place, and has one when all is there', async () => {
  const slow = [await sendSlowly(), await sendSlowly(), await sendSlowly()];
  const quick = await askAndWait('/api/a');
  const arrived = new Promise((resolve) => arrivals.once('arrived', resolve));
  slow[0]?.finish();
  await arrived;
  for (const { answer } of waiting) answer();
  expect((await quick.answer).status).toBe(200);
  await expect.poll(() => slow[0]?.answer()).toContain('200 OK');
});

test('when all is there and no place is free, it is refused as any other', async () => {
  const slow = await sendSlowly();
  const quick = [await askAndWait('/api/a'), await askAndWait('/api/b')];
  slow.finish();
  await expect.poll(() => slow.answer()).toContain('503 Service Unavailable');
  for (const { answer } of waiting) answer();
  for (const { answer } of quick) expect((await answer).status).toBe(200);
});

test('so many at most are waited for, and not for ever', async () => {
  const slow = [await sendSlowly(), await sendSlowly(), await sendSlowly(), await sendSlowly()];
  await expect.poll(() => slow[3]?.answer()).toContain('503 Service Unavailable');
  for (const { answer } of slow.slice(0, 3))
    await expect.poll(answer).toContain('408 Request Timeout');
  expect((await sendSlowly()).answer()).toBe('');
});

test('one address has so many requests open at most, whatever they do', async () => {
  const slow = [await sendSlowly(), await sendSlowly(), await sendSlowly()];
  const quick = [await askAndWait('/api/a'), await askAndWait('/api/b')];
  const refusal = await fetch(`${site}/api/c`);
  expect([refusal.status, refusal.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(problemSchema.parse(await refusal.json()).code).toBe('too-many-at-once');
  for (const { socket } of slow) socket.destroy();
  for (const { answer } of waiting) answer();
  for (const { answer } of quick) expect((await answer).status).toBe(200);
});
