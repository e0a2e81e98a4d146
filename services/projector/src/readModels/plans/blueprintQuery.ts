import { blueprintRow } from '@waymark/api';
import { singleModules } from '@waymark/events';
import { sql } from 'slonik';
import {
  column,
  contains,
  equals,
  search,
  sorts,
  type Filters,
  type Resource,
} from '../model/resource.ts';

/**
 * The library: processes, their sub-processes as long as the process is there, and the single
 * modules as a whole.
 */
export const blueprints: Resource = {
  name: 'blueprints',
  row: blueprintRow,
  models: ['plans'],
  filters: {
    id: equals('id'),
    typeId: equals('typeId'),
    kind: equals('kind'),
    holds: {
      where: (words: string) => sql.fragment`(${contains(column('name'), words)}
        OR EXISTS (SELECT FROM read.blueprints s WHERE s.type_id = ${column('id')} AND ${contains(sql.fragment`s.name`, words)})
        OR EXISTS (
          SELECT FROM read.modules m JOIN read.blueprints s ON s.workspace_id = m.workspace_id AND s.id = m.plan_id
           WHERE m.plan_kind = 'blueprint' AND s.type_id = ${column('id')} AND ${contains(sql.fragment`m.title`, words)}))`,
    },
    q: search('name'),
  } satisfies Filters<'blueprints'>,
  sorts: sorts(['name'], ['createdAt', 'updatedAt', 'milestones', 'modules', 'tasks']),
  defaultSort: ['name', 'ASC'],
  select: () => sql.fragment`
    SELECT b.id, b.name, b.type_id AS "typeId", t.name AS "typeName",
           CASE WHEN b.id = ${singleModules} THEN 'modules' WHEN b.id = b.type_id THEN 'process' ELSE 'subProcess' END AS "kind",
           (SELECT count(*)::int FROM read.blueprints s
             WHERE s.workspace_id = b.workspace_id AND s.type_id = b.id AND s.id <> b.id) AS "subProcesses",
           b.created_at AS "createdAt", b.updated_at AS "updatedAt", b.created_by AS "createdBy",
           b.milestones, b.modules, b.tasks, b.bytes, b.start_on AS "start", b.end_on AS "end", b.followers, b.revision::text AS "planRevision"
      FROM read.blueprints b JOIN read.blueprints t ON t.workspace_id = b.workspace_id AND t.id = b.type_id`,
};
