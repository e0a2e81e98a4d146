import {
  evolveClient,
  evolveProcess,
  evolveProject,
  evolveWorkspace,
  noClient,
  noProcess,
  noProject,
  noWorkspace,
  parseEvent,
  streamOf,
  type Client,
  type ClientEvent,
  type DomainEvent,
  type Process,
  type ProcessEvent,
  type Project,
  type ProjectEvent,
  type Workspace,
  type WorkspaceEvent,
} from '@waymark/events';
import type { EventLog } from '@waymark/events/log';

/** A process, and the command that created it. */
export type KnownProcess = {
  readonly process: Process;
  readonly createdBy: string;
};

/** What reactions may ask for, beside the event that they react to. All of it is as it is now, but `processAt`. */
export interface Lookups {
  /** As it was right after the event of this revision. */
  processAt(
    workspaceId: string,
    processId: string,
    revision: bigint,
  ): Promise<KnownProcess>;
  processNow(workspaceId: string, processId: string): Promise<KnownProcess>;
  project(workspaceId: string, projectId: string): Promise<Project>;
  client(workspaceId: string, clientId: string): Promise<Client>;
  workspace(workspaceId: string): Promise<Workspace>;
}

/** Reads on where it stopped: a client who clicks through fifty tasks does not have the stream read fifty times. */
type Folded = KnownProcess & { readonly revision: bigint };
const KEPT_PROCESSES = 50;

/** Answers from the streams themselves. */
export function logLookups(log: EventLog): Lookups {
  const kept = new Map<string, Folded>();

  const fold = async <State, E extends DomainEvent>(
    stream: string,
    none: State,
    evolve: (state: State, event: E) => State,
  ) => {
    let state = none;
    for await (const recorded of log.readStream(stream))
      state = evolve(state, parseEvent(recorded) as unknown as E);
    return state;
  };

  const foldProcess = async (
    workspaceId: string,
    processId: string,
    to?: bigint,
  ): Promise<KnownProcess> => {
    const stream = streamOf.process(workspaceId, processId);
    const known = kept.get(stream);
    let folded: Folded =
      known !== undefined && (to === undefined || known.revision <= to)
        ? known
        : { process: noProcess, createdBy: '', revision: -1n };
    for await (const recorded of log.readStream(stream, {
      from: folded.revision + 1n,
      ...(to === undefined ? {} : { to }),
    })) {
      const process = evolveProcess(
        folded.process,
        parseEvent(recorded) as unknown as ProcessEvent,
      );
      const createdBy =
        recorded.revision === 0n
          ? recorded.metadata.commandId
          : folded.createdBy;
      folded = { process, createdBy, revision: recorded.revision };
    }
    keep(kept, stream, folded);
    return folded;
  };

  return {
    processAt: foldProcess,
    processNow: (workspaceId, processId) => foldProcess(workspaceId, processId),
    project: (workspaceId, id) =>
      fold<Project, ProjectEvent>(
        streamOf.project(workspaceId, id),
        noProject,
        evolveProject,
      ),
    client: (workspaceId, id) =>
      fold<Client, ClientEvent>(
        streamOf.client(workspaceId, id),
        noClient,
        evolveClient,
      ),
    workspace: (id) =>
      fold<Workspace, WorkspaceEvent>(
        streamOf.workspace(id),
        noWorkspace,
        evolveWorkspace,
      ),
  };
}

/** The ones asked for last stay. */
function keep(kept: Map<string, Folded>, stream: string, folded: Folded): void {
  kept.delete(stream);
  kept.set(stream, folded);
  const oldest = kept.keys().next();
  if (kept.size > KEPT_PROCESSES && !oldest.done) kept.delete(oldest.value);
}
