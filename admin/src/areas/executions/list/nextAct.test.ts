import { expect, test } from 'vitest';
import { nextAct } from './nextAct.ts';
import { nextAddress } from './nextAddress.ts';

const row = {
  status: 'ACTIVE',
  turn: 'seller',
  turnWho: 'dana',
  turnBecause: 'assigned',
  turnTask: 't',
} as const;

test.each([
  [{ status: 'PENDING', turn: 'nobody', turnWho: null, turnBecause: 'notStarted' }, 'launch'],
  [{ status: 'PAUSED', turn: 'nobody', turnWho: null, turnBecause: 'paused' }, null],
  [{ status: 'DONE', turn: 'nobody', turnWho: null, turnBecause: 'done', turnTask: null }, null],
  [{ turnWho: null }, 'assign'],
  [{ turnWho: null, turnBecause: 'stuck', turnTask: null }, 'assign'],
  [{ turnBecause: 'asked' }, 'answer'],
  [{ turnBecause: 'stuck' }, 'help'],
  [{ turnBecause: 'unassigned' }, 'open'],
  [{}, 'open'],
  [{ turnTask: null }, null],
  [{ turn: 'client' }, 'write'],
  [{ turn: 'client', turnWho: null, turnBecause: 'askedClient' }, 'write'],
  [{ turn: 'client', turnTask: null }, null],
] as const)('%j', (change, act) => expect(nextAct({ ...row, ...change })).toBe(act));

test.each([
  ['launch', '/project/pr/e?launch'],
  ['open', '/module/e/m/tasks#t'],
  ['answer', '/module/e/m/tasks?panel=talk#t'],
  ['write', '/module/e/m/tasks?panel=talk#t'],
] as const)('%s is done at %s', (act, address) =>
  expect(nextAddress({ id: 'e', projectId: 'pr', turnTask: 't', turnModule: 'm' }, act)).toBe(
    address,
  ),
);
