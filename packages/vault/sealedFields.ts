import {
  eventDefinitions,
  keyOf,
  sealedFieldsOf,
  type DomainEvent,
  type Opened,
  type OpenedData,
  type OwnText,
  type Sealed,
  type SealedField,
  type WaymarkEvent,
} from '@waymark/events';
import type { PersonVault } from './personVault.ts';

/** What seals and opens. A key is named by an account, or by `keyOf` what else there is one for. */
export type Keys = Pick<PersonVault, 'seal' | 'open'>;

type DataOf<Type extends WaymarkEvent['type']> = Extract<WaymarkEvent, { type: Type }>['data'];
type SealedIn<Type extends WaymarkEvent['type']> = {
  [Key in keyof DataOf<Type>]: Opened<never> extends OpenedData<DataOf<Type>[Key]> ? Key : never;
}[keyof DataOf<Type>] &
  string;
type Content<S> = OpenedData<S> extends Opened<infer V> ? V : never;
type FieldsByName = Readonly<Record<string, unknown>>;

/**
 * An event with what is sealed in it opened, or said to be erased, as its schema tells. What is
 * kept of events in memory keeps it closed (`openField`), so that an erased person does not live on
 * there.
 * @throws NotSealed; ZodError when something else was sealed
 */
export async function openEvent<E extends DomainEvent>(
  keys: Keys,
  event: E,
): Promise<Omit<E, 'data'> & { readonly data: OpenedData<E['data']> }> {
  const fields = fieldsOf(event.type);
  const data = (
    fields.length === 0 ? event.data : await openData(keys, event.data, fields)
  ) as OpenedData<E['data']>;
  return { ...event, data };
}

/** The data of whatever event with these fields opened. */
export async function openData(
  keys: Keys,
  data: unknown,
  fields: readonly SealedField[],
): Promise<unknown> {
  const opened = structuredClone(data);
  for (const field of fields)
    for (const holder of holdersOf(opened, field.path.slice(0, -1))) {
      const name = field.path.at(-1) ?? '';
      holder[name] = await open(keys, field, holder, name);
    }
  return opened;
}

/**
 * What a field of an event holds, of the event or of a state that has kept it with what names its
 * key.
 */
export async function openField<Type extends WaymarkEvent['type'], Name extends SealedIn<Type>>(
  keys: Keys,
  type: Type,
  name: Name,
  holder: FieldsByName & { readonly [Key in Name]: string },
): Promise<Opened<Content<DataOf<Type>[Name]>>> {
  return open(keys, fieldOf(type, name), holder, name) as Promise<
    Opened<Content<DataOf<Type>[Name]>>
  >;
}

/**
 * Seals what a field of an event is to hold; `holder` names its key. @throws ZodError, PersonErased
 */
export async function sealField<Type extends WaymarkEvent['type'], Name extends SealedIn<Type>>(
  keys: Keys,
  type: Type,
  name: Name,
  holder: FieldsByName,
  value: Content<DataOf<Type>[Name]>,
): Promise<Sealed<Content<DataOf<Type>[Name]>>> {
  const field = fieldOf(type, name);
  const { content } = field;
  let text: unknown = content.parse(value);
  for (const key of keysFor(field, holder)) text = await keys.seal(key, text);
  return text as Sealed<Content<DataOf<Type>[Name]>>;
}

/** Seals what somebody gave. @throws PersonErased */
export const sealText = async (keys: Keys, accountId: string, text: string): Promise<OwnText> => ({
  accountId,
  words: await keys.seal(accountId, text),
});

/** What stands there; null where whoever gave it was erased. */
export async function openText(keys: Keys, text: OwnText): Promise<string | null> {
  if (typeof text === 'string') return text;
  const opened = await keys.open(text.accountId, text.words);
  return opened === null ? null : String(opened);
}

/**
 * By which keys something in an event is sealed, as often as there is something; keys are named as
 * `Keys` says.
 */
export const keysOf = ({ type, data }: DomainEvent): readonly string[] =>
  fieldsOf(type).flatMap((field) =>
    holdersOf(data, field.path.slice(0, -1)).flatMap((holder) => keysFor(field, holder)),
  );

/** By which keys a field is sealed, the innermost first. */
const keysFor = ({ by, and }: SealedField, holder: FieldsByName): readonly string[] => [
  keyOf(by, String(holder[by])),
  ...(and === null ? [] : (holder[and] as readonly string[])),
];

/** Whether events of a type hold anything that is sealed. */
export const sealsSomething = (type: string): boolean => fieldsOf(type).length > 0;

const fieldsOf = (type: string): readonly SealedField[] => {
  const definition = eventDefinitions.get(type);
  return definition === undefined ? [] : sealedFieldsOf(definition.schema.shape.data);
};

function fieldOf(type: string, name: string): SealedField {
  const field = fieldsOf(type).find(({ path }) => path.join('.') === name);
  if (field === undefined) throw new Error(`${type} seals no ${name}`);
  return field;
}

/** The objects at the end of a path, of which there are several where it leads through lists. */
function holdersOf(data: unknown, path: readonly string[]): Record<string, unknown>[] {
  const [step, ...rest] = path;
  // Where a text of somebody's own may stand, it may stand in clear.
  if (data === null || typeof data !== 'object') return [];
  if (step === undefined) return [data as Record<string, unknown>];
  return step === '*'
    ? (data as readonly unknown[]).flatMap((each) => holdersOf(each, rest))
    : holdersOf((data as FieldsByName)[step], rest);
}

async function open(
  keys: Keys,
  field: SealedField,
  holder: FieldsByName,
  name: string,
): Promise<Opened<unknown>> {
  let opened: unknown = holder[name];
  for (const key of keysFor(field, holder).toReversed()) {
    opened = await keys.open(key, String(opened));
    if (opened === null) return { erased: true };
  }
  return { erased: false, value: field.content.parse(opened) };
}
