import {
  nouns,
  streamOf,
  type Client,
  type Process,
  type Project,
  type Recorded,
  type Workspace,
} from '@waymark/events';
import { foldStream, type EventLog } from '@waymark/log';

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

  const foldProcess = async (
    workspaceId: string,
    processId: string,
    to?: bigint,
  ): Promise<KnownProcess> => {
    const stream = streamOf.process(workspaceId, processId);
    const known = kept.get(stream);
    const initial =
      known !== undefined && (to === undefined || known.revision <= to)
        ? known
        : nothingYet;
    const folded = await foldStream<Folded>(
      log,
      stream,
      { initial, evolve: processAfter },
      { from: initial.revision + 1n, ...(to !== undefined && { to }) },
    );
    keep(kept, stream, folded);
    return folded;
  };

  return {
    processAt: foldProcess,
    processNow: (workspaceId, processId) => foldProcess(workspaceId, processId),
    project: (workspaceId, id) =>
      foldStream<Project>(
        log,
        streamOf.project(workspaceId, id),
        nouns.project,
      ),
    client: (workspaceId, id) =>
      foldStream<Client>(log, streamOf.client(workspaceId, id), nouns.client),
    workspace: (id) =>
      foldStream<Workspace>(log, streamOf.workspace(id), nouns.workspace),
  };
}

const nothingYet: Folded = {
  process: nouns.process.initial,
  createdBy: '',
  revision: -1n,
};

const processAfter = ({ process, createdBy }: Folded, event: never): Folded => {
  const { revision, metadata } = event as Recorded;
  return {
    process: nouns.process.evolve(process, event),
    createdBy: revision === 0n ? metadata.commandId : createdBy,
    revision,
  };
};

/** The ones asked for last stay. */
function keep(kept: Map<string, Folded>, stream: string, folded: Folded): void {
  kept.delete(stream);
  kept.set(stream, folded);
  const oldest = kept.keys().next();
  if (kept.size > KEPT_PROCESSES && !oldest.done) kept.delete(oldest.value);
}
