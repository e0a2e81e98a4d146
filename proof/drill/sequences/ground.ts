import { randomBytes } from 'node:crypto';
import { openPostgresLog, type EventLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { openPostgresVault, type PersonVault } from '@waymark/vault';
import { loginsOf } from '@waymark/local/base/loginsOf.ts';
import type pg from 'pg';
import { pino } from 'pino';
import { Accounts } from '../../../services/command/src/identity/accounts.ts';
import { Replies } from '../../../services/command/src/handling/replies/replies.ts';
import {
  MOST_FOR_READS,
  PlanMemory,
} from '../../../services/projector/src/readModels/model/planMemory.ts';
import { prepareReadModels } from '../../../services/projector/src/readModels/tables/prepare.ts';
import type { ReadModel } from '../../../services/projector/src/readModels/model/readModel.ts';
import type { People } from '../callers/world.ts';
import { addressOf } from '../callers/people.ts';
import { FragileProjections } from './fragileProjections.ts';
import { HeardEvents } from './heardEvents.ts';
import { serveReads, type ServedReads } from './servedReads.ts';

/**
 * Everything that the sequences of one run share: a database, its log, the projections and the
 * reads on it.
 */
export type SequenceGround = {
  readonly connectionString: string;
  readonly log: EventLog;
  readonly vault: PersonVault;
  readonly pool: pg.Pool;
  /**
   * One for all, so that it looks and keeps for many commands at once. It remembers nothing that
   * could be lost.
   */
  readonly replies: Replies;
  readonly heard: HeardEvents;
  readonly projections: FragileProjections;
  readonly reads: ServedReads;
  readonly signingSecret: string;
  readonly people: People;
  /** How long read models may take to catch up with nobody's help, in milliseconds. */
  readonly patience: number;
  stop(): Promise<void>;
};

export async function prepareGround(
  connectionString: string,
  models: readonly ReadModel[],
  patience: number,
): Promise<SequenceGround> {
  const pool = openPool({ connectionString, max: 12 });
  const logins = await loginsOf(connectionString);
  const log = await openPostgresLog({ connectionString });
  const vault = await openPostgresVault({ pool, masterKey: randomBytes(32) });
  await prepareReadModels(pool, models, pino({ level: 'silent' }));
  const replies = new Replies(pool);
  const people = await openAccounts(new Accounts(log, vault));
  const signingSecret = randomBytes(32).toString('base64');
  const reads = await serveReads(logins.reader, signingSecret);
  const { progress, freshness, preparing } = reads;
  const heard = new HeardEvents(log, await log.head());
  const projections = new FragileProjections({
    ...{ connectionString, models, log, vault, progress, freshness, preparing },
    memory: new PlanMemory(MOST_FOR_READS),
  });
  return {
    ...{ connectionString, log, vault, pool, replies, heard },
    ...{ projections, reads, signingSecret, people, patience },
    async stop() {
      await projections.stop();
      await reads.stop();
      await log.close();
      await vault.close();
      await pool.end();
    },
  };
}

async function openAccounts(accounts: Accounts): Promise<People> {
  const open = (name: string) =>
    accounts.ensure(
      addressOf(name),
      { firstName: name },
      {
        ...{ commandId: name, command: 'SignIn', actor: 'self' },
        ...{ correlationId: name, workspaceId: null },
        at: '2026-01-01T08:00:00.000Z',
      },
    );
  const [owner, member] = [await open('olga'), await open('tim')];
  return { owner, member, clientUsers: [await open('anna'), await open('ben')] };
}
