import type Router from '@koa/router';
import { readSchemas } from '@waymark/api';
import { boundsOf, limits, serviceApp, waysInto } from '@waymark/edge';
import { listening } from '@waymark/edge/testing';
import { openPostgresLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import type Koa from 'koa';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rootFile } from '../../../deploy/composeFile.ts';
import { preparedDatabase } from '@waymark/postgres/testing';
import { commandApp } from '../../../services/command/src/app.ts';
import {
  startMailInService,
  type MailInService,
} from '../../../services/command/src/mail/mailIn/mailInService.ts';
import { waysIntoSmtp } from '../../../services/command/src/mail/mailIn/smtp/smtpServer.ts';
import { startCommandService, type CommandService } from '../../../services/command/src/service.ts';
import { projectorApp } from '../../../services/projector/src/app.ts';
import {
  createProjector,
  type Projector,
} from '../../../services/projector/src/createProjector.ts';
import { documentedRoutes, servicesOf, type ApiDocument, type FuzzedService } from './routes.ts';

const logger = pino({ level: 'silent' });
const closing: (() => Promise<unknown>)[] = [];
let apps: Record<FuzzedService, Koa>;
let document: ApiDocument;
let mailIn: MailInService;

beforeAll(async () => {
  const { logins, drop } = await preparedDatabase();
  const connectionString = logins.writer;
  const pool = openPool({ connectionString });
  const log = await openPostgresLog({ connectionString });
  const vault = await openPostgresVault({ connectionString, masterKey: Buffer.alloc(32, 7) });
  const command: CommandService = await startCommandService({
    ...{ log, vault, pool, logger, timeZone: 'UTC', publicUrl: 'http://localhost' },
    reads: Object.entries(readSchemas).map(([name, row]) => ({ name, row, filter: z.object({}) })),
    mailer: { send: async () => undefined, close: () => undefined },
    mailFrom: 'Waymark <w@example.com>',
  });
  const projector: Projector = await createProjector({
    timeZone: 'UTC',
    ...{ log, vault, logger },
    connectionString: logins.projector,
    readerConnectionString: logins.reader,
  });
  mailIn = await startMailInService({
    ...{ log, vault, pool, logger, timeZone: 'UTC', signingSecrets: ['a secret of this test'] },
    mailIn: { domain: 'in.example.com', listen: { host: '127.0.0.1', port: 0 } },
  });
  apps = { command: commandApp(command, logger), projector: projectorApp(projector, logger) };
  document = JSON.parse((await ask('command', 'GET', '/api/openapi.json')).text) as ApiDocument;
  for (const end of [command, projector, mailIn]) closing.push(() => end.stop());
  for (const end of [vault, log]) closing.push(() => end.close());
  closing.push(() => pool.end(), drop);
});
afterAll(async () => {
  for (const end of closing) await end();
});

/** One request to a service that listens for it alone. */
async function ask(service: FuzzedService, method: string, path: string) {
  const { url, stop } = await listening(apps[service]);
  try {
    const answer = await fetch(url + path, { method });
    return { status: answer.status, text: await answer.text() };
  } finally {
    await stop();
  }
}

/**
 * Method and path of what the routers of a service answer, in the words of the document; HEAD goes
 * with GET. Pages are for browsers.
 */
function mounted(service: FuzzedService): string[] {
  const routers = apps[service].middleware.flatMap(
    (each) => (each as { router?: Router }).router ?? [],
  );
  return routers
    .flatMap(({ stack }) => stack)
    .filter(({ path }) => String(path).startsWith('/api/'))
    .flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map(
          (method) =>
            `${method} ${String(path)
              .replace(/\/$/, '')
              .replaceAll(/:(\w+)/g, '{$1}')}`,
        ),
    );
}

/**
 * What the document says, with all commands as the one route that they are; what no router answers
 * is left out.
 */
const described = (service: FuzzedService): string[] =>
  Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/') && servicesOf(path).includes(service))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) =>
          `${method.toUpperCase()} ${path.replace(/^(\/api\/commands\/)\w+$/, '$1{name}')}`,
      ),
    );

test.each(['command', 'projector'] as const)(
  'what the %s service mounts is what the document describes',
  (service) => {
    expect(mounted(service).length).toBeGreaterThan(5);
    expect([...new Set(mounted(service))].sort()).toEqual([...new Set(described(service))].sort());
  },
);

test.each(['command', 'projector'] as const)(
  'every way into the %s service leads through the gate',
  (service) => {
    const app = apps[service];
    const ways = waysInto(app);
    expect(ways.length).toBeGreaterThan(20);
    expect(ways.filter(({ limit }) => limit === null)).toEqual([]);
    const inside = ways.filter(({ limit }) => limit === 'inside').map(({ at }) => at);
    expect(inside).toEqual(['GET /healthz', 'GET /readyz', 'GET /metrics']);
    app.use(function planted() {});
    expect(waysInto(app).filter(({ limit }) => limit === null)).toEqual([
      { at: 'planted', limit: null },
    ]);
    app.middleware.pop();
  },
);

test('every way into the service that takes mail in leads through its limits', () => {
  expect(mailIn.ways).toEqual([
    { at: 'onConnect', limit: 'mailConnection' },
    { at: 'onRcptTo', limit: 'mailAddress' },
    { at: 'onData', limit: 'mailArriving' },
  ]);
  const health = waysInto(serviceApp(mailIn, logger, { headers: (_, next) => next() }));
  expect(health.map(({ limit }) => limit)).toEqual(['inside', 'inside', 'inside']);
  const planted = new SMTPServer({ onMailFrom: (_address, _session, done) => done() });
  expect(waysIntoSmtp(planted)).toEqual([{ at: 'onMailFrom', limit: null }]);
});

test('of every way in it is said of whom what is counted or shared', () => {
  const ways = [...waysInto(apps.command), ...waysInto(apps.projector), ...mailIn.ways];
  const unsaid = ways.filter(({ limit }) => {
    const { owner, cost } = boundsOf(limits[limit!]);
    return owner.length === 0 || cost.length === 0;
  });
  expect(unsaid).toEqual([]);
});

test('the proxy leads each request to the service that answers it', () => {
  const patterns = [
    ...rootFile('deploy/Caddyfile').matchAll(/^\t@(?:command|uploads) path (.+)$/gm),
  ].flatMap(([, paths = '']) => paths.split(' '));
  const toCommand = (path: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    );
  const paths = Object.keys(document.paths).filter((path) => path.startsWith('/api/'));
  expect(paths.filter(toCommand)).toEqual(
    paths.filter((path) => servicesOf(path).includes('command')),
  );
});

test('what is described for the inside alone both services answer', async () => {
  const inside = documentedRoutes(document).filter(({ path }) => !path.startsWith('/api/'));
  expect(inside.map(({ path }) => path).sort()).toEqual(
    ['/healthz', '/metrics', '/readyz'].flatMap((path) => [path, path]),
  );
  for (const { service, method, path } of inside)
    expect([200, 503], `${service} ${path}`).toContain((await ask(service, method, path)).status);
});

test('every operation has a name of its own', () => {
  const names = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(
      (operation) => (operation as { operationId?: string }).operationId,
    ),
  );
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});
