import { z } from 'zod';
import type { Path } from './paths.ts';
import type { Scene } from './telling/scene.ts';
import type { EventTelling } from './telling/telling.ts';

/**
 * The readers whom the telling of an event reaches beside the team. `team`: nobody else. `client`:
 * the client of the process, too. `module`: the client as long as it sees the module. `words`: the
 * client by the words `forClient`, or not at all.
 */
export type EventAudience = 'team' | 'client' | 'module' | 'words';

/**
 * Something that may go and come back; `kind` in the words of the product, `name` '' where it had
 * none.
 */
export type NamedThing = { readonly kind: string; readonly id: string; readonly name: string };

/** The meaning of an event, beside its data. */
export type Meaning<Data, State, After = State> = {
  /** The state after it; pure. What is not touched stays the same object. */
  readonly evolve: (state: State, data: Data) => After;
  /**
   * The very things that it changes, so that two people do not undo one another unawares. `given`
   * where that takes the state right before it.
   */
  readonly touches:
    | ((data: Data) => readonly Path[])
    | { readonly given: (data: Data, before: State) => readonly Path[] };
  /** What it takes away as a whole. */
  readonly removes?: (data: Data) => NamedThing;
  /** What it puts back: its removal is undone. */
  readonly restores?: (data: Data) => Omit<NamedThing, 'name'>;
} & (
  | {
      readonly reach: EventAudience;
      /** How the history tells it; null where it changed nothing that people see. */
      readonly tell: (data: Data, scene: Scene) => EventTelling | null;
    }
  /** No history tells it: it is of people themselves, or said where it was said. */
  | { readonly reach: 'nobody'; readonly tell?: never }
);

/**
 * All there is to know of an event type. `schema`: of the whole event, `{ type, data }`; its
 * TypeScript type is inferred from it.
 */
export type EventDefinition<
  Type extends string = string,
  Data extends z.ZodType = z.ZodType,
  State = never,
> = Meaning<z.output<Data>, State> & {
  readonly type: Type;
  readonly schema: EventSchema<Type, Data>;
};
type EventSchema<Type extends string, Data extends z.ZodType> = z.ZodObject<{
  type: z.ZodLiteral<Type>;
  data: Data;
}>;

type Schema = { readonly type: string; readonly schema: EventSchema<string, z.ZodType> };
/**
 * A definition of whatever event of a state; what it knows of its own data is checked where it is
 * written.
 */
export type DefinitionFor<State> = Schema & Meaning<never, State>;
/** A definition of whatever event. */
export type AnyDefinition = Schema & Meaning<never, never, unknown>;

/** The events that some definitions define. */
export type EventOf<Definitions extends readonly Schema[]> = z.output<
  Definitions[number]['schema']
>;

/**
 * Defines events of a state: `const define = eventsOf<Plan>()`, then `define('TaskRemoved', { data,
 * evolve, … })`.
 */
export const eventsOf =
  <State>() =>
  <const Type extends string, Data extends z.ZodType>(
    type: Type,
    { data, ...meaning }: { readonly data: Data } & Meaning<z.output<Data>, State>,
  ): EventDefinition<Type, Data, State> => ({
    ...(meaning as Meaning<z.output<Data>, State>),
    type,
    schema: z.object({ type: z.literal(type), data }),
  });

/** Events of a part of a state, as events of the whole of which it is the part called `key`. */
export const within = <
  State,
  Key extends keyof State,
  const Definitions extends readonly DefinitionFor<State[Key]>[],
>(
  key: Key,
  definitions: Definitions,
) =>
  definitions.map(({ evolve, touches, ...rest }) => ({
    ...rest,
    evolve: (state: State, data: never) => ({ ...state, [key]: evolve(state[key], data) }),
    touches:
      typeof touches === 'function'
        ? touches
        : { given: (data: never, before: State) => touches.given(data, before[key]) },
  })) as unknown as {
    readonly [K in keyof Definitions]: Pick<Definitions[K], 'type' | 'schema'> &
      Meaning<never, State>;
  };

/**
 * The one fold of a state: each event as it defines itself. An event that is not among them changes
 * nothing.
 */
export function evolveBy<State, const Definitions extends readonly DefinitionFor<State>[]>(
  definitions: Definitions,
): (state: State, event: EventOf<Definitions>) => State {
  const byType = new Map(definitions.map((each) => [each.type, each]));
  return (state, event) => byType.get(event.type)?.evolve(state, event.data as never) ?? state;
}

/** Calendar date `YYYY-MM-DD` in the workspace's time zone. */
export const calendarDate = z.iso.date();
/** A first and a last day. */
export const span = z.object({ start: calendarDate, end: calendarDate });

/** The data of a change of one value: what it was and what it is now. */
export const changeOf = <V extends z.ZodType>(value: V) => ({ from: value, to: value });
