import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import {
  RequestGate,
  httpMetrics,
  metricsRoute,
  overload,
  problemDetails,
  RequestRefused,
  requestId,
  requestLog,
  routing,
  serviceMetrics,
} from '../index.ts';
import { listening } from '../testing/listening.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

async function service() {
  const metrics = serviceMetrics();
  const refused = metrics.counter('requests_refused_total', 'Refused.');
  const router = new Router();
  router.post('/api/commands/:name', (ctx) => void (ctx.body = {}));
  router.get('/api/people/:id', () => {
    throw new RequestRefused({ status: 404, code: 'not-found', detail: 'no' });
  });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  router.get('/api/slow', async (ctx) => (await held, void (ctx.body = {})));
  const logger = pino({ level: 'silent' });
  const app = new Koa()
    .use(requestId())
    .use(overload({ most: 2, logger, refusing: () => refused.inc() }))
    .use(requestLog(logger))
    .use(problemDetails())
    .use(routing([metricsRoute(metrics)], new RequestGate()))
    .use(httpMetrics(metrics))
    .use(router.routes() as unknown as Middleware);
  const { url: site, stop } = await listening(app);
  ends.push(stop);
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(site + path, { method });
    return { status: answer.status, text: await answer.text() };
  };
  return { ask, metrics, release: () => release() };
}
const line = (labels: string, value: number) =>
  `waymark_http_request_duration_seconds_count{${labels}} ${value}`;

test('requests are counted by command or route and class, never by id, path or what somebody made up', async () => {
  const { ask } = await service();
  await ask('/api/commands/AddMilestone', 'POST');
  await ask('/api/commands/AddMilestone', 'POST');
  await ask('/api/commands/ada@example.com', 'POST');
  await ask('/api/people/6f1c3a52-secret');
  await ask('/wp-admin?token=secret', 'PROPFIND');
  const shown = async () => (await ask('/metrics')).text;
  await expect.poll(shown).toContain(line('method="POST",route="AddMilestone",status="2xx"', 2));
  await expect.poll(shown).toContain(line('method="other",route="none",status="4xx"', 1));
  const text = await shown();
  expect(text).toContain(line('method="POST",route="unknown command",status="2xx"', 1));
  expect(text).toContain(line('method="GET",route="/api/people/:id",status="4xx"', 1));
  expect(text).not.toMatch(/ada@|secret|wp-admin|6f1c/);
});

test('requests under way and refusals are shown, in overload too', async () => {
  const { ask, release } = await service();
  const slow = [ask('/api/slow'), ask('/api/slow')];
  const shown = async () => (await ask('/metrics')).text;
  await expect.poll(shown).toContain('waymark_http_requests_under_way 2');
  expect((await ask('/api/slow')).status).toBe(503);
  expect(await shown()).toContain('waymark_requests_refused_total 1');
  release();
  await Promise.all(slow);
  await expect.poll(shown).toContain('waymark_http_requests_under_way 0');
});

test('a figure that is not known is left out, and silences no other', async () => {
  const metrics = serviceMetrics(10);
  metrics.observed('lost', 'Fails.', [], () => Promise.reject(new Error('no')));
  metrics.observed('late', 'Never.', ['pool'], () => new Promise(() => undefined));
  metrics.observed('there', 'Is.', ['pool'], () => [{ labels: { pool: 'a' }, value: 3 }]);
  const text = await metrics.text();
  expect(text).toContain('waymark_there{pool="a"} 3');
  expect(text).not.toMatch(/^waymark_(lost|late)[ {]/m);
});

test('two services in one process do not share their figures', async () => {
  const [one, other] = [serviceMetrics(), serviceMetrics()];
  one.counter('done_total', 'Done.').inc();
  other.counter('done_total', 'Done.');
  expect(await one.text()).toContain('waymark_done_total 1');
  expect(await other.text()).toContain('waymark_done_total 0');
});
