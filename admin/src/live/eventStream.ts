import type { LiveChange } from '@waymark/api';

/** What the stream says: something changed, everything is to be read anew, or that all has been told up to a position. */
export type LiveMessage =
  | ({ event: 'change' } & LiveChange)
  | { event: 'reload' | 'position'; position: string };

/** Cuts a stream of server-sent events into its messages; what else comes (heartbeats, comments) is passed over. */
export async function* readMessages(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<LiveMessage> {
  let rest = '';
  for await (const text of body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
  )) {
    const parts = (rest + text).split(/\r?\n\r?\n/);
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const message = parseMessage(part);
      if (message !== null) yield message;
    }
  }
}

/** One message (its lines without the empty one at the end); null for any other event. */
export function parseMessage(text: string): LiveMessage | null {
  const lines = text.split(/\r?\n/);
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  const event = valuesOf('event').at(-1);
  const data = <T>() => JSON.parse(valuesOf('data').join('\n')) as T;
  switch (event) {
    case 'change':
      return { event, ...data<LiveChange>() };
    case 'reload':
    case 'position':
      return { event, ...data<{ position: string }>() };
    default:
      return null;
  }
}
