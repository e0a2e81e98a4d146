import { openPostgresLog } from '@waymark/log';
import { preparedDatabase } from '@waymark/postgres/testing';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startFollower } from './follower.ts';
import { foldAndCopy, prepareFoldAndCopy } from './peers/foldAndCopy.ts';
import { prepareUpsert } from './peers/handBatchUpsert.ts';
import { rawTasksOfOne } from './peers/rawList.ts';
import { beginPlans } from './plans.ts';

/**
 * A log with a process, its read models, and what has become of them since the peers were written.
 */
async function changedSince(change: string) {
  const { connectionString: database, drop } = await preparedDatabase();
  const log = await openPostgresLog({ connectionString: database });
  const { head } = await beginPlans(log, 1);
  const follower = await startFollower(log, database);
  await follower.reached(head);
  await follower.stop();
  const sql = new pg.Client({ connectionString: database });
  await sql.connect();
  await sql.query(change);
  return {
    ...{ database, log, sql },
    async close() {
      await sql.end();
      await log.close();
      await drop();
    },
  };
}

test.each([
  [
    'ALTER TABLE read.tasks RENAME COLUMN mandatory TO required',
    'tasks.required is not given by the peer; tasks.mandatory, which the peer gives, does not exist',
  ],
  ['ALTER TABLE read.modules ADD COLUMN colour text', 'modules.colour is not given by the peer'],
  [
    'ALTER TABLE read.history_subjects RENAME COLUMN cause_de TO cause_fr',
    'history_subjects.cause_fr is not given by the peer; history_subjects.cause_de, which the peer gives, does not exist',
  ],
])('the rebuild’s peer says what it lacks after %s', async (change, says) => {
  const { database, log, close } = await changedSince(change);
  await prepareFoldAndCopy(database);
  await expect(foldAndCopy(log, database)).rejects.toThrow(says);
  await close();
});

test('so does the one that projects by hand', async () => {
  const { database, close } = await changedSince(
    'ALTER TABLE read.history RENAME COLUMN words TO said',
  );
  const pool = new pg.Pool({ connectionString: database });
  await expect(prepareUpsert(pool)).rejects.toThrow(
    'history.said is not given by the peer; history.words, which the peer gives, does not exist',
  );
  await pool.end();
  await close();
});

test('the list’s peer answers every column that there is, and fails without one that it filters by', async () => {
  const { sql, close } = await changedSince(
    'ALTER TABLE read.tasks RENAME COLUMN assignee TO given_to',
  );
  const { text, values } = await rawTasksOfOne(sql);
  expect(text).toContain('t.given_to');
  await expect(sql.query(text, [...values])).rejects.toThrow('assignee');
  await close();
});
