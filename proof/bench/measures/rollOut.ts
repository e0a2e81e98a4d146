import { randomUUID } from 'node:crypto';
import { streamOf } from '@waymark/events';
import { openPostgresLog } from '@waymark/log';
import pg from 'pg';
import type { Measure } from '../finding.ts';
import { listQuery } from '../httpLatency.ts';
import { each, interleave, timeOf } from '../measure.ts';
import { must } from '../must.ts';
import { insertRaw, prepareRaw } from '../peers/rawTaskRows.ts';
import { caughtUp, get, give, startService } from '../services.ts';
import { fill, foundWorkspace, planCopied, WORKSPACE } from '../world.ts';

export const rollOut: Measure = {
  name: 'rollOut',
  beside: ['inserting the same rows raw'],
  goal: '≥ 0.5×',
  async run(stage) {
    const shape = stage.sized({
      smoke: { modules: 2, tasksEach: 10 },
      usual: { modules: 20, tasksEach: 50 },
    });
    const tasks = shape.modules * shape.tasksEach;
    const database = await stage.database();
    const log = await openPostgresLog({ connectionString: database });
    await foundWorkspace(log);
    await fill(log, streamOf.blueprint(WORKSPACE, 'blueprint'), [
      { type: 'BlueprintCreated', data: { blueprintId: 'blueprint', name: 'A thousand tasks' } },
      planCopied('blueprint', shape),
    ]);
    const command = await startService('command', database);
    const projector = await startService('projector', database);
    const sql = new pg.Client({ connectionString: database });
    await sql.connect();
    let processId = '';
    /** From the command until the process can be read. */
    const create = async () => {
      processId = randomUUID();
      const after = await give(command, 'CreateProcess', {
        processId,
        projectId: 'project',
        blueprintId: 'blueprint',
        start: '2026-11-01',
        end: '2027-01-31',
      });
      await get(projector, `/api/executions/${processId}?after=${after}`);
    };
    const ours = async () => {
      const sample = await timeOf(create);
      const filter = listQuery({ planId: processId }, ['place', 'ASC']);
      const { total } = await get(projector, `/api/tasks?${filter}`);
      must(total === tasks, 'every task was rolled out');
      return sample;
    };
    try {
      await ours();
      await caughtUp(projector, await log.head());
      const rows = await prepareRaw(sql, processId);
      let nth = 0;
      must(rows.tasks.length === tasks, 'the raw rows are as many');
      // So that no plan is made for empty tables; by itself Postgres looks at them once a minute.
      await sql.query('ANALYZE');
      const samples = await interleave(stage.rounds, {
        ours,
        theirs: () => timeOf(() => insertRaw(sql, rows, ++nth)),
      });
      const { rows: counted } = await sql.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM raw_rows.tasks',
      );
      must(counted[0]?.count === (stage.rounds + 1) * tasks, 'raw rows are there');
      const perSecond = (milliseconds: number) => (tasks * 1_000) / milliseconds;
      return [
        {
          measure: `rolling out ${tasks.toLocaleString('en')} tasks`,
          beside: 'inserting the same rows raw',
          unit: 'tasks/s',
          goal: { atLeast: 0.5 },
          ours: each(samples.ours, 'ms').map(perSecond),
          theirs: each(samples.theirs, 'ms').map(perSecond),
        },
      ];
    } finally {
      await sql.end();
      await command.stop();
      await projector.stop();
      await log.close();
    }
  },
};
