import { Refused } from '@waymark/api/http';
import {
  collide,
  parseEvent,
  touchedBy,
  type DomainEvent,
  type Recorded,
  type WaymarkEvent,
} from '@waymark/events';
import type { EventLog } from '@waymark/events/log';
import { DecisionRefused } from './decide/decision.ts';

/** Name of an account for people to read; null when it is not known. */
export type NameOf = (accountId: string) => Promise<string | null>;
type Dependencies = { readonly log: EventLog; readonly nameOf: NameOf };

/** A decision on a stream: the revision that it was made on, and the one that its author saw; null for none. */
type Decision = {
  readonly command: unknown;
  readonly stream: string;
  readonly revision: bigint | null;
  readonly basedOn: bigint | null;
};

/**
 * What is decided, refused (409) when the very thing that it changes has changed after `basedOn`, or has been removed:
 * the refusal says who, what and when, with what it is now. Changes to other things both stay.
 */
export async function unlessChangedMeanwhile(
  decide: () => DomainEvent[],
  { command, stream, revision, basedOn }: Decision,
  deps: Dependencies,
): Promise<DomainEvent[]> {
  if (basedOn === null || basedOn >= (revision ?? -1n)) return decide();
  try {
    const events = decide();
    await refuseCollision(
      deps,
      stream,
      basedOn,
      events.flatMap((event) => touchedBy(event as WaymarkEvent)),
    );
    return events;
  } catch (error) {
    await refuseCollision(
      deps,
      stream,
      basedOn,
      missing(error, command as Record<string, unknown>),
    );
    throw error;
  }
}

async function refuseCollision(
  { log, nameOf }: Dependencies,
  stream: string,
  basedOn: bigint,
  mine: readonly string[],
): Promise<void> {
  if (mine.length === 0) return;
  let latest: {
    path: string;
    event: Recorded<WaymarkEvent & DomainEvent>;
  } | null = null;
  for await (const recorded of log.readStream(stream, { from: basedOn + 1n })) {
    const event = parseEvent(recorded);
    const path = touchedBy(event).find((theirs) =>
      mine.some((own) => collide(theirs, own)),
    );
    if (path !== undefined) latest = { path, event };
  }
  if (latest === null) return;
  const { path, event } = latest;
  const { actor, at } = event.metadata;
  const accountId = actor.kind === 'account' ? actor.accountId : null;
  const name =
    (accountId === null ? 'Waymark' : await nameOf(accountId)) ?? 'Somebody';
  throw new Refused({
    status: 409,
    code: 'changed-meanwhile',
    detail: `${name} changed this meanwhile. Your change was not saved.`,
    conflict: {
      by: { accountId, name },
      at,
      event: event.type,
      path,
      theirs: valueNow(event, path),
      revision: String(event.revision),
    },
  });
}

/** Which field of a command names what. */
const kinds: Readonly<Record<string, string>> = {
  milestoneId: 'milestone',
  moduleId: 'module',
  blockId: 'block',
  afterBlockId: 'block',
  taskId: 'task',
  placeholderId: 'placeholder',
  variableId: 'variable',
};

/** The path of the thing that a decision did not find, if that is why it refused: somebody may just have removed it. */
function missing(error: unknown, command: Record<string, unknown>): string[] {
  if (
    !(error instanceof DecisionRefused) ||
    error.kind !== 'notFound' ||
    error.field === undefined
  )
    return [];
  const kind = kinds[error.field];
  return kind === undefined ? [] : [`${kind}/${String(command[error.field])}`];
}

/** What the thing is after the event: its new value where the event has one, null where it was removed. */
function valueNow({ type, data }: WaymarkEvent, path: string): unknown {
  if (type === 'ModuleStatusSet' && path.endsWith('/due'))
    return (
      data.due.find(({ taskId }) => path === `task/${taskId}/due`)?.to ?? null
    );
  return 'to' in data ? data.to : null;
}
