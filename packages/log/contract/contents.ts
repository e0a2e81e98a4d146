import { describe, expect, it } from 'vitest';
import {
  EventTooLarge,
  InvalidEvent,
  MAX_APPEND_BYTES,
  MAX_NAME_LENGTH,
} from '../port/eventLog.ts';
import { all, freshName, METADATA, newEvent, newEvents } from './given.ts';
import type { TheLog } from './given.ts';

const circular: Record<string, unknown> = {};
circular['self'] = circular;

const REFUSED: readonly (readonly [string, unknown])[] = [
  ['U+0000', { title: 'a\u0000b' }],
  ['U+0000 in a key', { 'a\u0000b': 1 }],
  ['half a surrogate pair', { title: '\ud83d' }],
  ['a bigint', { count: 1n }],
  ['NaN', { count: Number.NaN }],
  ['infinity', [Infinity]],
  ['no data', undefined],
  ['undefined in a list', [1, undefined]],
  ['a Date', { due: new Date(0) }],
  ['a function', { run: () => 1 }],
  ['a circle', circular],
];

export function contentsContract(opened: TheLog): void {
  const log = () => opened().log;

  describe('what an event holds', () => {
    it('comes back unchanged, with its envelope', async () => {
      const stream = freshName();
      const data = {
        zulu: 1,
        alpha: 'ü 🚀 \n \\ " \u001f \u2028',
        list: [null, true, [], {}, ''],
        '': 'empty key',
        ' 1': 0,
        numbers: [0.1, 1e21, 5e-324, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, -1.5],
        html: '<b>{}</b>',
        nul: '\\u0000',
      };
      const event = newEvent(data, 'Täsk✓Added');
      const { position } = await log().append(stream, [event], 'noStream');
      const [stored] = await all(log().readStream(stream));
      expect(stored).toEqual({ ...event, stream, revision: 0n, position });
      expect(JSON.stringify(stored?.data)).toBe(JSON.stringify(data));
    });

    it('keeps whole numbers beyond 2^53 as they are, and refuses those that no number holds', async () => {
      const stream = freshName();
      const numbers = [2 ** 53, 2 ** 53 + 2, 2 ** 63, -(2 ** 64), 2 ** 1_023];
      await log().append(stream, [newEvent({ numbers })], 'noStream');
      const [stored] = await all(log().readStream(stream));
      expect(stored?.data).toStrictEqual({ numbers });
      await expect(
        log().append(stream, [newEvent({ count: 2n ** 53n + 1n })], 'any'),
      ).rejects.toThrow('TaskAdded.data.count is of type bigint');
    });

    it('may be nested 500 levels deep, and is refused clearly beyond', async () => {
      const stream = freshName();
      const nested = (levels: number) =>
        Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1);
      await log().append(stream, [newEvent(nested(500))], 'noStream');
      const [stored] = await all(log().readStream(stream));
      expect(stored?.data).toStrictEqual(nested(500));
      for (const levels of [501, 100_000])
        await expect(log().append(stream, [newEvent(nested(levels))], 'any')).rejects.toThrow(
          'deeper than 500 levels',
        );
    });

    it('takes any JSON as data, and leaves an undefined property out', async () => {
      const stream = freshName();
      const several = [null, false, 0, '', [], 'text', { note: undefined, kept: 1 }];
      await log().append(
        stream,
        several.map((data) => newEvent(data)),
        'noStream',
      );
      const stored = (await all(log().readStream(stream))).map(({ data }) => data);
      expect(stored).toStrictEqual([null, false, 0, '', [], 'text', { kept: 1 }]);
    });

    it.each(REFUSED)('is refused with %s, in data and in metadata', async (_, data) => {
      const stream = freshName();
      await expect(
        log().append(stream, [newEvent(), { ...newEvent(), data }], 'any'),
      ).rejects.toBeInstanceOf(InvalidEvent);
      if (data !== undefined) {
        const event = { ...newEvent(), metadata: { ...METADATA, command: data as string } };
        await expect(log().append(stream, [event], 'any')).rejects.toBeInstanceOf(InvalidEvent);
      }
      expect(await all(log().readStream(stream))).toEqual([]);
    });

    it('needs a sound name, type and id, and at least one event', async () => {
      const long = 'x'.repeat(MAX_NAME_LENGTH + 1);
      const refused = (stream: string, events = newEvents(1)) =>
        expect(log().append(stream, events, 'any')).rejects.toBeInstanceOf(InvalidEvent);
      for (const stream of ['', long, 'a\u0000', '\udc00', '$system']) await refused(stream);
      for (const type of ['', long, 'a\u0000', '\ud800'])
        await refused(freshName(), [newEvent({}, type)]);
      await refused(freshName(), [{ ...newEvent(), id: 'not-a-uuid' }]);
      const twice = newEvent();
      await refused(freshName(), [twice, twice]);
      await refused(freshName(), []);
      await expect(
        log().append('x'.repeat(MAX_NAME_LENGTH), newEvents(1), 'any'),
      ).resolves.toBeDefined();
    });

    it(`may have ${MAX_APPEND_BYTES} bytes in one append, and not one more`, async () => {
      const stream = freshName();
      const base = newEvent('', 'T');
      const room = MAX_APPEND_BYTES - 1 - 2 - Buffer.byteLength(JSON.stringify(base.metadata));
      // Two bytes a letter: bytes count, not characters.
      const data = 'ü'.repeat(Math.floor(room / 2)) + 'x'.repeat(room % 2);
      await expect(
        log().append(stream, [{ ...base, data: `${data}x` }], 'noStream'),
      ).rejects.toMatchObject({ name: new EventTooLarge(0).name, bytes: MAX_APPEND_BYTES + 1 });
      await log().append(stream, [{ ...base, data }], 'noStream');
      const [stored] = await all(log().readStream(stream));
      expect(stored?.data === data).toBe(true);
    });
  });
}
