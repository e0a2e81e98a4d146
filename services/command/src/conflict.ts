import { Refused } from '@waymark/api/http';
import {
  collide,
  parseEvent,
  partsOfStream,
  touchedBy,
  type DomainEvent,
  type Recorded,
  type WaymarkEvent,
} from '@waymark/events';
import type { EventLog } from '@waymark/events/log';
import { DecisionRefused } from './decide/decision.ts';
import { pastOf } from './decide/plan/past.ts';
import { foldAnew } from './fold.ts';

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
    if (!(error instanceof DecisionRefused) || error.kind !== 'notFound')
      throw error;
    const missing = missingIn(error, command as Record<string, unknown>);
    const removed = await removalOf(missing, stream, deps);
    if (removed !== null) throw await changedBy(removed, deps);
    await refuseCollision(deps, stream, basedOn, missing);
    throw error;
  }
}

type Change = {
  readonly path: string;
  readonly event: Recorded<WaymarkEvent & DomainEvent>;
};

/** What took the thing away: its own removal, or that of a whole that held it, as the stream's whole history tells. */
async function removalOf(
  [missing]: readonly string[],
  stream: string,
  { log }: Dependencies,
): Promise<Change | null> {
  const { kind, id } = partsOfStream(stream);
  if (kind !== 'blueprint' && kind !== 'process') return null;
  const { holder, taken, ended } = await foldAnew(
    log,
    stream,
    pastOf<Change['event']>({ kind }),
  );
  if (holder.life === 'deleted' && ended !== null)
    return { path: `${kind}/${id}`, event: ended };
  const gone = missing === undefined ? undefined : taken.get(missing);
  return gone === undefined
    ? null
    : { path: touchedBy(gone.by)[0] ?? '', event: gone.by };
}

async function refuseCollision(
  deps: Dependencies,
  stream: string,
  basedOn: bigint,
  mine: readonly string[],
): Promise<void> {
  if (mine.length === 0) return;
  let latest: Change | null = null;
  /** What had changed before it went: a removal that was taken back loses nothing. */
  let beforeItWent: Change | null = null;
  for await (const recorded of deps.log.readStream(stream, {
    from: basedOn + 1n,
  })) {
    const event = parseEvent(recorded);
    const path = touchedBy(event).find((theirs) =>
      mine.some((own) => collide(theirs, own)),
    );
    if (path === undefined) continue;
    if (event.type.endsWith('Restored')) latest = beforeItWent;
    else {
      if (event.type.endsWith('Removed')) beforeItWent = latest;
      latest = { path, event };
    }
  }
  if (latest !== null) throw await changedBy(latest, deps);
}

async function changedBy(
  { path, event }: Change,
  { nameOf }: Dependencies,
): Promise<Refused> {
  const { actor, at } = event.metadata;
  const accountId = actor.kind === 'account' ? actor.accountId : null;
  const name =
    (accountId === null ? 'Waymark' : await nameOf(accountId)) ?? 'Somebody';
  const gone = goneBy(event, path);
  const did = gone === undefined ? 'changed' : 'deleted';
  return new Refused({
    status: 409,
    code: 'changed-meanwhile',
    detail: `${name} ${did} this meanwhile. Your change was not saved.`,
    conflict: {
      by: { accountId, name },
      at,
      event: event.type,
      path,
      theirs: valueNow(event, path),
      revision: String(event.revision),
      ...(gone && { gone }),
    },
  });
}

/** What went as a whole, and what it was called; undefined where the thing is still there. */
function goneBy(
  { type, data }: WaymarkEvent,
  path: string,
): { kind: string; id: string; name: string } | undefined {
  if (!/(Removed|Deleted)$/.test(type)) return undefined;
  const [kind = '', id = ''] = path.split('/');
  const words = data as { name?: string; title?: string; headline?: string };
  return { kind, id, name: words.name ?? words.title ?? words.headline ?? '' };
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
function missingIn(
  { field = '' }: DecisionRefused,
  command: Record<string, unknown>,
): string[] {
  const kind = kinds[field];
  return kind === undefined ? [] : [`${kind}/${String(command[field])}`];
}

/** What the thing is after the event: its new value where the event has one, null where it was removed. */
function valueNow({ type, data }: WaymarkEvent, path: string): unknown {
  if (type === 'ModuleStatusSet' && path.endsWith('/due'))
    return (
      data.due.find(({ taskId }) => path === `task/${taskId}/due`)?.to ?? null
    );
  return 'to' in data ? data.to : null;
}
