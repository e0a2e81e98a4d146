import { capital } from '@waymark/look/capital';
import { z } from 'zod';
import { changeOf, eventsOf, type EventAudience, type EventDefinition } from '../define.ts';
import type { Path } from '../paths.ts';
import { phrase, type Phrase, type Text } from '../telling/phrase.ts';
import type { Scene } from '../telling/scene.ts';
import { modified, telling, type EventTelling } from '../telling/telling.ts';
import { en } from '../telling/texts/en/index.ts';
import type { AnyField, LabelName, SentenceName } from './field.ts';

/** How the event is called that sets a field. */
export type EventName<Noun extends string, Name, Of> = Of extends {
  readonly event: infer Event extends string;
}
  ? Event
  : `${Noun}${Capitalize<Name & string>}Set`;

export const eventOfField = <
  const Noun extends string,
  const Fields extends Readonly<Record<string, AnyField>>,
  const Name extends keyof Fields & string,
>(
  noun: Noun,
  fields: Fields,
  name: Name,
) => (fields[name]?.event ?? `${noun}${capital(name)}Set`) as EventName<Noun, Name, Fields[Name]>;

/** How all events are called that set a field of a table. */
export type EventNames<Noun extends string, Fields> = {
  [Name in keyof Fields]: EventName<Noun, Name, Fields[Name]>;
}[keyof Fields];

/** The event that sets one field: where it is, what it was and what it is now. */
export type SetEvent<
  State,
  Noun extends string,
  Place extends z.ZodRawShape,
  Name,
  Of extends AnyField,
> = EventDefinition<
  EventName<Noun, Name, Of>,
  z.ZodObject<Place & { readonly from: Of['schema']; readonly to: Of['schema'] }>,
  State
>;

/** The events of a table, but for those that have a rule of their own. */
type SetEvents<
  State,
  Noun extends string,
  Place extends z.ZodRawShape,
  Fields extends Readonly<Record<string, AnyField>>,
> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly ownEvent: true }
    ? never
    : SetEvent<State, Noun, Place, Name, Fields[Name]>;
}[keyof Fields];

/** What has fields, in the state in which it stands. */
type Holder<State, Noun, Place extends z.ZodRawShape, Fields> = {
  readonly noun: Noun;
  /** The ids by which it is found. */
  readonly place: Place;
  readonly fields: Fields;
  /** Whom the history tells of a field that says nothing of it; left out: see `module`. */
  readonly reach?: EventAudience;
  /** The state with another value in it; left out: of the whole that the stream tells of. */
  readonly withValue?: (
    state: State,
    place: z.output<z.ZodObject<Place>>,
    change: Readonly<Record<string, never>>,
  ) => State;
  readonly pathOf?: (place: z.output<z.ZodObject<Place>>, field: string) => Path;
  readonly nameOf: (place: z.output<z.ZodObject<Place>>, scene: Scene) => Text;
  /** Which module and task a telling is about. */
  readonly about?: (
    place: z.output<z.ZodObject<Place>>,
  ) => Partial<Pick<EventTelling, 'moduleId' | 'taskId'>>;
};

/** The event of each field of a table that has none of its own, as `TaskDurationSet`. */
export const fieldEvents =
  <State>() =>
  <
    const Noun extends string,
    Place extends z.ZodRawShape,
    const Fields extends Readonly<Record<string, AnyField>>,
  >(
    holder: Holder<State, Noun, Place, Fields>,
  ): readonly SetEvents<State, Noun, Place, Fields>[] =>
    Object.entries<AnyField>(holder.fields)
      .filter(([, field]) => field.ownEvent !== true)
      .map(([name]) => fieldEvent(holder as never, name)) as never;

type AnyHolder = Holder<object, string, z.ZodRawShape, Readonly<Record<string, AnyField>>>;

function fieldEvent(
  { noun, place, fields, reach = 'module', withValue, pathOf, nameOf, about }: AnyHolder,
  name: string,
) {
  const field = fields[name] as AnyField;
  const path = field.path ?? name;
  return eventsOf<object>()(eventOfField(noun, fields, name), {
    data: z.object({ ...place, ...changeOf(field.schema) }),
    evolve(state, data) {
      const change = { [name]: data.to as never };
      return withValue === undefined ? { ...state, ...change } : withValue(state, data, change);
    },
    touches: (data) => [pathOf === undefined ? path : pathOf(data, path)],
    reach: field.reach ?? reach,
    tell(data, scene) {
      const called = field.names ? (data.to as string) : nameOf(data, scene);
      const told = (value: unknown) => field.tells(value, scene.names);
      const change = modified(labelOf(name, field), told(data.from), told(data.to));
      return telling(sentence(name, field, called), called, [change], about?.(data));
    },
  });
}

/** What a field is called in the history, and wherever else people read it. */
export const labelOf = (name: string, { label }: Pick<AnyField, 'label'>): LabelName =>
  label ?? (name as LabelName);

/** `called`: what the field is of. */
export function sentence(name: string, field: AnyField, called: Text): Phrase<'did'> {
  if (field.did === undefined)
    return phrase('did.fieldSet', phrase(`field.${labelOf(name, field)}`), called);
  const about = typeof (en.did[field.did] as unknown) === 'function' ? [called] : [];
  return { key: `did.${field.did satisfies SentenceName}`, about };
}
