import { EventTooLarge, InvalidEvent, MAX_APPEND_BYTES, MAX_NAME_LENGTH } from './eventLog.ts';
import type { NewEvent } from './eventLog.ts';

/**
 * An event ready to be stored: JSON as text, id in lower case, `bytes` of everything together in
 * UTF-8.
 */
export type SerialisedEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly bytes: number;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MAX_DEPTH = 500;

/**
 * Checks one whole append and turns it into JSON; the same for every adapter.
 * An `undefined` property is left out, as JSON does; it reads the same.
 * @throws InvalidEvent, naming the event and the field; EventTooLarge
 */
export function serialiseEvents(stream: string, events: readonly NewEvent[]): SerialisedEvent[] {
  checkName('stream name', stream);
  if (stream.startsWith('$'))
    throw new InvalidEvent(`stream name ${stream}: names with $ belong to the event store itself`);
  if (events.length === 0)
    throw new InvalidEvent(`stream ${stream}: an append needs at least one event`);
  const seen = new Set<string>();
  const serialised = events.map((event) => {
    const id = event.id.toLowerCase();
    if (!UUID.test(id))
      throw new InvalidEvent(`event id ${JSON.stringify(event.id)} is not a uuid`);
    if (seen.has(id)) throw new InvalidEvent(`event id ${id} stands twice in one append`);
    seen.add(id);
    return serialise(id, event);
  });
  const bytes = serialised.reduce((sum, event) => sum + event.bytes, 0);
  if (bytes > MAX_APPEND_BYTES) throw new EventTooLarge(bytes);
  return serialised;
}

function serialise(id: string, { type, data, metadata }: NewEvent): SerialisedEvent {
  checkName('event type', type);
  if (data === undefined) throw new InvalidEvent(`${type}: data is missing`);
  checkJson(data, [type, 'data']);
  checkJson(metadata, [type, 'metadata']);
  const [dataText, metadataText] = [JSON.stringify(data), JSON.stringify(metadata)];
  const bytes =
    Buffer.byteLength(type) + Buffer.byteLength(dataText) + Buffer.byteLength(metadataText);
  return { id, type, data: dataText, metadata: metadataText, bytes };
}

function checkName(what: string, name: string): void {
  if (name === '') throw new InvalidEvent(`the ${what} is empty`);
  if (name.length > MAX_NAME_LENGTH)
    throw new InvalidEvent(
      `the ${what} has ${name.length} characters, at most ${MAX_NAME_LENGTH} fit`,
    );
  const wrong = wrongWithText(name);
  if (wrong) throw new InvalidEvent(`the ${what} ${wrong}`);
}

function wrongWithText(text: string): string | undefined {
  if (text.includes('\u0000')) return 'contains the character U+0000';
  return text.isWellFormed() ? undefined : 'contains half a surrogate pair';
}

/**
 * Keys and indexes from the event type to a value; it grows and shrinks on the way, for text would
 * be made in vain.
 */
type Path = (string | number)[];

const inWords = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1);

/** Everything that JSON would refuse, drop or change on the way. */
function checkJson(value: unknown, path: Path): void {
  if (path.length > MAX_DEPTH + 2)
    throw new InvalidEvent(
      `${inWords(path).slice(0, 200)} is circular or deeper than ${MAX_DEPTH} levels`,
    );
  if (value === null || typeof value === 'boolean') return;
  if (typeof value === 'string') {
    const wrong = wrongWithText(value);
    if (wrong) throw new InvalidEvent(`${inWords(path)} ${wrong}`);
    return;
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value))
      throw new InvalidEvent(`${inWords(path)} is ${value}, which JSON does not know`);
    return;
  }
  if (typeof value !== 'object')
    throw new InvalidEvent(`${inWords(path)} is of type ${typeof value}, which JSON does not know`);
  if (Array.isArray(value)) {
    // By index, not forEach: holes count as undefined.
    for (let index = 0; index < value.length; index++) {
      path.push(index);
      checkJson(value[index], path);
      path.pop();
    }
    return;
  }
  if (!isPlain(value))
    throw new InvalidEvent(`${inWords(path)} is a ${value.constructor.name}, not a plain object`);
  for (const [key, inner] of Object.entries(value)) {
    const wrong = wrongWithText(key);
    if (wrong) throw new InvalidEvent(`a key of ${inWords(path)} ${wrong}`);
    if (inner === undefined) continue;
    path.push(key);
    checkJson(inner, path);
    path.pop();
  }
}

/** Made by `{}` or without a prototype. Others (Date, Map, classes) come back as something else. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
