import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LeastPace } from '@waymark/edge';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { ReplyPlace } from '../addresses/signedAddress.ts';
import type { IncomingMailOutcome } from '../receiving/incomingMailOutcome.ts';
import type { Arrived } from '../receiving/receiveMail.ts';
import { selfSigned } from '../testing/selfSigned.ts';
import { startSmtpServer, type RunningSmtpServer } from './smtpServer.ts';

const domain = 'in.example.com';
const place: ReplyPlace = { workspaceId: 'w', processId: 'p', taskId: 't', accountId: 'anna' };
const known = `talk+known@${domain}`;

let server: RunningSmtpServer;
let arrived: Arrived[];
let told: string[];
let failing: boolean;
let outcome: IncomingMailOutcome;
let calm: boolean;
let mayArrive: boolean;
let keptOut: readonly string[];
let logged: string[];
afterEach(() => server.stop());

async function start(megabytes = 1, tls?: typeof selfSigned, pace?: LeastPace): Promise<void> {
  [arrived, told, failing, outcome, calm] = [[], [], false, { kind: 'said' }, true];
  [mayArrive, logged, keptOut] = [true, [], []];
  server = await startSmtpServer({
    options: { domain, listen: { host: '127.0.0.1', port: 0 }, megabytes, ...(tls && { tls }) },
    addresses: {
      placeOf: (address) =>
        failing
          ? Promise.reject(new Error('no database'))
          : Promise.resolve(address === known ? place : null),
    },
    limits: {
      mayNetwork: () => Promise.resolve(calm),
      mayArrive: () => Promise.resolve(mayArrive),
    },
    ...(pace && { pace }),
    isKeptOut: (address) => keptOut.includes(address),
    receive: (mail) => {
      arrived.push(mail);
      return Promise.resolve(outcome);
    },
    told: (what) => told.push(typeof what === 'string' ? what : what.kind),
    logger: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
  });
}

/** What the server answers to a mail: its last code and words. */
async function send({
  to = known,
  from = 'anna@client.example',
  body = 'Hi',
} = {}): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  const raw = `From: ${from}\r\nTo: ${to}\r\n\r\n${body}`;
  try {
    const envelope = { from, to };
    return (await transport.sendMail({ envelope, raw })).response;
  } catch (error) {
    return (error as { response?: string }).response ?? String(error);
  } finally {
    transport.close();
  }
}

/** What a connection is told to whom speaks by oneself. */
async function spoken(...lines: readonly string[]): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'readable');
  socket.end(`${lines.join('\r\n')}\r\n`);
  return text(socket);
}

describe('mail by SMTP', () => {
  test('to an address that was signed here is taken', async () => {
    await start();
    expect(await send()).toBe('250 2.0.0 Taken');
    expect(arrived.map(({ places, envelopeSender }) => ({ places, envelopeSender }))).toEqual([
      { places: [place], envelopeSender: 'anna@client.example' },
    ]);
    expect(Buffer.from(arrived[0]!.raw).toString()).toContain('Hi');
  });

  test('to any other is refused before it is sent: nothing is relayed', async () => {
    await start();
    expect(await send({ to: 'eve@evil.example' })).toMatch(/^550 5\.1\.1 /);
    expect(await send({ to: `talk+other@${domain}` })).toMatch(/^550 5\.1\.1 /);
    expect(arrived).toEqual([]);
  });

  test('that is too large is refused, whether it says so or not', async () => {
    await start();
    const body = `${'x'.repeat(70)}\r\n`.repeat(20_000);
    expect(
      await spoken('EHLO a.example', 'MAIL FROM:<anna@client.example> SIZE=1048577', 'QUIT'),
    ).toMatch(/\r\n552 /);
    expect(await send({ body })).toMatch(/^552 5\.3\.4 .*1 MB/);
    expect(arrived).toEqual([]);
    expect(told).toEqual(['too-large']);
  });

  test.each<[IncomingMailOutcome, RegExp]>([
    [{ kind: 'held' }, /^250 2\.0\.0 Taken; somebody looks/],
    [{ kind: 'machine', sign: 'list' }, /^250 2\.0\.0 /],
    [{ kind: 'loop' }, /^554 5\.4\.6 /],
    [{ kind: 'too-much' }, /^554 5\.6\.0 /],
    [{ kind: 'too-many' }, /^452 4\.2\.2 /],
    [{ kind: 'over' }, /^550 5\.7\.1 /],
    [{ kind: 'unreadable', why: 'broken' }, /^554 5\.6\.0 .*cannot be read/],
    [{ kind: 'unreadable', why: 'no-words' }, /^554 5\.6\.0 .*no words/],
    [{ kind: 'unreadable', why: 'no-author' }, /^550 5\.6\.0 /],
  ])('is answered with what became of it: %o', async (became, answer) => {
    await start();
    outcome = became;
    expect(await send()).toMatch(answer);
  });

  test('is to come again while we can’t take it, and told nothing of why', async () => {
    await start();
    failing = true;
    expect(await send()).toBe('451 4.3.0 The mail cannot be taken for the moment');
    expect(told).toEqual(['later']);
  });

  test('of a network that sends too much is to come later', async () => {
    await start();
    calm = false;
    expect(await send()).toMatch(/^421 4\.7\.0 /);
  });

  test('of a network that the operators keep out is not listened to, until they let it in again', async () => {
    await start();
    keptOut = ['127.0.0.1'];
    expect(await send()).toMatch(/^421 4\.7\.0 /);
    expect(await spoken('EHLO a.example', 'MAIL FROM:<anna@client.example>', 'QUIT')).toMatch(
      /^421 4\.7\.0 [^\r]*\r\n(?!2)/,
    );
    expect([arrived, told]).toEqual([[], []]);
    keptOut = ['203.0.113.9'];
    expect(await send()).toBe('250 2.0.0 Taken');
  });

  test('that is too much for where it leads is refused before any of it is read', async () => {
    await start();
    mayArrive = false;
    expect(await send()).toMatch(/^452 4\.2\.2 /);
    expect([arrived, told]).toEqual([[], ['too-many']]);
  });

  /** A connection that has begun to send a mail. */
  async function beginning(letters: number) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const asked = [
      'EHLO a.example',
      'MAIL FROM:<anna@client.example>',
      `RCPT TO:<${known}>`,
      'DATA',
    ];
    const said = text(socket).catch(() => '');
    await once(socket, 'readable');
    socket.write(`${asked.join('\r\n')}\r\n`);
    await new Promise((soon) => setTimeout(soon, 50));
    socket.write(
      `From: anna@client.example\r\n\r\n${`${'x'.repeat(70)}\r\n`.repeat(letters / 72)}`,
    );
    return { socket, said };
  }

  test('of a connection that breaks off leaves one line and no error', async () => {
    await start();
    const { socket } = await beginning(7_200);
    socket.destroy();
    await expect.poll(() => told).toEqual(['broken-off']);
    expect(logged.filter((line) => !line.includes('"level":30'))).toEqual([]);
    expect(logged.join()).not.toContain('stack');
  });

  test('that arrives too slowly is cut, and what came of it let go', async () => {
    await start(1, undefined, { bytes: 10_000, within: 200 });
    const { said } = await beginning(7_200);
    await said;
    await expect.poll(() => told).toEqual(['broken-off']);
    expect(await send()).toBe('250 2.0.0 Taken');
  });

  test('is told to come again where its network has as much under way as is free', async () => {
    await start();
    const slow = await Promise.all(Array.from({ length: 4 }, () => beginning(900_000)));
    await new Promise((soon) => setTimeout(soon, 100));
    expect(await send({ body: `${'x'.repeat(70)}\r\n`.repeat(11_500) })).toMatch(/^452 4\.3\.1 /);
    for (const { socket } of slow) socket.destroy();
    await expect.poll(() => told.filter((what) => what === 'broken-off')).toHaveLength(4);
    expect(await send()).toBe('250 2.0.0 Taken');
  });

  test('offers no sign-in and no encryption without a certificate', async () => {
    await start();
    const said = await spoken('EHLO evil.example', 'AUTH PLAIN AGEAYg==', 'STARTTLS', 'QUIT');
    expect(said).not.toMatch(/250.(AUTH|STARTTLS)/);
    expect(said).toMatch(/\r\n5\d\d /);
  });

  test('with a certificate comes encrypted, and who knows the certificate knows whom they talk to', async () => {
    await start(1, selfSigned);
    expect(await spoken('EHLO a.example', 'QUIT')).toMatch(/250.STARTTLS/);
    const sendBy = async (ca: string[]) => {
      const tls = { ca, servername: domain };
      const transport = createTransport({
        host: '127.0.0.1',
        port: server.port,
        requireTLS: true,
        tls,
      });
      try {
        const envelope = { from: 'anna@client.example', to: known };
        return (await transport.sendMail({ envelope, raw: `From: anna@client.example\r\n\r\nHi` }))
          .response;
      } catch (error) {
        return (error as { code?: string }).code;
      } finally {
        transport.close();
      }
    };
    expect(await sendBy([selfSigned.cert])).toBe('250 2.0.0 Taken');
    expect(await sendBy([])).toMatch(/^E(TLS|SOCKET)$/);
    expect(arrived).toHaveLength(1);
  });

  test('cannot bring a second one in its body', async () => {
    await start();
    const smuggled = `a\n.\nMAIL FROM:<eve@evil.example>\nRCPT TO:<${known}>\nDATA\nb\n.\nc`;
    await send({ body: smuggled });
    await send({ body: smuggled.replaceAll('\n.\n', '\n.\r\n').replaceAll('\na', '\r\na') });
    expect(arrived.map(({ envelopeSender }) => envelopeSender)).toEqual(
      arrived.map(() => 'anna@client.example'),
    );
  });
});
