import { makeApiKey as makeText } from '@waymark/api';
import { evolveWorkspace, noWorkspace, type Workspace, type WorkspaceEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { endApiKey, makeApiKey, mayMakeApiKey, mayRotateApiKey, rotateApiKey } from './apiKeys.ts';

const now = '2026-11-21T10:00:00.000Z';
const keyId = 'k00000000000000a';
const textOf = (id: string, workspaceId = 'w', seed = 1) => {
  let n = seed;
  return makeText(workspaceId, id, (bytes) => bytes.map(() => (n = (n + 37) % 248)));
};
const key = textOf(keyId);
const scopes = ['executions:read' as const];
const command = { keyId, name: 'Reporting', key, scopes, until: null };
const kept = { now, isKept: true };

const fold = (...events: WorkspaceEvent[]): Workspace =>
  events.reduce(evolveWorkspace, { ...noWorkspace, life: 'present', workspaceId: 'w' });
const made = fold(...makeApiKey(fold(), command, kept));
const refusal = (decide: () => unknown) => {
  try {
    decide();
  } catch (error) {
    const { code, field } = error as { code: string; field?: string };
    return [code, field];
  }
  return null;
};

describe('makeApiKey', () => {
  test('makes a key without its text', () => {
    const events = makeApiKey(fold(), { ...command, scopes: [...scopes, ...scopes] }, kept);
    expect(events).toEqual([
      {
        type: 'ApiKeyMade',
        data: { keyId, name: 'Reporting', scopes, until: null, lastFour: key.slice(-4) },
      },
    ]);
    expect(JSON.stringify(events)).not.toContain(key.slice(-12));
  });
  test.each<[string, object, string, string]>([
    ['an id that is taken', { name: 'Other' }, 'api-key-exists', 'keyId'],
    [
      'a name that is taken',
      { keyId: 'k00000000000000b', key: textOf('k00000000000000b'), name: 'reporting' },
      'api-key-exists',
      'name',
    ],
  ])('refuses %s', (_, other, code, field) =>
    expect(refusal(() => makeApiKey(made, { ...command, ...other }, kept))).toEqual([code, field]),
  );
  test.each<[string, object, string, string]>([
    ['an end that has passed', { until: now }, 'api-key-end-passed', 'until'],
    ['the text of another key', { key: textOf('k00000000000000b') }, 'api-key-not-its-own', 'key'],
    ['the text of another workspace', { key: textOf(keyId, 'v') }, 'api-key-not-its-own', 'key'],
    ['a text that was cut', { key: key.slice(0, -1) }, 'api-key-not-its-own', 'key'],
  ])('refuses %s before anything is kept', (_, other, code, field) =>
    expect(refusal(() => mayMakeApiKey(fold(), { ...command, ...other }, now))).toEqual([
      code,
      field,
    ]),
  );
  test('refuses what could not be kept, since another key has it', () =>
    expect(refusal(() => makeApiKey(fold(), command, { now, isKept: false }))).toEqual([
      'api-key-not-its-own',
      'key',
    ]));
  test('refuses the 51st', () => {
    const fifty = new Map(
      Array.from({ length: 50 }, (_, n) => [
        `k${n}`,
        { ...[...made.apiKeys.values()][0]!, keyId: `k${n}`, name: `Key ${n}` },
      ]),
    );
    expect(refusal(() => makeApiKey({ ...made, apiKeys: fifty }, command, kept))).toEqual([
      'too-many-api-keys',
      undefined,
    ]);
  });
});

describe('rotateApiKey', () => {
  const rotation = { keyId, key: textOf(keyId, 'w', 9), previousUntil: null };
  test.each([null, '2026-11-28T10:00:00.000Z'])('lets the text of before work until %s', (until) =>
    expect(rotateApiKey(made, { ...rotation, previousUntil: until }, kept)).toEqual([
      {
        type: 'ApiKeyRotated',
        data: {
          ...{ keyId, name: 'Reporting', lastFour: rotation.key.slice(-4) },
          previousUntil: until,
        },
      },
    ]),
  );
  test.each<[string, Workspace, object, string, string]>([
    ['a key that is none', fold(), {}, 'api-key-not-found', 'keyId'],
    ['an overlap of nothing', made, { previousUntil: now }, 'api-key-overlap', 'previousUntil'],
    [
      'an overlap beyond seven days',
      made,
      { previousUntil: '2026-11-28T10:00:00.001Z' },
      'api-key-overlap',
      'previousUntil',
    ],
    [
      'the text of another key',
      made,
      { key: textOf('k00000000000000b') },
      'api-key-not-its-own',
      'key',
    ],
  ])('refuses %s before anything is kept', (_, state, other, code, field) =>
    expect(refusal(() => mayRotateApiKey(state, { ...rotation, ...other }, now))).toEqual([
      code,
      field,
    ]),
  );
  test('refuses what could not be kept', () =>
    expect(refusal(() => rotateApiKey(made, rotation, { now, isKept: false }))).toEqual([
      'api-key-not-its-own',
      'key',
    ]));
});

describe('endApiKey', () => {
  test('ends a key', () => {
    const events = endApiKey(made, { keyId });
    expect(events).toEqual([{ type: 'ApiKeyEnded', data: { keyId, name: 'Reporting' } }]);
    expect(fold(...makeApiKey(fold(), command, kept), ...events).apiKeys.size).toBe(0);
  });
  test('refuses a key that is none', () =>
    expect(refusal(() => endApiKey(fold(), { keyId }))).toEqual(['api-key-not-found', 'keyId']));
});
