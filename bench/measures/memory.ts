import { openPostgresLog } from '@waymark/events/log';
import type { Measure } from '../finding.ts';
import { startLoadGenerator } from '../load/loadGenerator.ts';
import { must } from '../must.ts';
import { beginPlans } from '../plans.ts';
import { asOwner, caughtUp, get, startService } from '../services.ts';

const PLANS = 200;
const COMMANDS = 1_000;
const MIB = 2 ** 20;

/**
 * Memory is bounded when the second half of a long history adds next to nothing to what the first half took. The start
 * itself stands in the table as well.
 */
export const memory: Measure = {
  name: 'memory',
  beside: ['after half of them', 'at the start'],
  goal: '≤ 1.2× of the half way',
  async run(stage) {
    const events = stage.full ? 1_000_000 : 20_000;
    const database = await stage.database();
    const log = await openPostgresLog({ connectionString: database });
    const plans = await beginPlans(log, PLANS);
    const command = await startService('command', database);
    const projector = await startService('projector', database);
    const load = startLoadGenerator();
    await caughtUp(projector, plans.head);
    const both = async () => ({
      command: (await command.memory()) / MIB,
      projector: (await projector.memory()) / MIB,
    });
    let given = 0;
    const half = async () => {
      let last = 0n;
      for (let sent = 0; sent < events / 2; sent += PLANS * 50)
        last = await plans.arrive(50);
      await load.sendAll({
        url: `${command.url}/api/commands/RenameClient`,
        method: 'POST',
        headers: asOwner(),
        body: '{"clientId":"client","name":"Renamed $n"}',
        from: given,
        connections: 1,
        amount: COMMANDS,
      });
      given += COMMANDS;
      await caughtUp(projector, last);
      return both();
    };
    try {
      const start = await both();
      const middle = await half();
      const end = await half();
      await caughtUp(projector, await log.head());
      const { total } = await get(projector, '/api/history?range=[0,0]');
      must(total >= events, 'all of the history was projected');
      return (['command', 'projector'] as const).flatMap((service) =>
        (
          [
            ['after half of them', middle, 1.2],
            ['at the start', start, 3],
          ] as const
        ).map(([beside, then, atMost]) => ({
          measure: `memory of the ${service} after ${events.toLocaleString('en')} events`,
          beside,
          unit: 'MiB',
          goal: { atMost },
          ours: [end[service]],
          theirs: [then[service]],
        })),
      );
    } finally {
      load.stop();
      await command.stop();
      await projector.stop();
      await log.close();
    }
  },
};
