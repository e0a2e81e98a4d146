import { connect } from 'node:net';
import type { Seeded } from '../seeded.ts';
import { checkRefusal } from './checkAnswer.ts';
import { PATIENCE } from './send.ts';

/** Node itself turns this away, by a bare 400, before anybody else may answer. */
const WITHOUT_HOST = 'GET /api/me HTTP/1.1\r\n\r\n';
/** Requests that no client library would send. */
const broken: readonly string[] = [
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  WITHOUT_HOST,
  'G\u0000T / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /api/tasks?filter=\u00ff\u00fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}',
  'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
  'POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
  `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
  'GET / HTTP/1.1\r\nHost: x\r\nWaymark-Workspace: a\u0000b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n',
  'GET http://elsewhere.example/api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
];

/**
 * Sends broken HTTP, and ends its side as a client does that has said all; answers what was wrong
 * with the reaction. Right are a 4xx in the shape of all refusals, any complete answer to what was
 * not broken after all, and a closed connection.
 */
export function sendBroken(url: string, random: Seeded): Promise<string | null> {
  const text = random.pick(broken);
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(`hangs on ${JSON.stringify(text.slice(0, 80))}`);
    }, PATIENCE);
    socket.on('data', (piece) => (answer += piece.toString('latin1')));
    // A reset is a way to close as well; the end is what counts.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      const bare = text === WITHOUT_HOST && answer.startsWith('HTTP/1.1 400');
      const wrong = bare ? null : wrongWith(answer);
      resolve(wrong === null ? null : `answers ${wrong} to ${JSON.stringify(text.slice(0, 80))}`);
    });
    socket.end(Buffer.from(text, 'latin1'));
  });
}

/**
 * Null when the answer is none, not a refusal, or a refusal in the one shape that refusals have.
 */
export function wrongWith(answer: string): string | null {
  const [, digits, rest = ''] = /^HTTP\/1\.1 (\d{3})[^\r]*\r\n([^]*)$/.exec(answer) ?? [];
  if (digits === undefined) return answer === '' ? null : 'no HTTP';
  const status = Number(digits);
  if (status < 400) return null;
  if (status >= 500) return digits;
  const end = rest.indexOf('\r\n\r\n');
  const headers = Object.fromEntries(
    rest
      .slice(0, end)
      .split('\r\n')
      .map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      }),
  );
  return checkRefusal({ status, headers, body: rest.slice(end + 4) })[0] ?? null;
}
