import { partsOfStream, personOf, prefixesOf, wordsAsked, type Audience } from '@waymark/events';
import {
  idOfActor,
  partyOf,
  say,
  tellActor,
  tellEvent,
  type Change,
} from '@waymark/events/telling';
import { Slices } from '@waymark/log';
import { openEvent } from '@waymark/vault';
import { insert, type BulkRow } from '../model/bulk.ts';
import { evolveOnce } from '../model/evolveOnce.ts';
import { withOwnTexts } from '../model/ownTexts.ts';
import { PlanStates, type PlanState } from '../model/planStates.ts';
import { clientOf } from '../plans/rows.ts';
import type { KnownEvent, ReadModel, Sources } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';
import { history as rows } from './query.ts';
import { Arrival, arrivalsUnderWay } from './arrivals.ts';
import { historyTables } from './table.sql.ts';
import { historyUpgrades } from './upgrades.sql.ts';
import { subjectsOf, idOf, planBeside } from './subjectsOf.ts';
import { columnsOf } from './searchWords.ts';

export const history: ReadModel = {
  name: 'history',
  version: 11,
  upgrades: historyUpgrades,
  prefixes: prefixesOf(({ inHistory }) => inHistory),
  tables: historyTables,
  resources: [rows],
  open(sources) {
    const states = new PlanStates(sources);
    const { vault } = sources;
    return {
      async apply(out, events) {
        const told = new Map<KnownEvent, Rows>();
        const readable = new Map<KnownEvent, KnownEvent>();
        for (const event of events) readable.set(event, await withOwnTexts(event, vault));
        const slices = new Slices();
        const arrivals = await arrivalsUnderWay(states, events, async (event) => {
          if (slices.isOver) await slices.next();
          return withOwnTexts(event, vault);
        });
        await states.foldEach(events, async (stream, state, ofPlan) => {
          const arrival = arrivals.get(stream) ?? new Arrival();
          let before = state;
          for (const event of ofPlan) {
            const after = evolveOnce(before, event);
            const rows: Rows[] = [];
            const read = readable.get(event) ?? event;
            for (const step of arrival.take({ event: read, before, after })) {
              rows.push(rowsOf(step.event, step));
              if (slices.isOver) await slices.next();
            }
            told.set(event, joined(rows));
            before = after;
          }
          return before;
        });
        const inOrder = [];
        for (const event of events)
          inOrder.push(
            told.get(event) ??
              rowsOf(await withWords(event, vault), null, await planBeside(event, states)),
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
type BeforeAndAfter = { readonly before: PlanState; readonly after: PlanState } | null;

type Rows = { readonly tellings: BulkRow[]; readonly asides: BulkRow[] };

const joined = (all: readonly Rows[]): Rows => ({
  tellings: all.flatMap(({ tellings }) => tellings),
  asides: all.flatMap(({ asides }) => asides),
});

/** @param beside of an event that stands beside a plan and is about it, that plan */
function rowsOf(
  { words = [], ...event }: KnownEvent & { readonly words?: readonly Change[] },
  around: BeforeAndAfter,
  beside: PlanState | null = null,
): Rows {
  const telling = tellEvent(event, around);
  if (telling === null) return { tellings: [], asides: [] };
  const told = { ...telling, changes: [...telling.changes, ...words] };
  const { workspaceId } = partsOfStream(event.stream);
  const { actor, at, command } = event.metadata;
  const state = around?.after ?? beside;
  const { audience, forClient } = told;
  const where = {
    workspace_id: workspaceId,
    position: `${event.position}`,
    plan_id: state === null ? null : idOf(state),
    plan_kind: state?.kind ?? null,
    client_id: state === null ? null : clientOf(state),
  };
  const row = {
    ...where,
    plan_name: state?.name ?? null,
    about: subjectsOf(event, state),
    revision: `${event.revision}`,
    event: event.type,
    command,
    at,
    actor_id: idOfActor(actor),
    actor_party: partyOf(actor),
    // People are called as they are called today.
    actor_name: personOf(actor) === null ? say(tellActor(actor, null), 'en') : null,
    module_id: told.moduleId,
    task_id: told.taskId,
    hidden: isHidden(told),
    task_hidden: isTaskHidden(told.taskId, around, state),
  };
  const tellings = [
    { ...row, for_party: forClient === null ? 'all' : 'team', audience, ...columnsOf(told) },
    ...(forClient === null
      ? []
      : [
          {
            ...row,
            ...{ for_party: 'client', audience: 'EXTERN', hidden: false },
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
    task_hidden: isTaskHidden(aside.subject, around, state),
    ...columnsOf(aside),
  }));
  return { tellings, asides };
}

/** An event with what is shown of it and was sealed. */
async function withWords(
  event: KnownEvent,
  vault: Sources['vault'],
): Promise<KnownEvent & { readonly words?: readonly Change[] }> {
  if (event.type !== 'AnswersChangeAsked') return event;
  const { data } = await openEvent(vault, event);
  return { ...event, words: wordsAsked(data.asked) };
}

/**
 * Whether the module is hidden at the time of the event: so the rows are the same in whatever
 * batches events are taken.
 */
const isHidden = ({
  moduleId,
  audience,
}: {
  readonly moduleId: string | null;
  readonly audience: Audience;
}): boolean => moduleId !== null && audience === 'INTERN';

/** The same of the task that it is about, if it is about one. */
const isTaskHidden = (
  id: string | null,
  around: BeforeAndAfter,
  state: PlanState | null,
): boolean => {
  const task =
    id === null ? undefined : (state?.plan.tasks.get(id) ?? around?.before.plan.tasks.get(id));
  return task !== undefined && task.seenBy !== 'module';
};

/**
 * Hides what was told of a module or a task when it is hidden, and shows it again with it. What
 * happened while it was hidden stays hidden.
 */
function followAudiences(out: Statement[], events: readonly KnownEvent[]): void {
  for (const { type, data, stream } of events) {
    const { workspaceId, id } = partsOfStream(stream);
    if (type === 'TaskSeenBySet')
      for (const [table, about] of [
        ['history', 'task_id'],
        ['history_subjects', 'subject'],
      ] as const)
        out.push({
          name: `task hidden in ${table}`,
          text: `UPDATE ${table} SET task_hidden = $4 WHERE workspace_id = $1 AND plan_id = $2 AND ${about} = $3 AND task_hidden <> $4`,
          values: [workspaceId, id, data.taskId, data.to !== 'module'],
        });
    if (type !== 'ModuleAudienceSet') continue;
    for (const table of ['history', 'history_subjects']) {
      out.push({
        name: `hidden in ${table}`,
        text: `UPDATE ${table} SET hidden = $4 WHERE workspace_id = $1 AND plan_id = $2 AND module_id = $3 AND hidden <> $4`,
        values: [workspaceId, id, data.moduleId, data.to === 'INTERN'],
      });
    }
  }
}
