import { liveChange } from '@waymark/api';
import type { LiveChange } from '@waymark/api';

/** Cuts a stream of server-sent events into its `change` messages; what else comes (heartbeats, comments) is passed over. */
export async function* readChanges(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<LiveChange> {
  let rest = '';
  for await (const text of body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
  )) {
    const parts = (rest + text).split(/\r?\n\r?\n/);
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const change = parseMessage(part);
      if (change !== null) yield change;
    }
  }
}

/** One message (its lines without the empty one at the end) as a change; null for any other event. */
export function parseMessage(text: string): LiveChange | null {
  const lines = text.split(/\r?\n/);
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  if (valuesOf('event').at(-1) !== 'change') return null;
  return liveChange.parse(JSON.parse(valuesOf('data').join('\n')));
}
