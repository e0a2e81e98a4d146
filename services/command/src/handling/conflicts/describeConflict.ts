import { holdsPlan, nouns, partsOfStream, type Actor } from '@waymark/events';
import { foldStream, type EventLog, type Fold } from '@waymark/log';
import { tellEvent, type StatesOfPlan, type Phrase, type Text } from '@waymark/events/telling';
import type { Collision } from './conflict.ts';

/** An actor, by account where it is a person, with their name. */
export type NamedActor = { readonly accountId: string | null; readonly name: Text };

/** The changes of others, in no language yet; `more` beside these. */
export type Meanwhile = {
  readonly changes: readonly {
    readonly by: NamedActor;
    readonly at: string;
    readonly sentence: Phrase;
  }[];
  readonly more: number;
};

/** The most changes that are told one by one. */
const MOST_TOLD = 5;

/**
 * The changes as the history tells them, the newest first. The stream is folded anew for what
 * things were called.
 */
export async function describeConflict(
  found: readonly Collision[],
  stream: string,
  log: EventLog,
  nameOf: (actor: Actor) => Promise<NamedActor>,
): Promise<Meanwhile> {
  const { kind } = partsOfStream(stream);
  const { initial, evolve } = nouns[kind] as Fold<unknown>;
  const wanted = new Set(found.map(({ event }) => event.revision));
  const told: { actor: Actor; at: string; sentence: Phrase }[] = [];
  const telling = (before: unknown, event: Collision['event']): unknown => {
    const after = evolve(before, event as never);
    if (!wanted.has(event.revision)) return after;
    const around = holdsPlan(kind) ? ({ before, after } as StatesOfPlan) : null;
    const { actor, at } = event.metadata;
    const sentence = tellEvent(event, around)?.sentence;
    if (sentence !== undefined) told.push({ actor, at, sentence });
    return after;
  };
  await foldStream<unknown>(log, stream, { initial, evolve: telling });
  const newest = told.slice(-MOST_TOLD).reverse();
  return {
    changes: await Promise.all(
      newest.map(async ({ actor, at, sentence }) => ({ by: await nameOf(actor), at, sentence })),
    ),
    more: told.length - newest.length,
  };
}
