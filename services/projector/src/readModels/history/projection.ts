import {
  partsOfStream,
  personOf,
  prefixesOf,
  type Audience,
} from '@waymark/events';
import {
  idOfActor,
  partyOf,
  say,
  tellActor,
  tellEvent,
} from '@waymark/events/telling';
import { insert, type Row } from '../bulk.ts';
import { evolveOnce } from '../evolveOnce.ts';
import { PlanStates, type PlanState } from '../planStates.ts';
import { clientOf } from '../plans/rows.ts';
import type { Known, ReadModel } from '../readModel.ts';
import type { Statement } from '../statement.ts';
import { history as rows } from './query.ts';
import { historyTables } from './table.sql.ts';
import { historyUpgrades } from './upgrades.sql.ts';
import { columnsOf } from './words.ts';

export const history: ReadModel = {
  name: 'history',
  version: 10,
  upgrades: historyUpgrades,
  prefixes: prefixesOf(({ inHistory }) => inHistory),
  tables: historyTables,
  resources: [rows],
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

/** States of the event's plan right before and right after it; null for events of other streams. */
type Around = {
  readonly before: PlanState;
  readonly after: PlanState;
} | null;

type Rows = { readonly tellings: Row[]; readonly asides: Row[] };

function rowsOf(event: Known, around: Around): Rows {
  const told = tellEvent(event, around);
  if (told === null) return { tellings: [], asides: [] };
  const { workspaceId, id } = partsOfStream(event.stream);
  const { actor, at, command } = event.metadata;
  const state = around?.after;
  const { audience, forClient } = told;
  const where = {
    workspace_id: workspaceId,
    position: `${event.position}`,
    plan_id: state === undefined ? null : id,
    plan_kind: state?.kind ?? null,
    client_id: state === undefined ? null : clientOf(state),
    ...besidePlan(event),
  };
  const row = {
    ...where,
    revision: `${event.revision}`,
    event: event.type,
    command,
    at,
    actor_id: idOfActor(actor),
    actor_party: partyOf(actor),
    // People are called as they are called today.
    actor_name:
      personOf(actor) === null ? say(tellActor(actor, null), 'en') : null,
    module_id: told.moduleId,
    task_id: told.taskId,
    hidden: isHidden(told),
  };
  const tellings = [
    {
      ...row,
      for_party: forClient === null ? 'all' : 'team',
      audience,
      ...columnsOf(told),
    },
    ...(forClient === null
      ? []
      : [
          {
            ...row,
            for_party: 'client',
            audience: 'EXTERN',
            ...columnsOf(forClient),
          },
        ]),
  ];
  const asides = told.asides.map((aside) => ({
    ...where,
    subject: aside.subject,
    module_id: aside.moduleId,
    audience: aside.audience,
    hidden: isHidden(aside),
    ...columnsOf(aside),
  }));
  return { tellings, asides };
}

/** Of what stands beside the plan of a task, that plan. */
const besidePlan = ({ stream, data }: Known) =>
  partsOfStream(stream).kind === 'answers' &&
  'clientId' in data &&
  'plan' in data
    ? {
        plan_id: data.plan.id,
        plan_kind: data.plan.kind,
        client_id: data.clientId,
      }
    : {};

/** As the module is at the time: so it comes to the same in whatever batches events are taken. */
const isHidden = ({
  moduleId,
  audience,
}: {
  readonly moduleId: string | null;
  readonly audience: Audience;
}): boolean => moduleId !== null && audience === 'INTERN';

/** What was told of a module is hidden with it, and seen again with it; what happened while it was hidden stays so. */
function followAudiences(out: Statement[], events: readonly Known[]): void {
  for (const { type, data, stream } of events) {
    if (type !== 'ModuleAudienceSet') continue;
    const { workspaceId, id } = partsOfStream(stream);
    for (const table of ['history', 'history_subjects']) {
      out.push({
        name: `hidden in ${table}`,
        text: `UPDATE ${table} SET hidden = $4 WHERE workspace_id = $1 AND plan_id = $2 AND module_id = $3 AND hidden <> $4`,
        values: [workspaceId, id, data.moduleId, data.to === 'INTERN'],
      });
    }
  }
}
