import { randomUUID } from 'node:crypto';
import { openPostgresLog } from '@waymark/log';
import pg from 'pg';
import type { ComparedMeasure, Figure, Measure } from '../finding.ts';
import { listQuery } from '../httpLatency.ts';
import { median, timeOf } from '../measure.ts';
import { must } from '../must.ts';
import { insertRaw, prepareRaw, type RawRows } from '../peers/rawTaskRows.ts';
import { asOwner, caughtUp, get, give, startService, type ServerProcess } from '../services.ts';
import { foundWorkspace, type WorldShape } from '../world.ts';

/** Milliseconds that an act with the largest plan may take. */
const LIMIT_MS = 1_500;
const BESIDE = 'inserting its rows raw';

/** Milliseconds of each act, round by round. */
type Acts = Record<'read' | 'imported' | 'exported' | 'rolledOut', number[]>;

/**
 * The acts by which a plan of 1,500 tasks comes into the product: a document is read, imported,
 * exported and rolled out, each until its rows can be read. The limit is of a machine that does
 * nothing else, so the rollout stands beside the database's own work of the same round, too.
 */
export const bigPlan: Measure = {
  name: 'bigPlan',
  beside: ['1,500 ms', BESIDE],
  goal: '≤ 1,500 ms',
  async run(stage) {
    const shape = stage.sized({
      smoke: { modules: 2, tasksEach: 3 },
      usual: { modules: 300, tasksEach: 5 },
    });
    const database = await stage.database();
    const log = await openPostgresLog({ connectionString: database });
    await foundWorkspace(log);
    const command = await startService('command', database);
    const projector = await startService('projector', database);
    const sql = new pg.Client({ connectionString: database });
    await sql.connect();
    const acts: Acts = { read: [], imported: [], exported: [], rolledOut: [] };
    const raw: number[] = [];
    try {
      let rows: RawRows | undefined;
      // Round 0 is not counted: services and tables are warm after it.
      for (let round = 0; round <= stage.rounds; round += 1) {
        const { processId, took } = await goThrough(command, projector, shape);
        if (rows === undefined) {
          await caughtUp(projector, await log.head());
          rows = await prepareRaw(sql, processId);
          await sql.query('ANALYZE');
        }
        const given = rows;
        const { ms } = await timeOf(() => insertRaw(sql, given, round + 1));
        if (round === 0) continue;
        raw.push(ms);
        for (const [act, spent] of Object.entries(took)) acts[act as keyof Acts].push(spent);
      }
    } finally {
      await sql.end();
      await command.stop();
      await projector.stop();
      await log.close();
    }
    return findingsOf(shape.modules * shape.tasksEach, acts, raw);
  },
};

/** Reads, imports, exports and rolls out one plan. */
async function goThrough(command: ServerProcess, projector: ServerProcess, shape: WorldShape) {
  const [blueprintId, processId] = [randomUUID(), randomUUID()];
  const tasks = shape.modules * shape.tasksEach;
  let draft: object = {};
  const read = await timeOf(async () => {
    draft = await draftOf(command, documentOf(shape));
  });
  const imported = await timeOf(async () => {
    const fileName = 'big.md';
    const after = await give(command, 'ImportBlueprint', { blueprintId, fileName, draft });
    await opened(projector, 'blueprints', blueprintId, { after, tasks });
  });
  const exported = await timeOf(async () => {
    const path = `/api/previews/blueprint-export/${blueprintId}/md`;
    const { body } = await get<unknown>(command, path);
    must(JSON.stringify(body).includes('Task 1 of module 1'), 'the export holds the tasks');
  });
  const rolledOut = await timeOf(async () => {
    const after = await give(command, 'CreateProcess', {
      ...{ processId, projectId: 'project', blueprintId },
      ...{ start: '2026-11-01', end: '2027-01-31' },
    });
    await opened(projector, 'executions', processId, { after, tasks });
  });
  const took = {
    ...{ read: read.ms, imported: imported.ms },
    ...{ exported: exported.ms, rolledOut: rolledOut.ms },
  };
  return { processId, took };
}

/** A checklist as people write it: a sentence or two below each task. */
const documentOf = ({ modules, tasksEach }: WorldShape): string =>
  [
    '# The largest plan',
    '## Start',
    ...Array.from({ length: modules }, (_, m) => [
      `### Step ${m + 1} of the way`,
      'What has to be there before the next step can begin, in a sentence.',
      ...Array.from({ length: tasksEach }, (_, t) => [
        `- [ ] Task ${t + 1} of module ${m + 1} (due in ${t + 1} days)`,
        '',
        '  One sentence or two that say **what** has to be done, until when, and with whom.',
        '',
      ]).flat(),
    ]).flat(),
  ].join('\n');

/** Reads the document as the dialog does, and answers the plan that it proposes. */
async function draftOf(command: ServerProcess, source: string): Promise<object> {
  const answer = await fetch(`${command.url}/api/previews/blueprint-import`, {
    method: 'POST',
    headers: asOwner(),
    body: JSON.stringify({ fileName: 'big.md', source }),
  });
  must(answer.ok, `the document is read: ${answer.status}`);
  const { draft } = (await answer.json()) as { draft: object };
  return draft;
}

/** Reads what its page begins with, as new as the command left it. */
async function opened(
  projector: ServerProcess,
  resource: 'blueprints' | 'executions',
  planId: string,
  { after, tasks }: { readonly after: string; readonly tasks: number },
): Promise<void> {
  const parts = (part: string) =>
    get(projector, `/api/${part}?${listQuery({ planId }, ['place', 'ASC'])}&after=${after}`);
  const [, , { total }] = await Promise.all([
    get(projector, `/api/${resource}/${planId}?after=${after}`),
    parts('modules'),
    parts('tasks'),
  ]);
  must(total === tasks, 'every task is there');
}

function findingsOf(tasks: number, acts: Acts, raw: readonly number[]) {
  const plan = `a plan of ${tasks.toLocaleString('en')} tasks`;
  const words: Record<keyof Acts, string> = {
    read: `reading ${plan} from a document`,
    imported: `importing ${plan}`,
    exported: `exporting ${plan}`,
    rolledOut: `rolling out ${plan}`,
  };
  const figures = Object.entries(words).map(([act, measure]): Figure => ({
    measure,
    value: Math.round(median(acts[act as keyof Acts])),
    unit: 'ms',
    goal: { atMost: LIMIT_MS },
  }));
  const compared: ComparedMeasure = {
    measure: `${words.rolledOut}, beside its rows`,
    ...{ beside: BESIDE, unit: 'ms', goal: { atMost: 5 } },
    ...{ ours: acts.rolledOut, theirs: raw },
  };
  return [...figures, compared];
}
