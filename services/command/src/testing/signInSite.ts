import { authenticate, problemDetails, requestId, requestLog } from '@waymark/edge';
import { listening } from '@waymark/edge/testing';
import { openPostgresLog } from '@waymark/log';
import { installEndedSessions, openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import Koa from 'koa';
import { pino } from 'pino';
import { preparedDatabase } from '@waymark/postgres/testing';
import { Accounts } from '../identity/accounts.ts';
import { everybody, type Admission } from '../identity/admission.ts';
import { installIdentityTables } from '../identity/identityTables.ts';
import { KnownBrowsers } from '../identity/knownBrowsers.ts';
import { OneTimeCodes, type DueCode } from '../identity/oneTimeCodes.ts';
import { Sessions } from '../identity/sessions.ts';
import { SignInLimits } from '../identity/signInLimits.ts';
import { signInRoutes } from '../http/signInRoute.ts';
import { ClientViews } from '../looking/clientViews.ts';
import { ShareDoor } from '../sharing/shareDoor.ts';
import { commandsOn } from './anotherProcess.ts';
import type { MailJob } from '../reactions/mailJob.ts';

const clock = () => new Date('2026-11-21T10:00:00.000Z');

/** Signing in over HTTP on a database of its own. */
export type SignInSite = {
  readonly accounts: Accounts;
  /** What was put into the outbox. */
  readonly mails: readonly MailJob[];
  /** The code that the newest of them holds; null where none is to be mailed. */
  lastDue(): Promise<DueCode | null>;
  browser(): Browser;
  close(): Promise<void>;
};

export async function openSignInSite(admission: Admission = everybody): Promise<SignInSite> {
  const database = await preparedDatabase();
  const pool = openPool({ connectionString: database.logins.writer });
  await installIdentityTables(pool);
  await installEndedSessions(pool);
  const vault = await openPostgresVault({ pool, masterKey: Buffer.alloc(32, 7) });
  const log = await openPostgresLog({ connectionString: database.logins.writer });
  const digest = (email: string) => vault.emailDigest(email);
  const codes = new OneTimeCodes({ pool, vault, clock });
  const accounts = new Accounts(log, vault);
  const mails: MailJob[] = [];
  const sessions = new Sessions({ pool, secret: 'test', clock });
  const commands = commandsOn({ log, pool });
  const routes = signInRoutes({
    ...{ accounts, admission, codes, clock },
    browsers: new KnownBrowsers(['test'], digest),
    limits: new SignInLimits(pool, digest),
    sessions,
    door: new ShareDoor({ commands, accounts, sessions, pool, clock }),
    views: new ClientViews({ cache: commands.cache, signingSecrets: ['test'], isEnded: () => false, clock }),
    signedIn: authenticate('test'),
    outbox: { enqueue: (jobs: readonly MailJob[]) => Promise.resolve(void mails.push(...jobs)) },
  });
  const app = new Koa()
    .use(requestId())
    .use(requestLog(pino({ level: 'silent' })))
    .use(problemDetails())
    .use(routes);
  const { url, stop } = await listening(app);
  const lastDue = async () => {
    const job = mails.at(-1);
    return job?.mail === 'oneTimeCode' ? codes.due(job.codeId) : null;
  };
  return {
    ...{ accounts, mails, lastDue },
    browser: () => new Browser(url, lastDue),
    close: async () => {
      await stop();
      await log.close();
      await vault.close();
      await pool.end();
      await database.drop();
    },
  };
}

/** Cookies of one browser. */
export class Browser {
  readonly jar = new Map<string, string>();
  /** What it says of the languages that its user reads. */
  languages = 'en';
  readonly #site: string;
  readonly #lastDue: SignInSite['lastDue'];
  constructor(site: string, lastDue: SignInSite['lastDue']) {
    this.#site = site;
    this.#lastDue = lastDue;
  }

  async call(method: string, place: string, body?: unknown) {
    const answer = await fetch(this.#site + place, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': this.languages,
        Cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    }
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      setCookie: answer.headers.getSetCookie(),
      body: text === '' ? null : (JSON.parse(text) as Record<string, string>),
    };
  }

  ask(email: string, intent = 'signIn') {
    return this.call('POST', '/api/session/code', { email, intent });
  }

  signIn(email: string, code = '') {
    return this.call('POST', '/api/session', { email, code });
  }

  async signUp(email: string) {
    await this.ask(email, 'signUp');
    return this.signIn(email, (await this.#lastDue())?.code);
  }
}
