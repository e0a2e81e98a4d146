import { streamOf } from '@waymark/events';
import { openPostgresLog } from '@waymark/log';
import type { Measure } from '../finding.ts';
import { getAgain, listQuery } from '../httpLatency.ts';
import { each, interleave, median } from '../measure.ts';
import { must } from '../must.ts';
import { SHAPE } from '../plans.ts';
import { get, startService } from '../services.ts';
import {
  fill,
  foundWorkspace,
  planCopied,
  processCreated,
  statusSet,
  WORKSPACE,
} from '../world.ts';

export const openProcess: Measure = {
  name: 'openProcess',
  beside: ['the same with a short history'],
  goal: '≤ 1.2×',
  async run(stage) {
    const short = stage.sized({ smoke: 5, usual: 100 });
    const histories = Object.entries({ short, long: 10 * short });
    const database = await stage.database();
    const log = await openPostgresLog({ connectionString: database });
    await foundWorkspace(log);
    let after = 0n;
    for (const [id, changes] of histories)
      after = await fill(log, streamOf.process(WORKSPACE, id), [
        processCreated(id),
        planCopied(id, SHAPE),
        ...Array.from({ length: changes }, (_, n) => statusSet(id, SHAPE, n)),
      ]);
    const service = await startService('projector', database);
    const times = stage.sized({ smoke: 2, usual: 25, full: 200 });
    /** What the page of a process asks for. */
    const pathsOf = (id: string) => [
      `/api/executions/${id}`,
      ...['milestones', 'modules', 'placeholders'].map(
        (part) =>
          `/api/${part}?${listQuery({ planId: id }, part === 'placeholders' ? ['name', 'ASC'] : ['place', 'ASC'])}`,
      ),
    ];
    const open = (id: string) => async () => {
      let ms = 0;
      for (const path of pathsOf(id)) ms += median(await getAgain(service, path, times));
      return { ms };
    };
    try {
      for (const [id, changes] of histories) {
        const history = `/api/history?${listQuery({ planId: id }, ['position', 'DESC'])}`;
        const { total } = await get(service, `${history}&after=${after}`);
        must(total >= changes, `the history of ${id} holds all changes`);
        const modules = await get(service, pathsOf(id)[2] ?? '');
        must(modules.total === SHAPE.modules, 'the page has its modules');
      }
      const samples = await interleave(stage.rounds, { ours: open('long'), theirs: open('short') });
      return [
        {
          measure: 'opening a process with 10× the history',
          beside: 'the same with a short history',
          unit: 'ms',
          goal: { atMost: 1.2 },
          ours: each(samples.ours, 'ms'),
          theirs: each(samples.theirs, 'ms'),
        },
      ];
    } finally {
      await service.stop();
      await log.close();
    }
  },
};
