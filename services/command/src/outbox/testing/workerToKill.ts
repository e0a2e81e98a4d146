import { openPostgresLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { handleCommand } from '../../handling/handleCommand.ts';
import { commandsOn } from '../../testing/anotherProcess.ts';
import { commandGiver } from '../commandJob.ts';
import { startOutbox } from '../outbox.ts';
import { logger } from '../../reactions/testing/reactingStores.ts';

/**
 * A worker in a process of its own that says when it has taken a command, `before` or `after`
 * giving it, and never goes on.
 */
const [, , connectionString = '', when] = process.argv;
const pool = openPool({ connectionString });
const log = await openPostgresLog({ connectionString });
const give = commandGiver({
  give: (request) => handleCommand(request, commandsOn({ log, pool })),
  ...{ logger, clock: () => new Date('2026-12-21T10:00:00.000Z') },
});
await startOutbox({
  pool,
  send: () => Promise.resolve(),
  give: async (job) => {
    if (when === 'after') await give(job);
    process.stdout.write('taken');
    await new Promise(() => undefined);
  },
  logger,
});
