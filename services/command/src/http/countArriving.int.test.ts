import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';

let harness: CommandHarness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

/** Sends the head of a large request alone, and gives the answer, if one comes. */
function begin(path: string, accountId: string) {
  const socket = connect(Number(new URL(harness.site).port), '127.0.0.1');
  const answer = new Promise<string>((resolve) =>
    socket.once('data', (piece) => resolve(piece.toString())),
  );
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: test',
    `Authorization: Bearer ${harness.tokenOf(accountId)}`,
    'Content-Type: application/json',
    'Content-Length: 8000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return { socket, answer };
}

test('who has announced too much is refused before it is read', async () => {
  const mallory = await harness.account('mallory@large.example');
  const asked = Array.from({ length: 2 }, () => begin('/api/commands/RenameWorkspace', mallory));
  expect(await Promise.race(asked.map(({ answer }) => answer))).toMatch(
    /^HTTP\/1.1 429 .*"too-many-requests"/s,
  );
  for (const { socket } of asked) socket.destroy();
});
