import { describe, expect, it } from 'vitest';
import { serverEvents } from './eventStream.ts';
import type { ServerEvent } from './eventStream.ts';

const streamOf = (parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

async function allOf(events: AsyncIterable<ServerEvent>): Promise<ServerEvent[]> {
  const seen: ServerEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

describe('serverEvents', () => {
  it('joins what arrives in pieces, skips comments, and keeps each kind', async () => {
    const seen = await allOf(
      serverEvents(streamOf([': hello\n\nev', 'ent: change\ndata: {"a"', ':1}\n\ndata: x\ndata: y\n\n'])),
    );
    expect(seen).toEqual([
      { event: 'change', data: '{"a":1}' },
      { event: 'message', data: 'x\ny' },
    ]);
  });

  it('reads CRLF that is cut between its two characters', async () => {
    const seen = await allOf(serverEvents(streamOf(['data: x\r', '\n\r', '\ndata: y\r\n\r\n'])));
    expect(seen.map((e) => e.data)).toEqual(['x', 'y']);
  });

  it('leaves out a message that is not finished', async () => {
    expect(await allOf(serverEvents(streamOf(['data: x\n'])))).toEqual([]);
  });
});
