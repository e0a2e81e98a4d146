import { resolve } from 'node:path';
import { emailAddresses, eventStoreDbUrl, signUp, timeZone, type SignUp } from '@waymark/edge';
import { mailInDomain, mailInPort } from '@waymark/command';
import { filesUrl } from '@waymark/files';
import type { Language } from '@waymark/look/language';
import { z } from 'zod';
import { languageOfTerminal } from '../base/language.ts';
import { team } from '../base/demoPeople.ts';
import { StartupProblem } from '../base/startupProblem.ts';

/** A name that leads nowhere but to this machine. */
const LOCAL_DOMAIN = 'in.waymark.localhost';

/** What `npm start` can be told: by the environment, and by `-- --empty`. */
const environment = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(65535, 'must be at most 65535')
    .default(4000),
  WAYMARK_DATA: z.string().min(1, 'must not be empty').default('.waymark'),
  /** Where people reach this instance, if not at http://localhost:PORT; used in mails. */
  PUBLIC_URL: z.url('must be an address like https://waymark.example').optional(),
  /** Due dates are calendar dates in this time zone. */
  WAYMARK_TIME_ZONE: timeZone.default(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  /** Where the event log is kept, if not in the database of the data folder. */
  ESDB_URL: eventStoreDbUrl,
  /** Where contents of files lie, if not in the data folder. */
  FILES_URL: filesUrl,
  OPERATORS: emailAddresses,
  SIGN_UP: signUp,
  /** Whose mail comes in, on loopback and a free port where none is named. */
  MAIL_IN_DOMAIN: mailInDomain,
  MAIL_IN_PORT: mailInPort.default(0),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
});

/** Settings whose value is shown to nobody. */
const mayHoldCredentials: ReadonlySet<string> = new Set(['ESDB_URL', 'FILES_URL']);

export type Settings = {
  readonly port: number;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly logLevel: string;
  /**
   * E-mail addresses of those who operate the read models; where none are named, the owner of the
   * demo workspace.
   */
  readonly operators: readonly string[];
  /** Who may open an account without an invitation. */
  readonly signUp: SignUp;
  /** Where answers by mail come in. */
  readonly mailIn: { readonly domain: string; readonly port: number };
  /** Where contents of files lie: a folder, or an S3 store (`openFileStore`). */
  readonly filesUrl: string;
  /** Address of an EventStoreDB server that keeps the event log; absent: Postgres does. */
  readonly eventStoreDb?: string;
  /** Start without the demo workspace. */
  readonly empty: boolean;
  /** In which the demo is made. */
  readonly demoLanguage: Language;
};

/** @throws StartupProblem naming the setting that is wrong */
export function settingsFrom(env: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  const unknown = args.find((arg) => arg !== '--empty');
  if (unknown !== undefined)
    throw new StartupProblem(
      `Waymark does not know the option ${unknown}.`,
      'The only option is --empty: npm start -- --empty',
    );
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    throw new StartupProblem(
      `The setting ${name} ${issue?.message ?? 'is not valid'}${mayHoldCredentials.has(name) ? '' : `, but it is "${env[name] ?? ''}"`}.`,
      `Change ${name} or leave it out; .env.example tells what each setting means.`,
    );
  }
  const {
    PORT,
    WAYMARK_DATA,
    PUBLIC_URL,
    WAYMARK_TIME_ZONE,
    LOG_LEVEL,
    ESDB_URL,
    OPERATORS,
    SIGN_UP,
    MAIL_IN_DOMAIN,
    MAIL_IN_PORT,
    FILES_URL,
  } = parsed.data;
  return {
    port: PORT,
    dataDir: resolve(WAYMARK_DATA),
    filesUrl: FILES_URL ?? resolve(WAYMARK_DATA, 'files'),
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
    timeZone: WAYMARK_TIME_ZONE,
    logLevel: LOG_LEVEL,
    operators: OPERATORS.length === 0 ? [team.dana.email] : OPERATORS,
    signUp: SIGN_UP,
    mailIn: { domain: MAIL_IN_DOMAIN || LOCAL_DOMAIN, port: MAIL_IN_PORT },
    ...(ESDB_URL === undefined ? {} : { eventStoreDb: ESDB_URL }),
    empty: args.includes('--empty'),
    demoLanguage: languageOfTerminal(env),
  };
}
