import { refusalText, tell } from '@waymark/api/problems';
import type { Problem } from '@waymark/api';
import { FairShare, limits, RequestRefused } from '@waymark/edge';
import {
  actorKey,
  collide,
  definitionIn,
  everything,
  isBelow,
  needsState,
  nouns,
  partsOfStream,
  pathTo,
  personOf,
  touchedBy,
  type Actor,
  type DomainEvent,
  type Path,
  type Person,
  type Recorded,
  type StreamKind,
  type NamedThing,
  type WaymarkEvent,
} from '@waymark/events';
import { eventsOf, foldStream, type EventLog, type Fold } from '@waymark/log';
import { say, tellActor } from '@waymark/events/telling';
import type { Language } from '@waymark/look/language';
import { DecisionRefused } from '../../decisions/decision.ts';
import { removalOf } from './removal.ts';
import { describeConflict, type Meanwhile, type NamedActor } from './describeConflict.ts';

/**
 * Returns the name of an actor, a person or a noun; null where they have no name, or it is not
 * known.
 */
export type NameOf = (actor: Actor) => Promise<string | null>;
/** Reads who somebody is now; null where there is no such person, or no more. */
export type ProfileOf = (accountId: string) => Promise<Person | null>;
type Dependencies = {
  readonly log: EventLog;
  readonly nameOf: NameOf;
  readonly profileOf: ProfileOf;
};

/** Events after which an author's view counts as old: the history to read for it is long. */
const LONG_AGO = 200n;
const { turns } = limits.lookBack;
const lookingBack = new FairShare(turns);

/**
 * The ground of a decision: a stream as it was folded, and the revision that the author saw; null
 * for none.
 */
type Ground = {
  readonly stream: string;
  readonly state: unknown;
  readonly revision: bigint | null;
  readonly basedOn: bigint | null;
  /** Who decides. */
  readonly actor: Actor;
};
type Stale = Ground & { readonly kind: StreamKind; readonly basedOn: bigint };

/**
 * What is decided, refused (409) when the very thing that it changes, a whole that it is in or a
 * part of what it takes away has changed after `basedOn`, or is gone: the refusal says who, what
 * and when, with what it is now. Changes to other things both stay.
 */
export async function unlessChangedMeanwhile(
  decide: () => Promise<DomainEvent[]>,
  ground: Ground,
  deps: Dependencies,
): Promise<DomainEvent[]> {
  const { stream, revision, basedOn } = ground;
  if (basedOn === null || basedOn >= (revision ?? -1n)) return decide();
  const stale = { ...ground, basedOn, kind: partsOfStream(stream).kind };
  try {
    const events = await decide();
    const mine = touchedByAll(events, stale);
    const look = () => collisions(mine, stale, deps);
    const isLongAgo = (revision ?? -1n) - basedOn > LONG_AGO;
    const found = await (isLongAgo ? lookingBack.take(actorKey(ground.actor), look) : look());
    const latest = found.at(-1);
    if (latest === undefined) return events;
    throw await changedBy(latest, found, stale, deps);
  } catch (error) {
    if (!(error instanceof DecisionRefused) || error.kind !== 'notFound') throw error;
    const event = await removalOf(error.missing, stream, deps.log);
    if (event === null) throw error;
    const { initial } = nouns[stale.kind];
    const path = touchedBy(stale.kind, event, initial)[0] ?? everything;
    throw await changedBy({ path, event, within: false }, [], stale, deps);
  }
}

/** The paths of what some events change, one after the other. */
function touchedByAll(events: readonly DomainEvent[], { kind, state }: Stale): readonly Path[] {
  const { evolve } = nouns[kind] as Fold<unknown>;
  let before = state;
  return events.flatMap((event, nth) => {
    if (nth > 0) before = evolve(before, events[nth - 1] as never);
    return touchedBy(kind, event as WaymarkEvent, before);
  });
}

/**
 * A change that can't stand beside mine: of what, by which event, and whether only of a part of
 * what mine takes away.
 */
export type Collision = {
  readonly path: Path;
  readonly event: Recorded<WaymarkEvent & DomainEvent>;
  readonly within: boolean;
};

/**
 * What has changed since then and can't stand beside mine, the earliest first. A removal that was
 * taken back loses nothing; nobody is surprised by what they changed themselves in what they take
 * away now.
 */
async function collisions(
  mine: readonly Path[],
  { stream, kind, basedOn, actor }: Stale,
  { log }: Dependencies,
): Promise<readonly Collision[]> {
  if (mine.length === 0) return [];
  const since = await eventsOf(log, stream, { from: basedOn + 1n });
  const { initial, evolve } = nouns[kind] as Fold<unknown>;
  let before = since.some(({ type }) => needsState(kind, type))
    ? await foldStream(log, stream, { initial, evolve }, { to: basedOn })
    : undefined;
  const found: Collision[] = [];
  for (const event of since) {
    takeBack(found, kind, event);
    const paths = touchedBy(kind, event, before).filter((theirs) =>
      mine.some((own) => collide(theirs, own)),
    );
    if (before !== undefined) before = evolve(before, event as never);
    const [path] = paths;
    if (path === undefined) continue;
    const within = paths.every((theirs) =>
      mine.every((own) => !collide(theirs, own) || isBelow(theirs, own)),
    );
    const byMe = actorKey(event.metadata.actor) === actorKey(actor);
    if (!(within && byMe)) found.push({ path, event, within });
  }
  return found;
}

/** Forgets the removal of what the event puts back. */
function takeBack(found: Collision[], kind: StreamKind, { type, data }: WaymarkEvent): void {
  const back = definitionIn(kind, type)?.restores?.(data as never);
  if (back === undefined) return;
  const at = found.findLastIndex(({ event }) => {
    const gone = goneBy(kind, event);
    return gone?.kind === back.kind && gone.id === back.id;
  });
  if (at >= 0) found.splice(at, 1);
}

async function changedBy(
  { path, event, within }: Collision,
  found: readonly Collision[],
  { stream, kind }: Stale,
  { log, nameOf, profileOf }: Dependencies,
): Promise<RequestRefused> {
  const { at, actor } = event.metadata;
  const by = await nameActor(actor, nameOf);
  const gone = within ? undefined : goneBy(kind, event);
  const theirs = await valueNow(event, path, profileOf);
  const meanwhile = within
    ? await describeConflict(found, stream, log, (actor) => nameActor(actor, nameOf))
    : undefined;
  const conflict = (language: Language): NonNullable<Problem['conflict']> => ({
    by: nameIn(by, language),
    at,
    event: event.type,
    path: path === everything && gone !== undefined ? `${gone.kind}/${gone.id}` : path,
    theirs,
    revision: String(event.revision),
    ...(gone && { gone }),
    ...(meanwhile && { meanwhile: meanwhileIn(meanwhile, language) }),
  });
  const sentence = gone === undefined ? 'changedMeanwhile' : 'deletedMeanwhile';
  return new RequestRefused({
    status: 409,
    code: 'changed-meanwhile',
    detail: (language) => tell(refusalText(sentence, say(by.name, language)), language),
    conflict,
  });
}

const nameActor = async (actor: Actor, nameOf: NameOf): Promise<NamedActor> => ({
  accountId: personOf(actor),
  name: tellActor(actor, await nameOf(actor)),
});

const nameIn = ({ accountId, name }: NamedActor, language: Language) => ({
  accountId,
  name: say(name, language),
});

const meanwhileIn = ({ changes, more }: Meanwhile, language: Language) => ({
  changes: changes.map(({ by, at, sentence }) => ({
    by: nameIn(by, language),
    at,
    sentence: say(sentence, language),
  })),
  more,
});

/** What went as a whole, and what it was called; undefined where the thing is still there. */
const goneBy = (kind: StreamKind, { type, data }: WaymarkEvent): NamedThing | undefined =>
  definitionIn(kind, type)?.removes?.(data as never);

/**
 * What the thing is after the event: its new value where the event has one, null where it was
 * removed.
 */
async function valueNow(
  { type, data }: WaymarkEvent,
  path: Path,
  profileOf: ProfileOf,
): Promise<unknown> {
  if (type === 'ProfileChanged') {
    const person = await profileOf(data.accountId);
    const field = data.fields.find((each) => path === pathTo.profile(each));
    return (field && person?.[field]) ?? null;
  }
  if (type === 'ModuleStatusSet' && path.endsWith('/due'))
    return data.due.find(({ taskId }) => path.endsWith(`/task/${taskId}/due`))?.to ?? null;
  return 'to' in data ? data.to : null;
}
