import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Tenant } from '../tenant.ts';
import type { RawWay, Ways } from '../attackWay.ts';

/** As much as all but the end of the largest mail, in pieces. */
const PIECE = Buffer.from(`${'x'.repeat(70)}\r\n`.repeat(1_000));
const PIECES = 330;
/**
 * How often somebody else sends a mail meanwhile, from another network to another workspace, in
 * milliseconds.
 */
const EVERY = 4_000;
const ELSEWHERE = '127.9.0.1';

let comes = 0;

/** Mails to an address that was signed for the stranger, sent all but their end. */
const mails: RawWay = {
  async once({ mailIn }, signal, count) {
    if (comes++ === 0) return writeTo(mailIn, signal);
    const socket = connect(mailIn.port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    const end = () => socket.destroy();
    signal.addEventListener('abort', end);
    const closed = new Promise<void>((over) => socket.once('close', () => over()));
    await Promise.race([once(socket, 'data').catch(() => undefined), closed]);
    socket.resume();
    socket.write(
      `EHLO a.example\r\nMAIL FROM:<a@a.example>\r\nRCPT TO:<${mailIn.own}>\r\nDATA\r\n`,
    );
    await delay(200);
    socket.write('From: a@a.example\r\n\r\n');
    for (let n = 0; n < PIECES && !socket.destroyed; n++)
      if (!socket.write(PIECE))
        await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
    await closed;
    signal.removeEventListener('abort', end);
    if (!signal.aborted) count(0);
    await delay(500);
  },
};

/** @throws Error where a mail of somebody else is not taken */
async function writeTo({ port, others }: Tenant['mailIn'], signal: AbortSignal): Promise<void> {
  for (let n = 0; !signal.aborted; n++) {
    await delay(EVERY, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const transport = createTransport({
      ...{ host: '127.0.0.1', port, ignoreTLS: true, localAddress: ELSEWHERE },
    });
    const envelope = { from: 'b@b.example', to: others };
    const raw = `From: b@b.example\r\nTo: ${others}\r\nMessage-ID: <${n}@b.example>\r\n\r\nWords ${n}`;
    await transport.sendMail({ envelope, raw }).catch((error: unknown) => {
      throw new Error('a mail of somebody else was not taken', { cause: error });
    });
    transport.close();
  }
}

/** After so many of them it is looked at what the log holds. */
const LOOKED_AT = 100;
/** Bytes that each may add to the log: a short line where it was told at all. */
const LINE = 400;

let brokenOff = 0;
let logBefore: Promise<number> | undefined;

/**
 * Connections that break off in the middle of a mail: nobody may fill the operators' log, nor ring
 * their bell, by them.
 */
const brokenConnections: RawWay = {
  async once({ mailIn, logFolder }, signal, count) {
    const before = await (logBefore ??= bytesOfLog(logFolder));
    const socket = connect(mailIn.port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    const end = () => socket.destroy();
    signal.addEventListener('abort', end);
    const closed = new Promise<void>((over) => socket.once('close', () => over()));
    const first = await Promise.race([once(socket, 'data').catch(() => []), closed.then(() => [])]);
    socket.resume();
    socket.write(
      `EHLO a.example\r\nMAIL FROM:<a@a.example>\r\nRCPT TO:<${mailIn.own}>\r\nDATA\r\nFrom: a`,
    );
    await Promise.race([delay(100), closed]);
    socket.resetAndDestroy();
    await closed;
    signal.removeEventListener('abort', end);
    if (signal.aborted) return;
    count(first.length === 0 ? 0 : Number(String(first[0]).slice(0, 3)));
    if (++brokenOff % LOOKED_AT !== 0) return;
    const added = (await bytesOfLog(logFolder)) - before;
    if (added > brokenOff * LINE)
      throw new Error(`${brokenOff} connections that broke off added ${added} bytes to the log`);
  },
};

const bytesOfLog = async (folder: string): Promise<number> =>
  (await stat(path.join(folder, 'command.log'))).size;

/** By mail that comes in. */
export const byMail: Ways = {
  'the largest mails, all but their end': mails,
  'mails that break off': brokenConnections,
};
