import { randomUUID } from 'node:crypto';
import { headers as named } from '@waymark/api';
import type { Seeded } from '../seeded.ts';
import { fromSchema, type SchemaContext } from './fromSchema.ts';
import { mutated, oddText } from './oddValues.ts';
import { queryFor } from './oddQuery.ts';
import type { FuzzedRoute } from './routes.ts';

export type FuzzRequest = {
  readonly service: FuzzedRoute['service'];
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** Name under which it is counted. */
  readonly label: string;
};

export type Tokens = {
  /** `Bearer …` of somebody who may do more or less, or of nobody. */
  authorization(random: Seeded): string | null;
  /** Name=value of a session cookie, good or bad. */
  cookie(random: Seeded): string;
};

export type RequestMaking = SchemaContext & { readonly tokens: Tokens };

/** Over the limit of 8 MiB. */
const TOO_LARGE = Buffer.alloc(9 * 1024 * 1024, '"');
const DESTRUCTIVE = /^(Delete|Remove)/;

/**
 * A request to this route: valid as far as the document tells, or spoiled in one or more places.
 */
export function makeRequest(route: FuzzedRoute, making: RequestMaking): FuzzRequest {
  const { random } = making;
  const spoiled = random.chance(0.6);
  const label = `${route.method} ${route.path}`;
  const query = route.method === 'GET' ? queryFor(route, making, spoiled) : '';
  return {
    service: route.service,
    method: route.method,
    path: withId(route, making, spoiled) + query,
    headers: headersFor(making, spoiled),
    body:
      route.body === null
        ? random.chance(0.1)
          ? oddBody(random)
          : null
        : bodyFor(route, making, spoiled),
    label,
  };
}

/**
 * Which route comes next: deleting is rare, so that there is something left to work on, and one of
 * many listens.
 */
export function pickRoute(routes: readonly FuzzedRoute[], random: Seeded): FuzzedRoute {
  const live = routes.find(({ path }) => path === '/api/live');
  if (live !== undefined && random.chance(0.02)) return live;
  for (;;) {
    const route = random.pick(routes);
    const name = route.path.replace('/api/commands/', '');
    if (!DESTRUCTIVE.test(name) || random.chance(0.1)) return route;
  }
}

/** An address or a method that nobody has. */
export function strayRequest(making: RequestMaking): FuzzRequest {
  const { random } = making;
  return {
    service: random.pick(['command', 'projector']),
    method: random.pick([
      'GET',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'HEAD',
      'TRACE',
      'PROPFIND',
    ]),
    path: random.pick([
      '/',
      '/api',
      '/api/',
      '/api/commands',
      '/api/commands/',
      '/api/commands/__proto__',
      '/api/commands/constructor',
      '/api/commands/toString',
      `/api/commands/${inPath(oddText(random).slice(0, 2_000))}`,
      `/api/${inPath(oddText(random).slice(0, 2_000))}`,
      '/api/tasks/a/b/c',
      '/api//tasks',
      '/api/tasks/%',
      '/api/tasks/%ff%fe',
      '/api/commands/%c0%af',
      '/../../etc/passwd',
      '//evil.example/api/me',
      '/api/session/code/x',
    ]),
    headers: headersFor(making, true),
    body: random.chance(0.3) ? oddBody(random) : null,
    label: 'unknown routes and methods',
  };
}

const withId = ({ path }: FuzzedRoute, { random, known }: SchemaContext, spoiled: boolean) =>
  path.replace('{id}', () =>
    spoiled && random.chance(0.4)
      ? inPath(oddText(random).slice(0, 4_000))
      : inPath(known.anyId(random)),
  );

/** Any text as a piece of a path; what is not well-formed as the bytes that it would be. */
const inPath = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';

function bodyFor(route: FuzzedRoute, making: SchemaContext, spoiled: boolean) {
  const { random } = making;
  const valid = fromSchema(route.body ?? {}, making);
  if (!spoiled) return JSON.stringify(valid);
  if (random.chance(0.1)) return oddBody(random);
  return JSON.stringify(mutated(valid, random)) ?? 'null';
}

const oddBody = (random: Seeded): string | Buffer =>
  random.chance(0.01)
    ? TOO_LARGE
    : random.pick<string | Buffer>([
        '',
        '{',
        '{"a":}',
        'null',
        '[]',
        '"text"',
        '{"a":1}{"b":2}',
        "{'a':1}",
        '{"a":1e99999}',
        '['.repeat(20_000),
        `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
        '{"\\ud800":"\\udfff"}',
        '\ufeff{}',
        Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x7d]),
        Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
      ]);

function headersFor(
  { random, known, tokens }: RequestMaking,
  spoiled: boolean,
): Record<string, string> {
  const odd = (value: () => string) =>
    spoiled && random.chance(0.12) ? inHeader(oddText(random)) : value();
  const made: Record<string, string> = {
    'Content-Type': 'application/json',
    [named.workspace]: odd(() => known.mostlyFirst('workspaceId', random) ?? randomUUID()),
    [named.idempotencyKey]: odd(
      () => (random.chance(0.05) ? known.id('idempotencyKey', random) : null) ?? randomUUID(),
    ),
  };
  known.add('idempotencyKey', made[named.idempotencyKey] ?? '');
  const authorization = tokens.authorization(random);
  if (authorization !== null) made['Authorization'] = authorization;
  if (random.chance(0.3)) made[named.basedOn] = odd(() => String(random.between(0, 60)));
  if (random.chance(0.2)) made['Cookie'] = tokens.cookie(random);
  if (!spoiled) return made;
  if (random.chance(0.06))
    made['Content-Type'] = random.pick([
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'x',
      '',
    ]);
  if (random.chance(0.05)) delete made[named.workspace];
  if (random.chance(0.03)) made['Content-Encoding'] = random.pick(['gzip', 'br', 'nonsense']);
  if (random.chance(0.1))
    made['X-Forwarded-For'] = random.pick([
      '10.1.2.3',
      '::1, 1.2.3.4',
      inHeader(oddText(random).slice(0, 500)),
    ]);
  if (random.chance(0.1)) made[named.requestId] = inHeader(oddText(random).slice(0, 500));
  if (random.chance(0.05)) made['Accept'] = random.pick(['text/html', 'image/*', ';;;']);
  return made;
}

/** What a header can carry at all, and short enough for the server to read it most of the time. */
const inHeader = (text: string): string =>
  text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '?').slice(0, 9_000);
