import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog } from '@waymark/log';
import { openPostgresVault } from '@waymark/vault';
import { loginUrls } from '@waymark/postgres';
import { createProjector } from '@waymark/projector';
import { pino } from 'pino';
import { MASTER_KEY } from './services.ts';

export type Follower = {
  /** Resolves when every read model has written down what the log holds up to `position`. */
  reached(position: bigint): Promise<void>;
  /** Resolves when every read model follows the log, its indexes made. */
  level(): Promise<void>;
  stop(): Promise<void>;
};

/** The projector of the product, in this process, with its read models in the database named. */
export async function startFollower(log: EventLog, connectionString: string): Promise<Follower> {
  const vault = await openPostgresVault({ connectionString, masterKey: MASTER_KEY });
  const projector = await createProjector({
    timeZone: 'UTC',
    log,
    vault,
    connectionString,
    readerConnectionString: loginUrls(connectionString).reader,
    logger: pino({ level: 'warn' }),
  });
  await projector.start();
  return {
    async reached(position) {
      while (!projector.health().models.every((model) => model.position >= position))
        await delay(1);
    },
    async level() {
      while (!projector.health().live) await delay(1);
    },
    async stop() {
      await projector.stop();
      await vault.close();
    },
  };
}
