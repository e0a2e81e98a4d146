import type { Stored } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { expect, test } from 'vitest';
import { Ledger, type Answered } from '../ledger.ts';
import { proveLog } from './logProof.ts';

/**
 * An event of command `c` of account `a` in stream `client-w_x`; its request is `r` unless said
 * otherwise.
 */
const event = (
  position: number,
  commandId: string,
  { revision = position - 1, request = 'r' } = {},
): Stored => ({
  id: `${position}`,
  stream: 'client-w_x',
  revision: BigInt(revision),
  position: BigInt(position),
  type: 'ClientRenamed',
  data: {},
  metadata: {
    workspaceId: 'w',
    actor: { kind: 'user', accountId: 'a', party: 'team' },
    commandId,
    command: 'RenameClient',
    causationId: commandId,
    correlationId: request,
    at: '2026-11-21T10:00:00.000Z',
  },
});
const acknowledged = (commandId: string, revision: number, position: number): Answered => ({
  name: 'RenameClient',
  payload: {},
  accountId: 'a',
  commandId,
  answer: { reply: { revision: `${revision}`, position: `${position}` } },
});
const refused = (commandId: string): Answered => ({
  name: 'RenameClient',
  payload: {},
  accountId: 'a',
  commandId,
  answer: { status: 409, code: 'taken' },
});

/**
 * Most commands of these tests don't claim that their wish was fulfilled already, so no stream is
 * looked at.
 */
const noLog = {
  readStream: () => {
    throw new Error('no stream is read here');
  },
} as unknown as EventLog;

async function prove(
  events: readonly Stored[],
  answered: readonly Answered[],
  log: EventLog = noLog,
) {
  const ledger = new Ledger();
  for (const each of answered) ledger.note(each);
  const findings = await proveLog(events, answered, {
    log,
    workspaceId: 'w',
    ledger,
    revisions: new Map(),
  });
  return { ...findings, violations: ledger.violations.length };
}

test('a log that holds what was acknowledged, and nothing that was refused, is sound', async () => {
  const answered = [acknowledged('one', 0, 1), refused('two'), acknowledged('three', 2, 3)];
  expect(await prove([event(1, 'one'), event(2, 'three'), event(3, 'three')], answered)).toEqual({
    lost: 0,
    doubled: 0,
    ghosts: 0,
    violations: 0,
  });
});

test.each<[string, readonly Stored[], readonly Answered[], object]>([
  ['an acknowledged command without events', [], [acknowledged('one', 0, 1)], { lost: 1 }],
  ['events of a refused command', [event(1, 'one')], [refused('one')], { ghosts: 1 }],
  ['events of a command that nobody was answered', [event(1, 'one')], [], { ghosts: 1 }],
  [
    'a command stored by two requests',
    [event(1, 'one'), event(2, 'one', { request: 'again' })],
    [acknowledged('one', 1, 2)],
    { doubled: 1 },
  ],
  [
    'a command stored again after another',
    [event(1, 'one'), event(2, 'two'), event(3, 'one')],
    [acknowledged('one', 2, 3), acknowledged('two', 1, 2)],
    { doubled: 1 },
  ],
  [
    'a reply that names another place',
    [event(1, 'one')],
    [acknowledged('one', 0, 7)],
    { doubled: 1 },
  ],
  [
    'a gap in a stream',
    [event(1, 'one'), event(2, 'two', { revision: 2 })],
    [acknowledged('one', 0, 1), acknowledged('two', 2, 2)],
    {},
  ],
])('%s is found', async (_, events, answered, found) => {
  expect(await prove(events, answered)).toEqual({
    lost: 0,
    doubled: 0,
    ghosts: 0,
    violations: 1,
    ...found,
  });
});

test('who belongs to the client already may be acknowledged without an event; who does not was lost', async () => {
  const stream: Stored[] = [
    { ...event(0, 'before'), type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } },
    { ...event(1, 'before'), type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'a' } },
  ];
  const log = {
    readStream: async function* () {
      yield* stream;
    },
  } as unknown as EventLog;
  const accepting = (revision: number): Answered => ({
    ...acknowledged('one', revision, 1),
    already: { clientId: 'c', holds: ({ users }, accountId) => users.has(accountId) },
  });
  expect(await prove([], [accepting(1)], log)).toMatchObject({ lost: 0, violations: 0 });
  expect(await prove([], [accepting(0)], log)).toMatchObject({ lost: 1, violations: 1 });
});
