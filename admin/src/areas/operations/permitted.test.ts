import { modelOf, rebuildOf, verificationOf } from '@waymark/api/testing';
import { expect, test } from 'vitest';
import { permitted } from './permitted.ts';

test('without a rebuild one may be started, and a comparison; one that runs may be cancelled', () => {
  expect(permitted(modelOf())).toEqual(['rebuild', 'verify']);
  expect(permitted(modelOf({ verification: verificationOf({ state: 'running' }) }))).toEqual([
    'rebuild',
    'cancel',
  ]);
});

test('what is about to swap in by itself can only be cancelled', () => {
  expect(permitted(modelOf({ rebuild: rebuildOf({ state: 'ready', swapsItself: true }) }))).toEqual(
    ['cancel'],
  );
});

test('only what was swapped in can be rolled back', () => {
  const previous = { position: '1', replacedAt: '2026-11-21T14:00:00.000Z', usable: true };
  expect(permitted(modelOf({ previous }))).toEqual(['rebuild', 'verify', 'rollback']);
});

test.each([
  ['building', ['pause', 'cancel']],
  ['verifying', ['pause', 'cancel']],
  ['paused', ['resume', 'cancel']],
  ['ready', ['swap', 'verify', 'cancel']],
  ['different', ['rebuild', 'verify', 'cancel']],
  ['failed', ['rebuild', 'verify', 'cancel']],
] as const)('a rebuild that is %s offers %j', (state, actions) => {
  expect(permitted(modelOf({ rebuild: rebuildOf({ state }) }))).toEqual(actions);
});

test('a rollback that failed is given up before anything is rebuilt', () => {
  expect(permitted(modelOf({ rebuild: rebuildOf({ kind: 'rollback', state: 'failed' }) }))).toEqual(
    ['verify', 'cancel'],
  );
});
