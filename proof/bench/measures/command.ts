import { openPostgresLog } from '@waymark/log';
import { streamOf } from '@waymark/events';
import type { Measure } from '../finding.ts';
import { startLoadGenerator } from '../load/loadGenerator.ts';
import type { Job } from '../load/job.ts';
import { each, interleave, latencies } from '../measure.ts';
import { must } from '../must.ts';
import { asOwner, startService } from '../services.ts';
import { fill, foundWorkspace, WORKSPACE } from '../world.ts';

const BODY = '{"clientId":"c$slot","name":"Renamed $n"}';

export const command: Measure = {
  name: 'command',
  beside: ['Koa + zod + raw group commit'],
  goal: 'requests/s ≥ 0.8×; p99 ≤ 1.5×',
  async run(stage) {
    const clients = stage.sized({ smoke: 8, usual: 512 });
    const connections = stage.sized({ smoke: 4, usual: 64 });
    const amount = stage.sized({ smoke: 40, usual: 6_000, full: 8_000 });
    const database = await stage.database();
    const log = await openPostgresLog({ connectionString: database });
    await foundWorkspace(log);
    for (let n = 0; n < clients; n++)
      await fill(log, streamOf.client(WORKSPACE, `c${n}`), [
        { type: 'ClientAdded', data: { clientId: `c${n}`, name: `Client ${n}` } },
      ]);
    const before = await log.head();
    const service = await startService('command', database);
    const peer = await startService('bareKoa', await stage.database());
    const load = startLoadGenerator();
    let sent = 0;
    const round = (url: string) => async () => {
      const job: Job = {
        url,
        method: 'POST',
        headers: asOwner(),
        body: BODY,
        slots: clients,
        from: sent,
        connections,
        amount,
      };
      sent += amount;
      const answers = await load.sendAll(job);
      return { rate: answers.perSecond, ...latencies(answers.latencies) };
    };
    try {
      const samples = await interleave(stage.rounds, {
        ours: round(`${service.url}/api/commands/RenameClient`),
        theirs: round(`${peer.url}/command`),
      });
      const { count } = (await (await fetch(`${peer.url}/count`)).json()) as { count: number };
      const asked = (stage.rounds + 1) * amount;
      must(count === asked, 'every request of the peer is one event');
      must((await log.head()) - before === BigInt(asked), 'and every command');
      const finding = (key: 'rate' | 'p50' | 'p99') => ({
        ours: each(samples.ours, key),
        theirs: each(samples.theirs, key),
        beside: 'Koa + zod + raw group commit',
      });
      return [
        {
          measure: 'command over HTTP, requests/s',
          unit: '/s',
          goal: { atLeast: 0.8 },
          ...finding('rate'),
        },
        { measure: 'command over HTTP, p99', unit: 'ms', goal: { atMost: 1.5 }, ...finding('p99') },
      ];
    } finally {
      load.stop();
      await service.stop();
      await peer.stop();
      await log.close();
    }
  },
};
