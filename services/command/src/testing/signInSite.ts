import { Writable } from 'node:stream';
import {
  auditTrail,
  authenticate,
  PictureLinks,
  RequestGate,
  problemDetails,
  requestId,
  requestLog,
  routing,
  type AuditLine,
} from '@waymark/edge';
import { listening } from '@waymark/edge/testing';
import { openPostgresLog } from '@waymark/log';
import { BlockedNetworks, EndedSessions, installEndedSessions, openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import Koa from 'koa';
import { pino } from 'pino';
import { preparedDatabase } from '@waymark/postgres/testing';
import { Accounts } from '../identity/accounts.ts';
import { everybody, type Admission } from '../doors/signIn/admission.ts';
import { installIdentityTables } from '../database/identityTables.ts';
import { AccountBlocks } from '../identity/blocks.ts';
import type { AccessPlace } from '../identity/accessCli.ts';
import { DeviceKeys } from '../identity/deviceKeys.ts';
import { KnownBrowsers } from '../identity/knownBrowsers.ts';
import { OneTimeCodes, type DueCode } from '../identity/oneTimeCodes.ts';
import { hashAs, newHash } from '../identity/passwordHash.ts';
import { Passwords } from '../identity/passwords.ts';
import { SessionEndLinks } from '../identity/sessionEndLinks.ts';
import { passwordParts } from '../doors/signIn/passwordParts.ts';
import { tellOfSignIn } from '../doors/signIn/tellOfSignIn.ts';
import { Sessions } from '../identity/sessions.ts';
import { SignInLimits } from '../doors/signIn/signInLimits.ts';
import { signInRoutes } from '../doors/signIn/signInRoute.ts';
import { ClientViews } from '../doors/clientPreview/clientViews.ts';
import { ShareDoor } from '../doors/sharing/shareDoor.ts';
import { commandsOn } from './anotherProcess.ts';
import type { MailJob } from '../outbox/mailJob.ts';

const always = () => new Date('2026-11-21T10:00:00.000Z');

/** Signing in over HTTP on a database of its own. */
export type SignInSite = {
  readonly accounts: Accounts;
  readonly place: AccessPlace;
  /** What was put into the outbox. */
  readonly mails: readonly MailJob[];
  /** The code that the newest of them holds; null where none is to be mailed. */
  lastDue(): Promise<DueCode | null>;
  /** The newest word that is still to be mailed. */
  lastWord(): Promise<string | undefined>;
  /** How many passwords were hashed so far. */
  hashed(): number;
  /** What was written down for operators. */
  readonly audit: readonly AuditLine[];
  browser(): Browser;
  close(): Promise<void>;
};

export async function openSignInSite(
  admission: Admission = everybody,
  clock = always,
): Promise<SignInSite> {
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
  const outbox = {
    enqueue: (jobs: readonly MailJob[]) => Promise.resolve(void mails.push(...jobs)),
  };
  let hashed = 0;
  const kept = new Passwords({
    ...{ pool, pepper: vault.passwordPepper },
    hashing: {
      hashAs: (...of) => ((hashed += 1), hashAs(...of)),
      newHash: (...of) => ((hashed += 1), newHash(...of)),
    },
  });
  const parts = passwordParts({ pool, log, vault, outbox, clock });
  const ended = new EndedSessions(pool);
  const blocked = new BlockedNetworks(pool, 20);
  await blocked.start();
  const sessions = new Sessions({ pool, secret: 'test', clock });
  const commands = commandsOn({ log, pool });
  const routes = signInRoutes({
    ...{ accounts, admission, codes, clock },
    browsers: new KnownBrowsers(['test'], digest),
    limits: new SignInLimits(pool, digest),
    sessions,
    blocks: new AccountBlocks(pool),
    tell: tellOfSignIn(pool, outbox, clock),
    passwords: { ...parts, kept, changes: { ...parts.changes, passwords: kept } },
    ownSessions: {
      pool,
      links: new SessionEndLinks(['test']),
      deviceKeys: new DeviceKeys(pool, vault),
    },
    door: new ShareDoor({
      ...{ commands, accounts, sessions, pool, clock },
      pictureLinks: new PictureLinks(vault.fileLinkKeys),
      browsers: new KnownBrowsers(['test'], (linkId) => Promise.resolve(`link ${linkId}`)),
    }),
    views: new ClientViews({
      cache: commands.cache,
      signingSecrets: ['test'],
      isEnded: () => false,
      clock,
    }),
    signedIn: authenticate('test', (sid) => ended.isEnded(sid), { clock }),
    outbox,
  });
  const audit: AuditLine[] = [];
  const heard = new Writable({
    write: (line: Buffer, _, done) =>
      done(void audit.push(JSON.parse(line.toString()) as AuditLine)),
  });
  const app = new Koa({ proxy: true })
    .use(requestId())
    .use(requestLog(pino({ level: 'silent' })))
    .use(auditTrail(pino({ level: 'warn' }, heard)))
    .use(problemDetails())
    .use(routing(routes, new RequestGate({ isKeptOut: (ip) => blocked.isBlocked(ip) })));
  const { url, stop } = await listening(app);
  const lastDue = async () => {
    const job = mails.findLast(({ mail }) => mail === 'oneTimeCode');
    return job?.mail === 'oneTimeCode' ? codes.due(job.codeId) : null;
  };
  const lastWord = async () => {
    for (const job of mails.toReversed()) {
      const due = job.mail === 'oneTimeCode' ? await codes.due(job.codeId) : null;
      if (due?.isWord) return due.code;
    }
    return undefined;
  };
  return {
    ...{ accounts, mails, lastDue, lastWord, audit, place: { log, vault, pool } },
    hashed: () => hashed,
    browser: () => new Browser(url, lastDue),
    close: async () => {
      blocked.close();
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
  /** From where it comes, as our proxy says. */
  address = '192.0.2.1';
  /** Whether it comes encrypted, as our proxy says. */
  isSecure = false;
  userAgent = '';
  /** Sent along once there is one. */
  accessToken = '';
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
        'X-Real-IP': this.address,
        ...(this.isSecure ? { 'X-Forwarded-Proto': 'https' } : {}),
        'User-Agent': this.userAgent,
        ...(this.accessToken !== '' && { Authorization: `Bearer ${this.accessToken}` }),
        Cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(set) ?? [];
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

  ask(email: string, intent = 'signIn', names: object = {}) {
    return this.call('POST', '/api/session/code', { email, intent, ...names });
  }

  signIn(email: string, code = '', names: object = {}) {
    return this.call('POST', '/api/session', { email, code, ...names });
  }

  async signUp(email: string, names: object = {}) {
    await this.ask(email, 'signUp', names);
    return this.signIn(email, (await this.#lastDue())?.code, names);
  }
}
