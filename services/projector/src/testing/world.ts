import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headers } from '@waymark/api';
import { accessKeyPair, signAccessToken, type TokenHolder } from '@waymark/edge';
import {
  partsOfStream,
  streamOf,
  withVersion,
  type StoredMetadata,
  type Person,
  type WaymarkEvent,
} from '@waymark/events';
import { openPostgresLog, type EventLog } from '@waymark/log';
import { openPostgresVault, type PostgresVault } from '@waymark/vault';
import { publishAccessKeys, type EachLogin } from '@waymark/postgres';
import pg from 'pg';
import { pino } from 'pino';
import { projectorApp } from '../app.ts';
import { createProjector, type Projector } from '../createProjector.ts';
import { databaseWithTables } from './databaseWithTables.ts';
import type { Program } from './nextVersion.ts';

/** Who runs the installation. */
export const OPERATOR = 'dana';
const operators = [`${OPERATOR}@example.com`];
/** As varied as one that was made at random must be. */
export const MASTER_KEY = Buffer.from(Array.from({ length: 32 }, (_, n) => n));
const SECRET = 'a secret that is only good for tests';
const logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' });

export type WorldAnswer<Row = Record<string, unknown>> = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Row;
};
export type WorldRow = Record<string, unknown>;
type Query = Partial<
  Record<'filter' | 'filters' | 'sort' | 'range' | 'after' | 'timeZone', unknown>
>;

/**
 * A log, a vault and a projector over HTTP on a database of their own. Events are put straight into
 * the log.
 */
export class ProjectorWorld {
  readonly log: EventLog;
  readonly vault: PostgresVault;
  /** As the superuser. */
  readonly connectionString: string;
  readonly logins: EachLogin;
  /** For looking at rows past the projector, and for damaging them. */
  readonly db: pg.Client;
  #projector: Projector;
  #url: string;
  #stopServer: () => Promise<void>;
  readonly #drop: () => Promise<void>;
  #clock = Date.parse('2026-11-01T08:00:00.000Z');
  #position = 0n;

  constructor(parts: {
    log: EventLog;
    vault: PostgresVault;
    connectionString: string;
    logins: EachLogin;
    db: pg.Client;
    drop: () => Promise<void>;
    serving: Serving;
  }) {
    this.log = parts.log;
    this.vault = parts.vault;
    this.connectionString = parts.connectionString;
    this.logins = parts.logins;
    this.db = parts.db;
    this.#drop = parts.drop;
    this.#projector = parts.serving.projector;
    this.#url = parts.serving.url;
    this.#stopServer = parts.serving.stopServer;
  }

  static async open(): Promise<ProjectorWorld> {
    const { connectionString, logins, drop } = await databaseWithTables();
    const log = await openPostgresLog({ connectionString: logins.writer });
    const vault = await openPostgresVault({
      connectionString: logins.writer,
      masterKey: MASTER_KEY,
    });
    const db = new pg.Client({ connectionString });
    await db.connect();
    await publishAccessKeys(db, [accessKeyPair(SECRET)]);
    return new ProjectorWorld({
      log,
      vault,
      connectionString,
      logins,
      db,
      drop,
      serving: await serve(log, vault, logins),
    });
  }

  /** A world in which Dana owns the workspace `w`. */
  static async ofDana(): Promise<ProjectorWorld> {
    const world = await ProjectorWorld.open();
    await world.openAccount('dana', 'Dana');
    await world.createWorkspace('w');
    return world;
  }

  get projector(): Projector {
    return this.#projector;
  }

  /** Lets time go by before what is appended next. */
  later(minutes: number): void {
    this.#clock += minutes * 60_000;
  }

  /**
   * Appends to a stream, one second after what was appended before; answers the position.
   * `causationId`: what it followed from.
   */
  async append(
    stream: string,
    events: readonly WaymarkEvent[],
    actor: StoredMetadata['actor'] = { kind: 'user', accountId: 'dana', party: 'team' },
    causationId: string = randomUUID(),
  ): Promise<string> {
    this.#clock += 1000;
    const metadata: StoredMetadata = {
      workspaceId: partsOfStream(stream).workspaceId,
      actor,
      commandId: randomUUID(),
      command: 'Test',
      causationId,
      correlationId: randomUUID(),
      at: new Date(this.#clock).toISOString(),
    };
    const { position } = await this.log.append(
      stream,
      events.map((event) => ({
        ...event,
        id: randomUUID(),
        metadata: withVersion(event.type, metadata),
      })),
      'any',
    );
    if (position > this.#position) this.#position = position;
    return `${position}`;
  }

  async openAccount(accountId: string, firstName: string, lastName = ''): Promise<void> {
    const person: Person = { email: `${accountId}@example.com`, firstName, lastName, gender: null };
    await this.append(`account-${accountId}`, [
      {
        type: 'AccountOpened',
        data: { accountId, sealed: await this.vault.seal(accountId, person) },
      },
    ]);
  }

  async createWorkspace(workspaceId: string, owner = 'dana'): Promise<void> {
    await this.append(streamOf.workspace(workspaceId), [
      { type: 'WorkspaceCreated', data: { workspaceId, name: 'Works' } },
      { type: 'MemberAdded', data: { accountId: owner, role: 'OWNER' } },
    ]);
  }

  /** GET as somebody in a workspace, after everything that was appended. */
  async get<Body = WorldRow>(
    who: string,
    workspaceId: string,
    path: string,
    query: Query = {},
  ): Promise<WorldAnswer<Body>> {
    const search = new URLSearchParams({ after: `${this.#position}` });
    for (const [name, value] of Object.entries(query))
      search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    const response = await this.fetch(who, workspaceId, `${path}?${search}`);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Body,
    };
  }

  /** GET by the token of somebody who came by a link. */
  async asGuest<Body = WorldRow>(
    who: string,
    workspaceId: string,
    path: string,
  ): Promise<WorldAnswer<Body>> {
    const guest = { workspaceId, linkId: '', of: { kind: 'process', id: '' } } as const;
    const response = await this.fetch(who, workspaceId, path, {}, { guest });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Body,
    };
  }

  fetch(
    who: string,
    workspaceId: string,
    path: string,
    init: RequestInit = {},
    came: Pick<TokenHolder, 'guest' | 'view' | 'frame'> = {},
    /** In the place of an access token: an API key. */
    bearer?: string,
  ) {
    const caller = { accountId: who, sid: `session of ${who}`, ...came };
    const { accessToken } = signAccessToken(SECRET, caller, new Date());
    return fetch(`${this.#url}${path}`, {
      ...init,
      headers: {
        ...init.headers,
        Authorization: `Bearer ${bearer ?? accessToken}`,
        [headers.workspace]: workspaceId,
      },
    });
  }

  post(who: string, workspaceId: string, path: string, body: unknown): Promise<Response> {
    return this.fetch(who, workspaceId, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Rows of a list. */
  async rows(
    who: string,
    workspaceId: string,
    resource: string,
    query: Query = {},
  ): Promise<WorldRow[]> {
    const { status, body } = await this.get<WorldRow[]>(
      who,
      workspaceId,
      `/api/${resource}`,
      query,
    );
    if (status !== 200) throw new Error(`${resource} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async stopProjector(): Promise<void> {
    const closed = this.#stopServer();
    await this.#projector.stop();
    await closed;
  }

  async startProjector(program: Program = {}): Promise<void> {
    const serving = await serve(this.log, this.vault, this.logins, program);
    this.#projector = serving.projector;
    this.#url = serving.url;
    this.#stopServer = serving.stopServer;
  }

  /** One more projector on the same database. */
  async secondProjector(program: Program = {}): Promise<Projector> {
    const projector = await createProjector({
      timeZone: 'UTC',
      ...program,
      log: this.log,
      vault: this.vault,
      connectionString: this.logins.projector,
      readerConnectionString: this.logins.reader,
      logger,
    });
    await projector.start();
    return projector;
  }

  async close(): Promise<void> {
    await this.stopProjector();
    await this.vault.close();
    await this.log.close();
    await this.db.end();
    await this.#drop();
  }
}

type Serving = {
  readonly projector: Projector;
  readonly url: string;
  readonly stopServer: () => Promise<void>;
};

async function serve(
  log: EventLog,
  vault: PostgresVault,
  logins: EachLogin,
  program: Program = {},
): Promise<Serving> {
  const projector = await createProjector({
    timeZone: 'UTC',
    ...program,
    log,
    vault,
    connectionString: logins.projector,
    readerConnectionString: logins.reader,
    operators,
    logger,
  });
  await projector.start();
  const server = createServer(
    projectorApp(projector, logger, { maxRequestsOfAddress: 10_000 }).callback(),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stopServer = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return {
    projector,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stopServer,
  };
}
