import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { asAddress } from '@waymark/look/emailAddress';
import { withSecretsOfFiles } from './secretFiles.ts';

/**
 * Address of the EventStoreDB that holds the event log, if Postgres does not; an empty text counts
 * as left out.
 */
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
      .map((address) => address.trim())
      .filter((address) => address !== '')
      .map(asAddress),
  )
  .pipe(z.array(z.string('must be e-mail addresses, separated by commas')));

/**
 * Tells who may open an account without an invitation: anybody, nobody (`invited`), or who has an
 * address of one of these domains.
 */
export type SignUp = 'anybody' | 'invited' | readonly string[];

/**
 * `anybody`, `invited`, or domains separated by commas, in lower case as DNS has them; anybody
 * where it is left out or empty.
 */
export const signUp = z
  .string()
  .default('')
  .transform((text, context): SignUp => {
    const said = text.trim().toLowerCase();
    if (said === '') return 'anybody';
    if (said === 'anybody' || said === 'invited') return said;
    const domains = said.split(',').map((domain) => domainToASCII(domain.trim()));
    if (domains.every((domain) => z.regexes.domain.test(domain))) return domains;
    context.addIssue(
      'must be anybody, invited, or domains of e-mail addresses separated by commas',
    );
    return z.NEVER;
  });

const amount = (usual: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(usual);

/** A time zone, as `Europe/Berlin`. */
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone like Europe/Berlin');

/** Also of names that are only another word for one, such as UTC. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** Address of a Postgres database. */
export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgres:// address',
});

/** Password of a login of the database. */
export const databasePassword = z.string('must be set').min(1, 'must not be empty');

/**
 * Tells a secret made at random from somebody's stopgap: it has more different characters, or
 * bytes.
 */
const isVaried = (parts: Iterable<unknown>, least: number): boolean => new Set(parts).size >= least;

export const signingSecret = z
  .string('must be set, made at random: openssl rand -hex 32')
  .min(32, 'must have at least 32 characters, made at random: openssl rand -hex 32')
  .refine((text) => isVaried(text, 8), 'must be made at random: openssl rand -hex 32');

const MADE_BY = 'must be base64 of 32 bytes, made at random: openssl rand -base64 32';
/** Answers the 32 bytes. */
const masterKey = z
  .base64(MADE_BY)
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, MADE_BY)
  .refine((key) => isVaried(key, 16), 'must be made at random: openssl rand -base64 32');

/** An empty text counts as left out. */
export const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional();

/** Settings of whoever signs: the command services alone. */
export const signingSettings = {
  /** From which the key of each use follows (`keysByUse.ts`, `accessKeys.ts`). */
  SIGNING_SECRET: signingSecret,
  /** Taken too, while one takes the place of the other. */
  SIGNING_SECRET_OTHER: orNone(signingSecret),
};

/** Settings that every service takes from its environment. */
export const serviceSettings = {
  /** Where the database is; each service adds the login that is its own. */
  DATABASE_URL: databaseUrl.refine(
    (text) => URL.canParse(text) && new URL(text).username === '',
    'must name no login: each service has its own, and a setting for its password',
  ),
  ESDB_URL: eventStoreDbUrl,
  /** Key that seals the vault's keys, base64 of 32 bytes; the same in both services. */
  VAULT_MASTER_KEY: masterKey,
  /** Opens too, while one takes the place of the other. */
  VAULT_MASTER_KEY_OTHER: orNone(masterKey),
  /**
   * How many requests may be at work at once, live streams not counted; what comes beyond is
   * refused with 503.
   */
  MAX_REQUESTS: amount(256),
  /**
   * How many requests of one address may be open at once; what comes beyond is refused with 429.
   */
  MAX_REQUESTS_OF_ADDRESS: amount(100),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
};

/** The first signs, each is taken: a secret that is being changed has another beside it. */
export type SecretsInUse = readonly [string, ...string[]];

/** The secret that signs, and whichever others are taken. */
export const signingSecrets = ({
  SIGNING_SECRET,
  SIGNING_SECRET_OTHER,
}: {
  readonly SIGNING_SECRET: string;
  readonly SIGNING_SECRET_OTHER?: string | undefined;
}): SecretsInUse =>
  SIGNING_SECRET_OTHER === undefined ? [SIGNING_SECRET] : [SIGNING_SECRET, SIGNING_SECRET_OTHER];

/**
 * The environment as settings, secrets also from files (`withSecretsOfFiles`). @throws Error with a
 * line for each setting that is missing or wrong
 */
export function parseEnvironment<Settings>(
  who: string,
  schema: z.ZodType<Settings>,
  env: Readonly<Record<string, string | undefined>>,
): Settings {
  const { env: whole, problems } = withSecretsOfFiles(env);
  const parsed = schema.safeParse(whole);
  if (parsed.success && problems.size === 0) return parsed.data;
  const lines = [
    ...[...problems].map(([name, why]) => `  ${name}: ${why}`),
    ...(parsed.error?.issues ?? [])
      .filter(({ path }) => !problems.has(path.join('.')))
      .map(({ path, message }) => `  ${path.join('.')}: ${message}`),
  ];
  throw new Error(`${who} can't start with these settings:\n${lines.join('\n')}`);
}
