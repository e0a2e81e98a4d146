import { connect } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemSchema } from '@waymark/api';
import { jsonBody, problemDetails, RequestRefused } from '../index.ts';
import { listening } from '../testing/listening.ts';

let site: string;
let stop: () => Promise<void>;
/** How many bytes were told to arrive. */
let told: number[] = [];

beforeAll(async () => {
  const app = new Koa().use(problemDetails());
  const body = jsonBody(600_000, (_, bytes, goOn) => {
    told.push(bytes);
    if (bytes > 500_000)
      throw new RequestRefused({ status: 429, code: 'too-many-requests', detail: 'Too much.' });
    return goOn();
  });
  app.use((ctx) => body(ctx, () => Promise.resolve(void (ctx.status = 204))));
  ({ url: site, stop } = await listening(app));
});
afterAll(() => stop());
beforeEach(() => {
  told = [];
});

/** The status that is answered to the head of a request alone; its body never comes. */
async function statusOfHead(type: string, length: number): Promise<string> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nHost: test\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  socket.destroy();
  return answer.toString().slice(9, 12);
}

test('what is refused for its length, its type or its count is refused before it is read', async () => {
  expect(await statusOfHead('application/json', 600_001)).toBe('413');
  expect(await statusOfHead('text/plain', 9)).toBe('415');
  expect(told).toEqual([]);
  expect(await statusOfHead('application/json', 500_001)).toBe('429');
  expect(told).toEqual([500_001]);
});

test('a body of very many values is no good, however small each is, and a long text is', async () => {
  const send = (body: string) =>
    fetch(site, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const refusal = await send(`[${'0,'.repeat(20_000)}0]`);
  expect(problemSchema.parse(await refusal.json())).toMatchObject({
    ...{ status: 400, code: 'malformed-json' },
    detail: 'The body must be JSON, but it holds too many values.',
  });
  expect((await send(JSON.stringify({ text: '[{,'.repeat(100_000) }))).status).toBe(204);
});

test('a body that does not say its length counts as the most it may have, which is little', async () => {
  const chunked = (text: string) =>
    fetch(site, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      ...{ body: new Blob([text]).stream(), duplex: 'half' },
    } as RequestInit);
  expect((await chunked('{"a":1}')).status).toBe(204);
  expect(told).toEqual([65_536]);
  const refusal = await chunked(`"${'x'.repeat(70_000)}"`);
  expect(problemSchema.parse(await refusal.json())).toMatchObject({
    status: 411,
    code: 'length-required',
  });
});
