import { openPool } from '@waymark/postgres';
import { pino } from 'pino';
import { compareWithFresh } from '../../../services/projector/src/operations/compareWithFresh.ts';
import {
  MOST_BESIDE,
  PlanMemory,
} from '../../../services/projector/src/readModels/model/planMemory.ts';
import { serving } from '../../../services/projector/src/reading/tableSet.ts';
import { readModels } from '../../../services/projector/src/readModels/readModels.ts';
import type { SequenceGround } from './ground.ts';

/**
 * Holds every table of every read model, as crashes and cuts have left it, against a fold of the
 * whole log from its beginning, by checksum: all rows of all sequences, with the columns that no
 * list shows. Answers what differs.
 */
export async function proveTables({
  connectionString,
  log,
  vault,
}: SequenceGround): Promise<string[]> {
  const pool = openPool({ connectionString, max: 4, pipeline: true });
  const comparing = {
    ...{ pool, log, vault, signal: new AbortController().signal },
    logger: pino({ level: 'silent' }),
    memory: new PlanMemory(MOST_BESIDE),
  };
  const different: string[] = [];
  try {
    for (const model of readModels) {
      const compared = await compareWithFresh(model, serving, comparing, () => Promise.resolve());
      for (const { table, rows, freshRows, equal } of compared?.tables ?? [])
        if (!equal)
          different.push(
            `table ${table} of ${model.name}: its ${rows} rows are unlike the ${freshRows} of a fresh fold`,
          );
    }
  } finally {
    await pool.end();
  }
  return different;
}
