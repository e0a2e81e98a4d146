import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import {
  headers,
  type CommandName,
  type CommandReply,
  type Payload,
  type Problem,
} from '@waymark/api';
import { signAccessToken, type AuditLine } from '@waymark/edge';
import { parseEvent, type Stored } from '@waymark/events';
import { listening } from '@waymark/edge/testing';
import { openPostgresLog, type EventLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { openPostgresVault, type PersonVault } from '@waymark/vault';
import type pg from 'pg';
import { pino } from 'pino';
import { preparedDatabase } from '@waymark/postgres/testing';
import { commandApp } from '../app.ts';
import type { MailInOptions } from '../mail/mailIn/addresses/mailInOptions.ts';
import type { FollowName } from '../nouns/table/commandTable.ts';
import type { Caller } from '../policies/caller.ts';
import type { Mail, Mailer } from '../mail/mailer/mailer.ts';
import type { CommandServiceOptions } from '../serviceOptions.ts';
import { startCommandService } from '../service.ts';

/** What a caller may say beside the payload. */
export type HarnessOptions = {
  readonly workspace?: string | null;
  readonly key?: string;
  readonly basedOn?: string;
  readonly token?: string;
  /** As a browser prefers it. */
  readonly language?: string;
};
export type HarnessAnswer<Body> = {
  readonly status: number;
  readonly type: string | null;
  readonly body: Body;
};

/**
 * The command service on a database of its own, behind HTTP on a random port, with a mailer that
 * keeps what it sends, or another.
 */
export type CommandHarness = {
  readonly site: string;
  /** What was written down for operators. */
  readonly audit: readonly AuditLine[];
  readonly log: EventLog;
  readonly pool: pg.Pool;
  readonly mails: Mail[];
  /** Where mail comes in; null where it does not. */
  readonly mailInPort: number | null;
  readonly vault: PersonVault;
  /** Account behind an address, opened with this first name. */
  account(email: string, firstName?: string): Promise<string>;
  /**
   * Gives a command and expects nothing; `workspace` defaults to `w`, null leaves the header out.
   */
  post<Body = Problem>(
    accountId: string | null,
    name: string,
    payload: unknown,
    said?: HarnessOptions,
  ): Promise<HarnessAnswer<Body>>;
  /** Gives a command that must succeed. @throws with the problem when it does not */
  give<Name extends CommandName>(
    accountId: string,
    name: Name,
    payload: Payload<Name>,
    said?: HarnessOptions,
  ): Promise<CommandReply>;
  /** Gives what only the service itself gives. */
  follow(name: FollowName, payload: object, caller: Caller): Promise<CommandReply>;
  tokenOf(accountId: string): string;
  readonly signingSecret: string;
  get<Body>(path: string): Promise<HarnessAnswer<Body>>;
  eventsOf(stream: string): Promise<Stored[]>;
  stop(): Promise<void>;
};

export async function startHarness(
  clock: () => Date = () => new Date('2026-11-21T10:00:00.000Z'),
  another?: Mailer,
  mailIn?: MailInOptions,
  more: Pick<CommandServiceOptions, 'files' | 'roomForFiles' | 'virusScanner'> = {},
): Promise<CommandHarness> {
  const database = await preparedDatabase();
  const connectionString = database.logins.writer;
  const pool = openPool({ connectionString, max: 20 });
  const log = await openPostgresLog({ connectionString });
  const vault = await openPostgresVault({ pool, masterKey: Buffer.alloc(32, 7) });
  const logger = pino({ level: 'silent' });
  const mails: Mail[] = [];
  const mailer = another ?? {
    send: (mail: Mail) => Promise.resolve(void mails.push(mail)),
    close: () => undefined,
  };
  const service = await startCommandService({
    log,
    vault,
    pool,
    mailer,
    mailFrom: 'Waymark <w@example.com>',
    publicUrl: 'http://localhost',
    ...(mailIn === undefined ? {} : { mailIn }),
    ...more,
    timeZone: 'Europe/Berlin',
    logger,
    reads: [],
    clock,
  });
  const audit: AuditLine[] = [];
  const heard = new Writable({
    write: (line: Buffer, _, done) =>
      done(void audit.push(JSON.parse(line.toString()) as AuditLine)),
  });
  // Of what the app says, the audit log alone is heard.
  const app = commandApp(service, pino({ level: 'fatal' }, heard), {
    maxRequestsOfAddress: 10_000,
  });
  const { url: site, stop } = await listening(app);

  // Tokens are checked against the wall clock, whatever the time of the commands is.
  const tokenOf = (accountId: string) =>
    signAccessToken(service.signingSecret, { accountId, sid: 'test' }, new Date()).accessToken;

  const answer = async <Body>(response: Response): Promise<HarnessAnswer<Body>> => ({
    status: response.status,
    type: response.headers.get('Content-Type'),
    body: (await response.json()) as Body,
  });
  const post: CommandHarness['post'] = async (
    accountId,
    name,
    payload,
    { workspace = 'w', key = randomUUID(), basedOn, token, language = 'en' } = {},
  ) => {
    const bearer = token ?? (accountId === null ? null : tokenOf(accountId));
    const path = name.startsWith('/') ? name : `/api/commands/${name}`;
    return answer(
      await fetch(site + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': language,
          [headers.idempotencyKey]: key,
          ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
          ...(workspace === null ? {} : { [headers.workspace]: workspace }),
          ...(basedOn === undefined ? {} : { [headers.basedOn]: basedOn }),
        },
        body: JSON.stringify(payload),
      }),
    );
  };

  return {
    site,
    audit,
    log,
    pool,
    mails,
    mailInPort: service.mailInPort,
    vault,
    account: (email, firstName = '') => {
      const commandId = `test-${email}`;
      const cause = {
        commandId,
        command: 'Test',
        actor: 'self',
        correlationId: commandId,
        workspaceId: null,
        at: clock().toISOString(),
      } as const;
      return service.accounts.ensure(email, { firstName }, cause);
    },
    post,
    tokenOf,
    signingSecret: service.signingSecret,
    give: async (accountId, name, payload, said) => {
      const { status, body } = await post<CommandReply>(accountId, name, payload, said);
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    follow: (name, payload, caller) =>
      service.give({
        ...{ name, payload, caller, workspaceId: 'w', commandId: randomUUID() },
        ...{ correlationId: 'test', basedOn: null, now: clock().toISOString() },
        countedBy: 'inside',
      }),
    get: async (path) => answer(await fetch(site + path)),
    eventsOf: async (stream) => {
      const events: Stored[] = [];
      for await (const recorded of log.readStream(stream)) events.push(parseEvent(recorded));
      return events;
    },
    stop: async () => {
      await stop();
      await service.stop();
      await log.close();
      await vault.close();
      await pool.end();
      await database.drop();
    },
  };
}
