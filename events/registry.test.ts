import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Recorded } from './envelope.ts';
import {
  eventSchemas,
  eventVersions,
  parseEvent,
  UnreadableEvent,
  withVersion,
} from './registry.ts';
import { retiredEvents } from './upcasters/upcasters.ts';
import { newestVersion } from './versions.ts';

/**
 * `examples/<Type>.v<version>.json` are frozen: events as they stand in somebody's log. A schema
 * may grow only so that each of them can still be read; a new event type, or a new version of one,
 * brings an example of its own.
 */
type Example = { readonly type: string; readonly version: number; readonly data: unknown };
const folder = new URL('./examples/', import.meta.url);
const examples = readdirSync(folder).map((file) => ({
  file,
  example: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Example,
}));

const recorded = ({ type, version, data }: Example): Recorded => ({
  id: '8f14e45f-ceea-867a-9c2b-1d7f6a3b5c01',
  stream: 'blueprint-w_b',
  revision: 3n,
  position: 77n,
  type,
  data,
  metadata: {
    workspaceId: 'w',
    actor: { kind: 'user', accountId: 'olga', party: 'team' },
    commandId: 'c1',
    command: 'Test',
    causationId: 'c1',
    correlationId: 'r1',
    at: '2026-11-21T10:00:00.000Z',
    version,
  },
});

describe('frozen examples', () => {
  test('there is one of every version of every event type', () => {
    const written = [...eventVersions].flatMap(([type, event]) =>
      Array.from({ length: newestVersion(event) }, (_, index) => `${type}.v${index + 1}.json`),
    );
    const retired = [...retiredEvents.keys()].map((type) => `${type}.v1.json`);
    expect(examples.map(({ file }) => file).sort()).toEqual([...written, ...retired].sort());
  });
  test.each(examples)('$file is read whole', ({ file, example }) => {
    expect(file).toBe(`${example.type}.v${example.version}.json`);
    const parsed = parseEvent(recorded(example));
    expect(
      eventSchemas.get(parsed.type)?.parse({ type: parsed.type, data: parsed.data }),
    ).toBeDefined();
    const written = eventVersions.get(example.type);
    const isToday = written !== undefined && example.version === newestVersion(written);
    if (isToday) expect(parsed).toEqual(recorded(example));
  });
});

test('an event says its version, unless that is the first', () => {
  const { metadata } = recorded({ type: 'Test', version: 1, data: null });
  const { version: _, ...without } = metadata;
  expect(withVersion('TaskAdded', without)).toEqual({ ...without, version: 2 });
  expect(withVersion('TaskHeadlineSet', without)).toBe(without);
  expect(withVersion('Nonsense', without)).toBe(without);
});

describe('what can not be read is said so', () => {
  test('a version that is newer than this program', () => {
    const example = { type: 'RoleRemoved', version: 2, data: {} };
    expect(() => parseEvent(recorded(example))).toThrow(UnreadableEvent);
    expect(() => parseEvent(recorded(example))).toThrow(
      'RoleRemoved at 77 has version 2, this program knows 1 to 1',
    );
  });
  test('an unknown type', () => {
    expect(() => parseEvent(recorded({ type: 'Nonsense', version: 1, data: {} }))).toThrow(
      UnreadableEvent,
    );
    expect(() => parseEvent(recorded({ type: 'Nonsense', version: 1, data: {} }))).toThrow(
      'no schema for event type Nonsense at 77',
    );
  });
  test.each([
    ['TaskStatusSet', { taskId: 't', moduleId: 'm', from: 'TODO', to: 'STUCK', reason: null }],
    ['TaskDueDateSet', { taskId: 't', moduleId: 'm', from: null, to: '2026-02-30' }],
    ['TaskDueInDaysSet', { taskId: 't', moduleId: 'm', from: null, to: 100 }],
    ['RoleRemoved', { roleId: 'legal', name: 'Legal' }],
    ['BlueprintCreated', { blueprintId: 'b' }],
    ['BlueprintCreated', null],
  ])('wrong data of %s', (type, data) => {
    expect(() => parseEvent(recorded({ type, version: 1, data }))).toThrow(UnreadableEvent);
    expect(() => parseEvent(recorded({ type, version: 1, data }))).toThrow(`${type} at 77: `);
  });
});
