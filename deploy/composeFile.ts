import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';

const service = z.object({
  image: z.string(),
  pull_policy: z.string().optional(),
  build: z.object({ context: z.string(), target: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({
    test: z.array(z.string()).default([]),
    disable: z.boolean().default(false),
  }),
  networks: z.array(z.string()).default([]),
  network_mode: z.string().optional(),
  logging: z.object({
    driver: z.string(),
    options: z.record(z.string(), z.string()),
  }),
  mem_limit: z.string(),
  depends_on: z
    .union([
      z.array(z.string()),
      z
        .record(z.string(), z.object({ condition: z.string() }))
        .transform(Object.keys),
    ])
    .default([]),
  cap_drop: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
});
const composeSchema = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(
    z.string(),
    z.object({ internal: z.boolean().default(false) }).nullable(),
  ),
});

export type Compose = z.infer<typeof composeSchema>;

/** The text of a file at the root of the checkout. */
export const rootFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', name), 'utf8');

/** docker-compose.yml with its variables filled in. @throws Error naming a variable that is required and missing */
export function composeFile(env: Readonly<Record<string, string>>): Compose {
  return composeSchema.parse(
    load(filledIn(rootFile('docker-compose.yml'), env)),
  );
}

/**
 * `${NAME:-default}` and `${NAME:?why}` as compose understands them: an empty value counts as missing. A default may hold
 * such a variable again.
 */
function filledIn(text: string, env: Readonly<Record<string, string>>): string {
  const once = text.replaceAll(
    variables,
    (_, name: string, kind: string, rest: string) => {
      const value = env[name] ?? '';
      if (value === '' && kind === '?') throw new Error(`${name}: ${rest}`);
      return value === '' ? rest : value;
    },
  );
  return once === text ? text : filledIn(once, env);
}

/** The innermost ones. */
const variables = /\$\{(\w+):([-?])([^${}]*)\}/g;

/** Names of all variables that docker-compose.yml takes, and of those that it has no default for. */
export function composeVariables(): { all: string[]; required: string[] } {
  const file = rootFile('docker-compose.yml');
  const found = [...file.matchAll(/\$\{(\w+):([-?])/g)];
  const names = (matches: typeof found) =>
    [...new Set(matches.map(([, name]) => name ?? ''))].sort();
  return {
    all: names(found),
    required: names(found.filter(([, , kind]) => kind === '?')),
  };
}
