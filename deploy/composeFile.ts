import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';

/** Which other services are there first, and in which state. */
const dependencies = z
  .union([
    z
      .array(z.string())
      .transform((names) =>
        Object.fromEntries(
          names.map((name) => [name, { condition: 'service_started' as const, required: true }]),
        ),
      ),
    z.record(
      z.string(),
      z.object({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
        required: z.boolean().default(true),
      }),
    ),
  ])
  .default({});

const oneOrSeveral = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .default([]);

const service = z.object({
  image: z.string(),
  pull_policy: z.string().optional(),
  build: z.object({ context: z.string(), target: z.string() }).optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: oneOrSeveral,
  healthcheck: z.object({
    test: z.array(z.string()).default([]),
    disable: z.boolean().default(false),
    interval: z.string().default('30s'),
    timeout: z.string().default('30s'),
    start_period: z.string().default('0s'),
    retries: z.number().default(3),
  }),
  networks: z.array(z.string()).default([]),
  network_mode: z.string().optional(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
  restart: z.string().optional(),
  stop_grace_period: z.string().default('10s'),
  user: z.string().optional(),
  read_only: z.boolean().default(false),
  shm_size: z.string().optional(),
  mem_limit: z.string(),
  /** Processors; absent in versions before 0.5.0, as is the next. */
  cpus: z.number().optional(),
  /** Processes and threads. */
  pids_limit: z.number().optional(),
  depends_on: dependencies,
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  /** Each is a file of that name below /run/secrets. */
  secrets: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
});
const composeSchema = z.object({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  /** Absent in versions before 0.6.0. */
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
  networks: z.record(
    z.string(),
    z
      .object({ internal: z.boolean().default(false), enable_ipv6: z.boolean().default(false) })
      .nullable(),
  ),
});

export type Compose = z.infer<typeof composeSchema>;
export type ComposeService = Compose['services'][string];

/** The text of a file at the root of the checkout. */
export const rootFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', name), 'utf8');

/**
 * docker-compose.yml with its variables filled in. @throws Error naming a variable that is required
 * and missing
 */
export const composeFile = (env: Readonly<Record<string, string>>): Compose =>
  readCompose(rootFile('docker-compose.yml'), env);

/**
 * The same of the text of a compose file, which may be another version's, and of what an override
 * puts in the place of it.
 */
export const readCompose = (
  text: string,
  env: Readonly<Record<string, string>>,
  override = '',
): Compose => {
  const read = (each: string) => load(filledIn(each, env).replaceAll('$$', '$')) ?? {};
  return composeSchema.parse(merged(read(text), read(override)));
};

/** Maps are put together, all else is replaced. */
function merged(base: unknown, over: unknown): unknown {
  if (!isMap(base) || !isMap(over)) return over;
  const together = { ...base };
  for (const [key, value] of Object.entries(over))
    together[key] = key in base ? merged(base[key], value) : value;
  return together;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `${NAME:-default}` and `${NAME:?why}` as compose understands them: an empty value counts as
 * missing. A default may hold such a variable again.
 */
function filledIn(text: string, env: Readonly<Record<string, string>>): string {
  const once = text.replaceAll(variables, (_, name: string, kind: string, rest: string) => {
    const value = env[name] ?? '';
    if (value === '' && kind === '?') throw new Error(`${name}: ${rest}`);
    return value === '' ? rest : value;
  });
  return once === text ? text : filledIn(once, env);
}

/** The innermost ones. */
const variables = /\$\{(\w+):([-?])([^${}]*)\}/g;

/** Names of all variables that docker-compose.yml takes. */
export function composeVariables(): string[] {
  const found = rootFile('docker-compose.yml').matchAll(/\$\{(\w+):-/g);
  return [...new Set([...found].map(([, name]) => name ?? ''))].sort();
}
