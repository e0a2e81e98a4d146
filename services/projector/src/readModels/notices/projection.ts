import {
  boardAsProcess,
  nouns,
  partsOfStream,
  prefixOf,
  streamOf,
  taskOfStreamId,
  type Process,
} from '@waymark/events';
import { Slices } from '@waymark/log';
import { evolveOnce } from '../model/evolveOnce.ts';
import { PlanStates, type PlanState } from '../model/planStates.ts';
import type { KnownEvent, ReadModel } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';
import { inStreamsOf, isTakenBy, type TakenEvent } from '../model/takenBy.ts';
import { happeningsAsked } from './ofAnswers.ts';
import { happeningsIn } from './ofProcess.ts';
import { happeningsSaid, keepTalkers } from './ofTalk.ts';
import { notices as rows } from './query.ts';
import { noticeTables } from './table.sql.ts';
import { keepTeam } from './team.ts';
import { tell } from './tell.ts';

/** The read model of the bell: who is told of what. */
export const notices: ReadModel = {
  name: 'notices',
  version: 3,
  upgrades: {
    3: {
      from: 2,
      columns: `ALTER TABLE notices ADD COLUMN task_hidden boolean NOT NULL DEFAULT false;`,
    },
  },
  prefixes: [
    prefixOf('workspace'),
    prefixOf('process'),
    prefixOf('project'),
    prefixOf('conversation'),
    prefixOf('notes'),
    prefixOf('answers'),
  ],
  tables: noticeTables,
  resources: [rows],
  open(sources) {
    const states = new PlanStates(sources);
    return {
      async apply(out, events) {
        const moments = await momentsOf(states, events);
        for (const event of events) {
          if (!isTakenBy('notices', event)) continue;
          await applyOne(out, event, async (stream) => {
            const inBatch = moments
              .get(stream)
              ?.findLast(({ position }) => position <= event.position);
            return inBatch?.state ?? states.at(stream, event.position);
          });
        }
      },
      close: () => states.close(),
    };
  },
};

/** A plan as it was from a position on. */
type Moment = { readonly position: bigint; readonly state: PlanState };

/**
 * Reads, for each plan that has events in the batch, its state before the first of them and after
 * each.
 */
async function momentsOf(
  states: PlanStates,
  events: readonly KnownEvent[],
): Promise<ReadonlyMap<string, readonly Moment[]>> {
  const moments = new Map<string, Moment[]>();
  const slices = new Slices();
  await states.foldEach(events, async (stream, before, ofPlan) => {
    const ofStream: Moment[] = [{ position: -1n, state: before }];
    moments.set(stream, ofStream);
    let state = before;
    for (const event of ofPlan) {
      state = evolveOnce(state, event);
      ofStream.push({ position: event.position, state });
      if (slices.isOver) await slices.next();
    }
    return state;
  });
  return moments;
}

async function applyOne(
  out: Statement[],
  event: TakenEvent<'notices'>,
  planAt: (stream: string) => Promise<PlanState>,
): Promise<void> {
  const { workspaceId, id } = partsOfStream(event.stream);
  if (workspaceId === null) return;
  if (event.type === 'RecordsExpired') return expired(out, workspaceId, event);
  if (inStreamsOf(event, 'workspace')) return keepTeam(out, workspaceId, event);
  if (inStreamsOf(event, 'process', 'project')) {
    const process = asProcess(await planAt(event.stream));
    followAudience(out, event);
    // Setting up the demo tells nobody anything.
    if (isDemo(event)) return;
    const where = { workspaceId, planId: id, clientId: process.clientId };
    return tell(out, event, where, happeningsIn(event, process));
  }
  if (inStreamsOf(event, 'conversation', 'notes')) {
    const { processId: planId } = taskOfStreamId(id);
    const process = await processOf(planAt, workspaceId, planId);
    const where = { workspaceId, planId, clientId: process.clientId };
    tell(out, event, where, happeningsSaid(event, process));
    return keepTalkers(out, event);
  }
  if (inStreamsOf(event, 'answers')) {
    const { processId: planId } = taskOfStreamId(id);
    const process = await processOf(planAt, workspaceId, planId);
    const where = { workspaceId, planId, clientId: process.clientId };
    return tell(out, event, where, happeningsAsked(event, process));
  }
  event satisfies never;
}

function asProcess(state: PlanState): Process {
  switch (state.kind) {
    case 'process':
      return state;
    case 'project':
      return boardAsProcess(state);
    case 'blueprint':
      return nouns.process.initial;
  }
}

/** The process, or the board, in which something was said. */
async function processOf(
  planAt: (stream: string) => Promise<PlanState>,
  workspaceId: string,
  planId: string,
): Promise<Process> {
  const process = asProcess(await planAt(streamOf.process(workspaceId, planId)));
  return process.life === 'absent'
    ? asProcess(await planAt(streamOf.project(workspaceId, planId)))
    : process;
}

const isDemo = ({ metadata: { actor } }: KnownEvent) =>
  actor.kind === 'system' && actor.name === 'demo';

/**
 * Hides notices to clients of a module or a task when it is hidden, and shows them again with it.
 * What happened while it was hidden stays hidden.
 */
function followAudience(out: Statement[], { type, data, stream }: KnownEvent): void {
  const { workspaceId, id } = partsOfStream(stream);
  if (type === 'TaskSeenBySet')
    out.push({
      name: 'hidden notices of a task',
      text: `UPDATE notices SET task_hidden = $4 WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3 AND audience = 'EXTERN' AND task_hidden <> $4`,
      values: [workspaceId, id, data.taskId, data.to !== 'module'],
    });
  if (type !== 'ModuleAudienceSet') return;
  out.push({
    name: 'hidden notices',
    text: `UPDATE notices SET hidden = $4 WHERE workspace_id = $1 AND plan_id = $2 AND module_id = $3 AND audience = 'EXTERN' AND hidden <> $4`,
    values: [workspaceId, id, data.moduleId, data.to === 'INTERN'],
  });
}

/** Takes out notices of the months before one: what they were about stands where it was said. */
function expired(
  out: Statement[],
  workspaceId: string,
  { data: { records, before } }: Extract<KnownEvent, { type: 'RecordsExpired' }>,
): void {
  if (records !== 'notices') return;
  out.push({
    name: 'expire notices',
    text: 'DELETE FROM notices WHERE workspace_id = $1 AND at < $2',
    values: [workspaceId, before],
  });
}
