import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { commandReply, headers as named } from '@waymark/api';
import { RawConnection } from './connection.ts';
import type { Acknowledged, OverloadJob, OverloadLoadResult } from './load.ts';
import { AnswerTally } from './tally.ts';

/** How often what is due is sent, in milliseconds. */
const TICK = 10;
/** How long the last answers are waited for, in milliseconds. */
const LAST_ANSWERS = 30_000;

/** Run with `fork`: takes one load, sends it, answers what came back, and ends. */
process.once('message', (load: OverloadJob) => {
  void generate(load).then((result) => process.send?.(result, () => process.disconnect()));
});
process.once('disconnect', () => process.exit());

async function generate(load: OverloadJob): Promise<OverloadLoadResult> {
  const tally = new AnswerTally();
  const acknowledged: Acknowledged[] = [];
  const connections = Array.from({ length: load.connections }, () => new RawConnection(load.port));
  const idle = [...connections];
  let [number, heldBack] = [0, 0];
  const next = async (connection: RawConnection) => {
    const request = made(load, number++);
    const reply = await connection.send(request.text);
    if (tally.note(reply) && reply !== null && 'commandId' in request) {
      const { text: _, ...command } = request;
      const answer = commandReply.parse(JSON.parse(reply.body));
      acknowledged.push({ ...command, reply: answer });
    }
  };
  const started = performance.now();
  const end = started + load.seconds * 1000;
  if (load.rate === undefined)
    await Promise.all(
      connections.map(async (connection) => {
        while (performance.now() < end) await next(connection);
      }),
    );
  else {
    let [due, sent] = [0, 0];
    while (performance.now() < end) {
      due = ((performance.now() - started) / 1000) * load.rate;
      for (; sent < due; sent++) {
        // The one that waited longest, so that all of them are in use.
        const connection = idle.shift();
        if (connection === undefined) heldBack++;
        else void next(connection).then(() => idle.push(connection));
      }
      await delay(TICK);
    }
    const patience = performance.now() + LAST_ANSWERS;
    while (idle.length < connections.length && performance.now() < patience) await delay(TICK);
  }
  const seconds = (performance.now() - started) / 1000;
  // Whoever still waits then gets none.
  for (const connection of connections) connection.close();
  await delay(TICK);
  const sent = number;
  return { seconds, sent, heldBack, ...tally.result(), acknowledged };
}

type Made = { text: string } | { text: string; commandId: string; clientId: string; name: string };

function made({ what, workspaceId, authorization }: OverloadJob, number: number): Made {
  const head = `Host: x\r\nAuthorization: ${authorization}\r\n${named.workspace}: ${workspaceId}\r\n`;
  if (what.kind === 'reads')
    return { text: `GET ${what.paths[number % what.paths.length]} HTTP/1.1\r\n${head}\r\n` };
  const clientId = what.clientIds[number % what.clientIds.length] ?? '';
  const commandId = randomUUID();
  const name = `Load ${commandId}`;
  const body = JSON.stringify({ clientId, name });
  const text = `POST /api/commands/RenameClient HTTP/1.1\r\n${head}${named.idempotencyKey}: ${commandId}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return { text, commandId, clientId, name };
}
