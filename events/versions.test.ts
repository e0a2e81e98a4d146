import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Recorded } from './envelope.ts';
import { newestVersion, readEvent, UnreadableEvent } from './versions.ts';
import type { RetiredEvent, VersionedEvent } from './versions.ts';

/** An event of this test alone: first a name, then first and last name, then a list of names. */
const v1 = z.object({ name: z.string() });
const v2 = z.object({ first: z.string(), last: z.string() });
const guestGreeted: VersionedEvent = {
  current: z.object({
    type: z.literal('GuestGreeted'),
    data: z.object({ names: z.array(z.string()) }),
  }),
  past: [
    {
      data: v1,
      upcast: ({ name }: z.infer<typeof v1>) => {
        const [first = '', ...rest] = name.split(' ');
        return { first, last: rest.join(' ') };
      },
    },
    { data: v2, upcast: ({ first, last }: z.infer<typeof v2>) => ({ names: [first, last] }) },
  ],
};
const registry = new Map([['GuestGreeted', guestGreeted]]);

const greeted = (data: unknown, version?: number): Recorded => ({
  id: '8f14e45f-ceea-867a-9c2b-1d7f6a3b5c01',
  stream: 'guest-w_g',
  revision: 0n,
  position: 77n,
  type: 'GuestGreeted',
  data,
  metadata: {
    workspaceId: 'w',
    actor: { kind: 'system', name: 'test' },
    commandId: 'c1',
    command: 'GreetGuest',
    causationId: 'c1',
    correlationId: 'c1',
    at: '2026-11-21T10:00:00.000Z',
    ...(version !== undefined && { version }),
  },
});
const today = { type: 'GuestGreeted', data: { names: ['Ada', 'Lovelace King'] } };

describe('an event with two versions behind it', () => {
  test.each([
    ['without a version', greeted({ name: 'Ada Lovelace King' })],
    ['of version 1', greeted({ name: 'Ada Lovelace King' }, 1)],
    ['of version 2', greeted({ first: 'Ada', last: 'Lovelace King' }, 2)],
    ['of version 3', greeted({ names: ['Ada', 'Lovelace King'] }, 3)],
  ])('%s is read as it would be written today', (_, event) => {
    expect(readEvent(registry, event)).toEqual(today);
  });

  test('is written in version 3', () => {
    expect(newestVersion(guestGreeted)).toBe(3);
  });

  test('leaves what the log gave back untouched', () => {
    const event = greeted(Object.freeze({ name: 'Ada' }), 1);
    readEvent(registry, Object.freeze(event));
    expect(event.data).toEqual({ name: 'Ada' });
  });

  test.each([4, 0, -1, 1.5])('of version %d is refused by name', (version) => {
    const read = () => readEvent(registry, greeted({ names: [] }, version));
    expect(read).toThrow(UnreadableEvent);
    expect(read).toThrow(`GuestGreeted at 77 has version ${version}, this program knows 1 to 3`);
  });

  test('is held against the schema of its own version', () => {
    for (const event of [
      greeted({ names: ['Ada'] }, 1),
      greeted({ name: 'Ada' }, 2),
      greeted({ name: 'Ada' }, 3),
    ]) {
      expect(() => readEvent(registry, event)).toThrow('GuestGreeted at 77: ');
    }
  });

  test('is held against the schema of today after its upcasters', () => {
    const broken = {
      ...guestGreeted,
      past: [guestGreeted.past[0]!, { data: v2, upcast: () => ({}) }],
    };
    const read = () => readEvent(new Map([['GuestGreeted', broken]]), greeted({ name: 'Ada' }, 1));
    expect(read).toThrow(UnreadableEvent);
  });
});

describe('an event type that is written no more', () => {
  const retired = new Map<string, RetiredEvent>([
    [
      'GuestWelcomed',
      {
        data: z.object({ who: z.string() }),
        as: { type: 'GuestGreeted', version: 2 },
        upcast: ({ who }: { who: string }) => ({ first: who, last: '' }),
      },
    ],
  ]);
  const welcomed = (data: unknown) => ({ ...greeted(data), type: 'GuestWelcomed' });

  test('is read as what it became, through the versions of that', () => {
    expect(readEvent(registry, welcomed({ who: 'Ada' }), retired)).toEqual({
      type: 'GuestGreeted',
      data: { names: ['Ada', ''] },
    });
  });
  test('is held against the schema that it had', () => {
    expect(() => readEvent(registry, welcomed({ names: [] }), retired)).toThrow(
      'GuestWelcomed at 77: ',
    );
  });
});
