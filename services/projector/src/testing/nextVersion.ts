import { z } from 'zod';
import { sql } from 'slonik';
import type { ProjectorOptions } from '../createProjector.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';
import { readModels } from '../readModels/readModels.ts';
import type { Statement } from '../readModels/model/statement.ts';
import { resources } from '../readModels/resources.ts';

/** What a program reads and writes. */
export type Program = Pick<ProjectorOptions, 'models' | 'resources' | 'files'>;

const plansNow = readModels.find(({ name }) => name === 'plans');
if (plansNow === undefined) throw new Error('there is no read model plans');
const now: ReadModel = plansNow;

/**
 * What a task of the version before says of its headline's length until the new tables are filled.
 */
export const NOT_COUNTED = -1;

/**
 * One that only a fold knows, as far as the program is told, and one that follows from what is
 * there.
 */
const COLUMNS = [
  `headline_length int NOT NULL DEFAULT ${NOT_COUNTED}`,
  `loud text NOT NULL DEFAULT ''`,
];

/** The version of `plans` that might come next: its tasks know how long their headlines are. */
const next: ReadModel = {
  ...now,
  version: now.version + 1,
  upgrades: {
    [now.version + 1]: {
      columns: COLUMNS.map((column) => `ALTER TABLE tasks ADD COLUMN ${column};`).join(' '),
      rows: `UPDATE tasks SET loud = upper(headline) WHERE loud = ''`,
    },
  },
  tables: now.tables.map((table) =>
    table.name === 'tasks'
      ? {
          ...table,
          ddl: table.ddl.replace(
            'headline text NOT NULL,',
            `headline text NOT NULL, ${COLUMNS.join(', ')},`,
          ),
        }
      : table,
  ),
  open(sources) {
    const projection = now.open(sources);
    return {
      async apply(out, events) {
        const writes: Statement[] = [];
        await projection.apply(writes, events);
        out.push(...writes, ...writes.filter(({ name }) => name === 'upsert tasks').map(counting));
      },
      close: () => projection.close(),
    };
  },
};

/** Counts the headlines of the tasks that a statement has written. */
function counting({ text, values }: Statement): Statement {
  const columns = (/\((.*?)\)/.exec(text)?.[1] ?? '').split(', ');
  const key = ['workspace_id', 'plan_id', 'plan_kind', 'id'];
  return {
    text: `UPDATE tasks t SET headline_length = length(t.headline), loud = upper(t.headline) FROM jsonb_array_elements($1::jsonb) AS given (r)
      WHERE ${key.map((one) => `t.${one} = r ->> ${columns.indexOf(one)}`).join(' AND ')}`,
    values,
  };
}

/** The program with that version, whose tasks are read with the new column. */
export const nextProgram: Program = {
  models: readModels.map((model) => (model.name === 'plans' ? next : model)),
  resources: resources.map((resource) =>
    resource.name === 'tasks'
      ? {
          ...resource,
          row: resource.row.extend({ headlineLength: z.number(), loud: z.string() }),
          select: (filter, reading) =>
            sql.fragment`SELECT s.*, (SELECT x.headline_length FROM read.tasks x WHERE x.ctid = s."rowAt") AS "headlineLength",
              (SELECT x.loud FROM read.tasks x WHERE x.ctid = s."rowAt") AS loud FROM (${resource.select(filter, reading)}) s`,
        }
      : resource,
  ),
};

/** One whose tables can't be made of those of the version before: nobody wrote how. */
export const misfitProgram: Program = {
  models: readModels.map((model) =>
    model.name === 'plans'
      ? {
          ...now,
          version: now.version + 1,
          tables: now.tables.map((table) =>
            table.name === 'variables'
              ? {
                  ...table,
                  ddl: table.ddl.replace('value text NOT NULL', 'value text NOT NULL, unit text'),
                }
              : table,
          ),
        }
      : model,
  ),
  resources,
};
