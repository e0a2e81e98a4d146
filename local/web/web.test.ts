import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminAddress, entryAddress, portalAddress } from '@waymark/api/addresses';
import { RequestGate, Readiness, serviceMetrics, waysInto } from '@waymark/edge';
import { listening } from '@waymark/edge/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instance } from '../instance/instance.ts';
import { createMailbox, type Mailbox } from '../mailbox/index.ts';
import { servedApps } from './servedApps.ts';
import { webApp } from './web.ts';

const look = path.join(import.meta.dirname, '..', '..', 'admin');
let dataDir: string;
let mailbox: Mailbox;
let app: ReturnType<typeof webApp>;
let port: number;
let stop: () => Promise<void>;
/** Whether the database of the services answers. */
let answers = true;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waymark-web-'));
  mailbox = await createMailbox({ dataDir });
  const part = (name: string) => {
    const metrics = serviceMetrics();
    metrics.counter('things_total', 'Things.', ['kind']).inc({ kind: name });
    const check = () => (answers ? Promise.resolve() : Promise.reject(new Error('gone')));
    return { metrics, readiness: new Readiness({ needs: { 'the database': check }, keep: 0 }) };
  };
  const instance = {
    command: { ...part('command'), routes: [], gate: new RequestGate() },
    projector: {
      ...part('projector'),
      ...{ routes: [], gate: new RequestGate() },
      health: () => ({ live: true, models: [{ model: 'plans', state: 'live' }] }),
    },
    mailbox,
  } as unknown as Instance;
  const pages = servedApps({ admin: look, portal: look }, '<!-- hint -->');
  const publicUrl = 'https://waymark.example';
  app = webApp(instance, pages, pino({ level: 'silent' }), { publicUrl });
  ({ port, stop } = await listening(app));
});
afterAll(async () => {
  await stop();
  await mailbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Answer = { status: number | undefined; type: string | undefined; body: string };
/** Asked as a program does, or as a browser that opens a page. */
const get = (place: string, { host = `localhost:${port}`, page = false } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { Host: host, Accept: page ? 'text/html,*/*;q=0.8' : '*/*' };
    request({ port, host: '127.0.0.1', path: place, headers, setHost: false }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, type: answer.headers['content-type'], body }),
      );
    })
      .on('error', reject)
      .end();
  });

test('every way in leads through the gate, pages and mailbox too', () => {
  expect(waysInto(app).filter(({ limit }) => limit === null)).toEqual([]);
  expect(waysInto(app).filter(({ limit }) => limit === 'page')).toHaveLength(2);
});

describe('what operators ask', () => {
  test('/readyz tells of both services at once', async () => {
    expect(JSON.parse((await get('/readyz')).body)).toEqual({
      ready: true,
      problems: [],
      models: [{ model: 'plans', state: 'live' }],
    });
    answers = false;
    const { status, body } = await get('/readyz');
    answers = true;
    expect([status, JSON.parse(body)]).toMatchObject([
      503,
      { ready: false, problems: ['the database does not answer'] },
    ]);
  });

  test('/metrics holds the figures of all, each family once', async () => {
    await get('/healthz');
    const { status, type, body } = await get('/metrics');
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(body).toContain(
      '# TYPE waymark_things_total counter\n' +
        'waymark_things_total{service="command",kind="command"} 1\n' +
        'waymark_things_total{service="projector",kind="projector"} 1\n',
    );
    expect(body).toMatch(/^nodejs_version_info\{service="web",/m);
    expect(body).toMatch(/^waymark_http_requests_under_way\{service="web"\} \d/m);
    const heads = body.match(/^# HELP \S+/gm) ?? [];
    expect(new Set(heads).size).toBe(heads.length);
  });
});

describe('an address', () => {
  test.each([
    '/readyz2',
    '/metrics/x',
    '/nonsense',
    '/executions',
    '/process/p',
    '/settings/none',
    '/portal/none',
    '/.env',
    '/assets/none.js',
    '/constructor',
  ])('%s that no page has is a 404', async (place) => {
    expect(await get(place)).toMatchObject({
      status: 404,
      type: expect.stringContaining('problem+json') as string,
    });
    if (path.extname(place) === '')
      expect(await get(place, { page: true })).toMatchObject({
        status: 404,
        type: 'text/html; charset=utf-8',
      });
  });

  const paths = [entryAddress, portalAddress, adminAddress].flatMap((table) =>
    Object.values(table).map(({ path: route }) => route.replaceAll(/:(\w+)\??/g, 'a%20$1')),
  );
  test.each([...paths, '/portal', '/login/', '/portal/tasks/p'])('%s is a page', async (place) => {
    expect(await get(place)).toMatchObject({
      status: 200,
      body: expect.stringContaining('<!-- hint -->') as string,
    });
  });
});

describe('a request under another name', () => {
  test.each(['localhost', 'acme.localhost:4000', '127.0.0.1', '[::1]:4000'])(
    '%s is this machine',
    async (host) => {
      expect((await get('/mailbox/api/mails', { host })).status).toBe(200);
      expect((await get('/', { host })).status).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '',
    'localhost@evil.example',
  ])('"%s" is refused everywhere', async (host) => {
    for (const place of [
      '/mailbox',
      '/mailbox/api/mails',
      '/mailbox/api/newest',
      '/',
      '/api/session',
      '/metrics',
    ])
      expect([place, (await get(place, { host })).status]).toEqual([place, 421]);
    expect(JSON.parse((await get('/', { host })).body)).toMatchObject({
      code: 'unknown-host',
      field: 'Host',
    });
  });

  test('that PUBLIC_URL has opens the pages, and never the mailbox', async () => {
    const host = 'waymark.example';
    expect((await get('/', { host })).status).toBe(200);
    expect(JSON.parse((await get('/mailbox/api/mails', { host })).body)).toMatchObject({
      code: 'mailbox-elsewhere',
    });
  });
});

test.each(['constructor', '__proto__', 'toString', '../routes.ts'])(
  '/mailbox/assets/%s is a 404',
  async (name) => {
    expect((await get(`/mailbox/assets/${name}`)).status).toBe(404);
  },
);
