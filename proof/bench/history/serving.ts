import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { openPostgresLog, type EventLog } from '@waymark/log';
import { MailStore } from '@waymark/local/mailbox/mailStore.ts';
import { startInbox } from '@waymark/local/mailbox/smtpInbox.ts';
import { startService, type ServerProcess } from '../services.ts';
import type { BenchStage } from '../stage.ts';
import { foundWithOwner } from './fillHistory.ts';

/** Both services on one database, and somebody who takes their mail. */
export type Serving = {
  readonly log: EventLog;
  readonly command: ServerProcess;
  readonly projector: ServerProcess;
  /** How many mails have arrived. */
  mails(): number;
  stop(): Promise<void>;
};

/** Founds the workspace and starts both services, which follow the log from then on. */
export async function startServing(stage: BenchStage): Promise<Serving> {
  const database = await stage.database();
  const folder = await mkdtemp(path.join(stage.folder, 'mail-'));
  const store = await MailStore.open(folder);
  const inbox = await startInbox(store);
  const log = await openPostgresLog({ connectionString: database });
  await foundWithOwner(log, database);
  const command = await startService('command', database, inbox.url);
  const projector = await startService('projector', database);
  return {
    log,
    command,
    projector,
    mails: () => store.list().length,
    async stop() {
      await command.stop();
      await projector.stop();
      await log.close();
      await inbox.stop();
    },
  };
}
