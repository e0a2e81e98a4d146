import { partsOfStream, prefixOf } from '@waymark/events';
import { insert, type Row } from '../bulk.ts';
import { evolveOnce } from '../evolveOnce.ts';
import { PlanStates } from '../planStates.ts';
import type { Known, ReadModel } from '../readModel.ts';
import type { Statement } from '../statement.ts';
import { historyTables } from './table.sql.ts';
import { tellEvent, type Around } from './tell/tellEvent.ts';

export const history: ReadModel = {
  name: 'history',
  version: 3,
  prefixes: [
    prefixOf('workspace'),
    prefixOf('client'),
    prefixOf('project'),
    prefixOf('blueprint'),
    prefixOf('process'),
  ],
  tables: historyTables,
  open(sources) {
    const states = new PlanStates(sources);
    return {
      async apply(out, events) {
        const told = new Map<Known, Rows>();
        await states.foldEach(events, (_, state, ofPlan) =>
          ofPlan.reduce((before, event) => {
            const after = evolveOnce(before, event);
            told.set(event, rowsOf(event, { before, after }));
            return after;
          }, state),
        );
        const inOrder = events.map(
          (event) => told.get(event) ?? rowsOf(event, null),
        );
        insert(
          out,
          'history',
          inOrder.flatMap(({ tellings }) => tellings),
        );
        insert(
          out,
          'history_subjects',
          inOrder.flatMap(({ asides }) => asides),
        );
        followAudiences(out, events);
      },
      close: () => states.close(),
    };
  },
};

type Rows = { readonly tellings: Row[]; readonly asides: Row[] };

function rowsOf(event: Known, around: Around): Rows {
  const { workspaceId, id } = partsOfStream(event.stream);
  const { actor, at, command } = event.metadata;
  const told = tellEvent(event, around);
  const state = around?.after;
  const where = {
    workspace_id: workspaceId,
    position: `${event.position}`,
    plan_id: state === undefined ? null : id,
    plan_kind: state?.kind ?? null,
    client_id: state?.kind === 'process' ? state.clientId : null,
  };
  const row = {
    ...where,
    for_party: told.several ? 'team' : 'all',
    revision: `${event.revision}`,
    audience: told.audience,
    event: event.type,
    command,
    at,
    actor_id: actor.kind === 'account' ? actor.accountId : null,
    actor_party: actor.kind === 'account' ? actor.party : 'system',
    actor_name: actor.kind === 'account' ? null : 'Waymark',
    sentence: told.sentence,
    headline: told.headline,
    module_id: told.moduleId,
    task_id: told.taskId,
    changes: told.changes,
    cause: told.cause,
  };
  const asides = told.asides.map(
    ({ subject, moduleId, audience, sentence, headline, changes, cause }) => ({
      ...where,
      subject,
      audience,
      module_id: moduleId,
      sentence,
      headline,
      changes,
      cause,
    }),
  );
  const forClient = {
    ...row,
    for_party: 'client',
    sentence: 'changed several modules',
    changes: [],
    cause: null,
  };
  return { tellings: told.several ? [row, forClient] : [row], asides };
}

/** Everything that was ever told of a module is shown to whom the module is shown now. */
function followAudiences(out: Statement[], events: readonly Known[]): void {
  for (const { type, data, stream } of events) {
    if (type !== 'ModuleAudienceSet') continue;
    const { workspaceId, id } = partsOfStream(stream);
    for (const table of ['history', 'history_subjects']) {
      out.push({
        name: `audience in ${table}`,
        text: `UPDATE ${table} SET audience = $4 WHERE workspace_id = $1 AND plan_id = $2 AND module_id = $3`,
        values: [workspaceId, id, data.moduleId, data.to],
      });
    }
  }
}
