import { z } from 'zod';

/** Where the event log is kept, if not in Postgres; an empty text counts as left out. */
export const eventStoreDbUrl = z
  .string()
  .refine(
    (text) => text === '' || /^esdb(\+discover)?:\/\/[^\s/]+\S*$/.test(text),
    'must be an esdb:// or esdb+discover:// address',
  )
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/** E-mail addresses separated by commas, in lower case; none where it is left out or empty. */
export const emailAddresses = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((address) => address.trim().toLowerCase())
      .filter((address) => address !== ''),
  )
  .pipe(z.array(z.email('must be e-mail addresses, separated by commas')));

const amount = (usual: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(usual);

/** Settings that every service takes from its environment. */
export const serviceSettings = {
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be a postgres:// address',
  }),
  ESDB_URL: eventStoreDbUrl,
  /** Secret by which access tokens are signed; the same in both services. */
  SIGNING_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** Key that seals the vault's keys, base64 of 32 bytes; the same in both services. */
  VAULT_MASTER_KEY: z
    .base64()
    .refine(
      (text) => Buffer.from(text, 'base64').length === 32,
      'must be base64 of 32 bytes',
    ),
  /** How many requests may be at work at once, live streams not counted; what comes beyond is refused with 503. */
  MAX_REQUESTS: amount(256),
  /** How many requests of one address may be open at once; what comes beyond is refused with 429. */
  MAX_REQUESTS_OF_ADDRESS: amount(100),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info'),
};

/** The environment as settings. @throws Error with a line for each setting that is missing or wrong */
export function parseEnvironment<Settings>(
  who: string,
  schema: z.ZodType<Settings>,
  env: Readonly<Record<string, string | undefined>>,
): Settings {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message }) => `  ${path.join('.')}: ${message}`,
  );
  throw new Error(
    `${who} can't start with these settings:\n${lines.join('\n')}`,
  );
}
