import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventStream, HEARTBEAT, MOST_UNREAD } from './eventStream.ts';

/** What a listener that reads everything at once has been given. */
function fakeResponse(writableLength = 0) {
  const closing: (() => void)[] = [];
  const calls: string[] = [];
  const res = {
    writableLength,
    write: (text: string) => calls.push(text),
    end: () => calls.push('END'),
    destroy: () => calls.push('CUT'),
    once: (_: 'close', heard: () => void) => closing.push(heard),
  };
  return { res, calls, leave: () => closing.forEach((heard) => heard()) };
}
const open = ({ res }: ReturnType<typeof fakeResponse>, lifetime = 900_000) => {
  const onEnd = vi.fn();
  return { stream: eventStream(res as unknown as ServerResponse, { lifetime, onEnd }), onEnd };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a silent stream beats every 15 seconds', () => {
  const fake = fakeResponse();
  open(fake);
  vi.advanceTimersByTime(HEARTBEAT - 1);
  expect(fake.calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fake.calls).toEqual([': still here\n\n']);
  vi.advanceTimersByTime(2 * HEARTBEAT);
  expect(fake.calls).toHaveLength(3);
});

test('an event goes out as name and JSON on one line', () => {
  const fake = fakeResponse();
  open(fake).stream.send('change', { position: '7', topics: ['line\nbreak'] });
  expect(fake.calls).toEqual([
    'event: change\ndata: {"position":"7","topics":["line\\nbreak"]}\n\n',
  ]);
});

test('it ends when its time is over, once, and says nothing more', () => {
  const fake = fakeResponse();
  const { stream, onEnd } = open(fake, 10_000);
  vi.advanceTimersByTime(9_999);
  expect(fake.calls).toEqual([]);
  vi.advanceTimersByTime(1);
  stream.end();
  stream.send('change', {});
  vi.advanceTimersByTime(10 * HEARTBEAT);
  expect(fake.calls).toEqual(['END']);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a listener that leaves leaves nothing behind', () => {
  const fake = fakeResponse();
  const { onEnd } = open(fake);
  fake.leave();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('who has not read 64 KiB is cut off, not waited for', () => {
  const fake = fakeResponse(MOST_UNREAD);
  const { stream, onEnd } = open(fake);
  stream.send('change', 1);
  expect(fake.calls).toHaveLength(1);
  fake.res.writableLength = MOST_UNREAD + 1;
  stream.send('change', 2);
  stream.send('change', 3);
  expect(fake.calls.slice(1)).toEqual(['CUT']);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('over a real socket that nobody reads, memory stays bounded', async () => {
  vi.useRealTimers();
  let largest = 0;
  const message = 'x'.repeat(8 * 1024);
  const server = createServer((_, res) => {
    let open = true;
    const stream = eventStream(res, { lifetime: 900_000, onEnd: () => (open = false) });
    const more = () => {
      stream.send('change', message);
      largest = Math.max(largest, res.writableLength);
      if (open) setImmediate(more);
    };
    more();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  // Only a connection that is cut lets the server close while the other end still holds it.
  await new Promise<void>((resolve) =>
    server.once('request', (_, res: ServerResponse) => res.once('close', () => resolve())),
  );
  await new Promise((resolve) => server.close(resolve));
  expect(largest).toBeLessThan(MOST_UNREAD + 2 * message.length);
  socket.destroy();
});
