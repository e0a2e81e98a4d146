import type Router from '@koa/router';
import { readSchemas } from '@waymark/api';
import { listening } from '@waymark/edge/testing';
import { openPostgresLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import type Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rootFile } from '../../../deploy/composeFile.ts';
import { preparedDatabase } from '@waymark/postgres/testing';
import { commandApp } from '../../../services/command/src/app.ts';
import { startCommandService, type CommandService } from '../../../services/command/src/service.ts';
import { projectorApp } from '../../../services/projector/src/app.ts';
import { createProjector, type Projector } from '../../../services/projector/src/createProjector.ts';
import { documentedRoutes, servicesOf, type ApiDocument, type Service } from './routes.ts';

const logger = pino({ level: 'silent' });
const closing: (() => Promise<unknown>)[] = [];
let apps: Record<Service, Koa>;
let document: ApiDocument;

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
  const { signingSecret } = command;
  const projector: Projector = await createProjector({
    timeZone: 'UTC',
    ...{ log, vault, signingSecret, logger },
    connectionString: logins.projector,
    readerConnectionString: logins.reader,
  });
  apps = { command: commandApp(command, logger), projector: projectorApp(projector, logger) };
  document = JSON.parse((await ask('command', 'GET', '/api/openapi.json')).text) as ApiDocument;
  for (const end of [command, projector]) closing.push(() => end.stop());
  for (const end of [vault, log]) closing.push(() => end.close());
  closing.push(() => pool.end(), drop);
});
afterAll(async () => {
  for (const end of closing) await end();
});

/** One request to a service that listens for it alone. */
async function ask(service: Service, method: string, path: string) {
  const { url, stop } = await listening(apps[service]);
  try {
    const answer = await fetch(url + path, { method });
    return { status: answer.status, text: await answer.text() };
  } finally {
    await stop();
  }
}

/** Method and path of what the routers of a service answer, in the words of the document; HEAD goes with GET. Pages are for browsers. */
function mounted(service: Service): string[] {
  const routers = apps[service].middleware.flatMap((each) => (each as { router?: Router }).router ?? []);
  return routers
    .flatMap(({ stack }) => stack)
    .filter(({ path }) => !String(path).startsWith('/frame/'))
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

/** What the document says, with all commands as the one route that they are; what no router answers is left out. */
const described = (service: Service): string[] =>
  Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/') && servicesOf(path).includes(service))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replace(/^(\/api\/commands\/)\w+$/, '$1{name}')}`,
      ),
    );

test.each(['command', 'projector'] as const)('what the %s service mounts is what the document describes', (service) => {
  expect(mounted(service).length).toBeGreaterThan(5);
  expect([...new Set(mounted(service))].sort()).toEqual([...new Set(described(service))].sort());
});

test('the proxy leads each request to the service that answers it', () => {
  const patterns = [...rootFile('deploy/Caddyfile').matchAll(/^\t@(?:command|uploads) path (.+)$/gm)].flatMap(
    ([, paths = '']) => paths.split(' '),
  );
  const toCommand = (path: string) =>
    patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  const paths = Object.keys(document.paths).filter((path) => path.startsWith('/api/'));
  expect(paths.filter(toCommand)).toEqual(paths.filter((path) => servicesOf(path).includes('command')));
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
    Object.values(operations).map((operation) => (operation as { operationId?: string }).operationId),
  );
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});
