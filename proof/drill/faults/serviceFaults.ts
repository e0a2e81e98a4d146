import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { commandReply, headers } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import type { Fault, FaultTools } from './fault.ts';
import { heldUntil } from './heldUntil.ts';
import { describeSeen, watch, type SeenAnswers } from './watch.ts';

const IN_FLIGHT = 30;

/**
 * SIGTERM while requests are under way: every one that was sent is answered, and the process ends
 * by itself.
 */
export const terminated: Fault = {
  name: 'SIGTERM with requests in flight',
  async run(tools) {
    const told: string[] = [];
    for (const name of ['command', 'projector'] as const) {
      const service = tools.stack[name];
      const answers = Array.from({ length: IN_FLIGHT }, () =>
        name === 'command' ? sendCommand(tools) : sendRead(tools),
      );
      await Promise.all(answers.map(({ sent }) => sent));
      const exitCode = await service.kill('SIGTERM');
      if (exitCode !== 0)
        tools.ledger.violation(`the ${name} service ended with ${exitCode} on SIGTERM`);
      const statuses = await Promise.all(answers.map(({ status }) => status));
      const answered = statuses.filter((status) => status !== null && status < 500);
      if (answered.length < IN_FLIGHT)
        tools.ledger.violation(
          `SIGTERM to the ${name} service: ${IN_FLIGHT - answered.length} of ${IN_FLIGHT} requests in flight were not answered`,
        );
      told.push(`${name}: ${answered.length} of ${IN_FLIGHT} answered`);
    }
    return told.join('; ');
  },
};

function sendCommand(tools: FaultTools) {
  const { scene, stack, owner, ledger } = tools;
  const commandId = randomUUID();
  const payload = { clientId: scene.world.clientId, name: scene.world.text('In flight') };
  const { sent, answer } = send(
    tools,
    'POST',
    `${stack.commandUrl}/api/commands/RenameClient`,
    JSON.stringify(payload),
    commandId,
  );
  const status = answer.then((got) => {
    if (got?.status === 200)
      ledger.note({
        name: 'RenameClient',
        payload,
        accountId: owner.accountId,
        commandId,
        answer: { reply: commandReply.parse(JSON.parse(got.body)) },
      });
    return got?.status ?? null;
  });
  return { sent, status };
}

function sendRead(tools: FaultTools) {
  const { sent, answer } = send(
    tools,
    'GET',
    `${tools.stack.projectorUrl}/api/tasks`,
    '',
    randomUUID(),
  );
  return { sent, status: answer.then((got) => got?.status ?? null) };
}

/**
 * `sent` resolves once the request has left, `answer` with null when the connection broke before
 * all of it came.
 */
function send(
  { stack, scene, owner }: FaultTools,
  method: string,
  url: string,
  body: string,
  commandId: string,
) {
  const { accessToken } = signAccessToken(
    stack.signingSecret,
    { accountId: owner.accountId, sid: 'drill' },
    new Date(),
  );
  const outgoing = request(url, {
    method,
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Authorization: `Bearer ${accessToken}`,
      [headers.workspace]: scene.world.workspaceId,
      [headers.idempotencyKey]: commandId,
    },
  });
  const sent = new Promise<void>((resolve) =>
    outgoing.once('finish', resolve).once('error', () => resolve()),
  );
  const answer = new Promise<{ status: number; body: string } | null>((resolve) => {
    outgoing.once('error', () => resolve(null));
    outgoing.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.once('error', () => resolve(null));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
  });
  outgoing.end(body);
  return { sent, answer };
}

/** The projector is away for a while: commands go on, and it catches up by itself. */
export const lostProjector: Fault = {
  name: 'projector away',
  async run(tools) {
    const { projector } = tools.stack;
    await projector.holdDown();
    const seen = await watch(tools, (soFar) => heldUntil(tools, () => taken(soFar) > 0), [
      'projector',
    ]);
    projector.letBack();
    if (taken(seen) === 0) tools.ledger.violation('projector away: no command was taken');
    return describeSeen(seen);
  },
};

/** The clocks of both services jump forwards and backwards, by less than a token lives. */
export const jumpingClocks: Fault = {
  name: 'clocks that jump',
  async run(tools) {
    const jumps = [10, -10, 3, 0].map((minutes) => minutes * 60_000);
    const seen = await watch(tools, async (soFar) => {
      for (const jump of jumps) {
        await writeFile(tools.clockFile, String(jump));
        const before = taken(soFar);
        await heldUntil(tools, () => taken(soFar) > before + 1);
      }
    });
    if (taken(seen) <= jumps.length)
      tools.ledger.violation('clocks that jump: a jump kept commands from being taken');
    return describeSeen(seen);
  },
};

const taken = ({ commands }: SeenAnswers): number => commands.get(200) ?? 0;
