import { operationsStatus, type OperationsStatus } from '@waymark/api';
import { partsOfStream } from '@waymark/events';
import type pg from 'pg';
import { previous, serving } from '../reading/tableSet.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';

/** Older word of the projector at work means that there is none, in seconds. */
const LONGEST_SILENCE = 10;

/** As ISO 8601 in UTC. */
const iso = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const STATUS = `
SELECT ${iso('now()')} AS at,
  (SELECT max(head)::text FROM read.model_health WHERE at > now() - interval '${LONGEST_SILENCE} s') AS head,
  EXISTS (SELECT FROM read.model_health WHERE at > now() - interval '${LONGEST_SILENCE} s') AS projecting,
  (SELECT is_there FROM identity.virus_scanner) AS "scansFiles",
  coalesce((SELECT json_agg(json_build_object(
    'model', c.model,
    'version', c.version,
    'state', coalesce(h.state, 'starting'),
    'position', c.position::text,
    'lagEvents', json_build_object('count', coalesce(h.lag_events, 0), 'exact', coalesce(h.lag_exact, false)),
    'lagSeconds', coalesce(h.lag_seconds, 0),
    'rate', coalesce(h.rate, 0),
    'problem', h.problem,
    'lastSwapMs', h.last_swap_ms,
    'quarantine', coalesce((SELECT json_agg(json_build_object(
        'stream', q.stream, 'workspaceId', NULL, 'position', q.position::text, 'revision', q.revision::text,
        'eventType', q.event_type, 'reason', q.reason, 'since', ${iso('q.since')}, 'waiting', q.waiting, 'retrying', q.retry) ORDER BY q.position)
      FROM read.quarantine q WHERE q.model = c.model AND q.slot = '${serving.slot}'), '[]'),
    'rebuild', (SELECT json_build_object(
        'kind', r.kind, 'state', r.state, 'progress', r.progress, 'rate', r.rate, 'etaSeconds', r.eta_seconds,
        'position', coalesce((SELECT position FROM read.checkpoints b WHERE b.model = c.model AND b.slot = 'candidate'), 0)::text,
        'startedAt', ${iso('r.started_at')}, 'swapsItself', r.swaps_itself, 'problem', r.problem)
      FROM read.rebuilds r WHERE r.model = c.model AND NOT r.cancelled),
    'verification', (SELECT json_build_object(
        'state', v.state, 'progress', v.progress, 'position', v.position::text, 'startedAt', ${iso('v.started_at')},
        'endedAt', ${iso('v.ended_at')}, 'tables', v.tables, 'problem', v.problem)
      FROM read.verifications v WHERE v.model = c.model),
    'previous', (SELECT json_build_object('position', p.position::text, 'replacedAt', ${iso('p.updated_at')},
        'usable', p.version = c.version AND p.state = 'whole')
      FROM read.checkpoints p WHERE p.model = c.model AND p.slot = '${previous.slot}')
  ) ORDER BY array_position($1, c.model))
  FROM read.checkpoints c LEFT JOIN read.model_health h USING (model)
  WHERE c.slot = '${serving.slot}' AND c.model = ANY($1)), '[]') AS models`;

/**
 * How the read models are doing, as it is kept in the database. @throws ZodError when it is kept
 * wrongly
 */
export async function readStatus(
  pool: pg.Pool,
  models: readonly ReadModel[],
): Promise<OperationsStatus> {
  const { rows } = await pool.query<Record<string, unknown>>(STATUS, [
    models.map(({ name }) => name),
  ]);
  const status = operationsStatus.parse(rows[0]);
  return {
    ...status,
    models: status.models.map((model) => ({
      ...model,
      quarantine: model.quarantine.map((waiting) => ({
        ...waiting,
        workspaceId: partsOfStream(waiting.stream).workspaceId,
      })),
    })),
  };
}
