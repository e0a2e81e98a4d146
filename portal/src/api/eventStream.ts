/** One message of a stream of server-sent events. */
export type ServerEvent = { event: string; data: string };

/**
 * Reads server-sent events off a response's body (the format of the HTML standard, without retry times, which the server does
 * not send, and without ids, which stand in the data). Ends when the body ends; throws when it breaks.
 */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent> {
  let rest = '';
  let event = 'message';
  let data: string[] = [];
  const reader = body
    .pipeThrough(
      new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
    )
    .getReader();
  try {
    for (
      let part = await reader.read();
      !part.done;
      part = await reader.read()
    ) {
      const lines = (rest + part.value).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event, data: data.join('\n') };
          event = 'message';
          data = [];
        } else if (line.startsWith('event:')) event = line.slice(6).trim();
        else if (line.startsWith('data:'))
          data.push(line.slice(5).replace(/^ /, ''));
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
