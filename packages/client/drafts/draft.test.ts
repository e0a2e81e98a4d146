import type { Problem } from '@waymark/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, canSend, isDirty, takenUp, untouched } from './draft.ts';
import type { Draft, DraftAction } from './draft.ts';
import { partRules, wordRules, type Parts } from './testing/values.ts';

const at = '2026-11-21T08:52:00.000Z';
const after = (draft: Draft<string>, ...actions: DraftAction<string>[]) =>
  actions.reduce((now, action) => advance(wordRules, now, action), draft);
const afterParts = (draft: Draft<Parts>, ...actions: DraftAction<Parts>[]) =>
  actions.reduce((now, action) => advance(partRules, now, action), draft);
const typed = (value: string): DraftAction<string> => ({ type: 'typed', value });
const sent = { type: 'sent' } as const;
const seen = untouched('old', '5');

const says = (status: number, conflict?: object): Problem =>
  ({
    ...{ type: 'about:blank', title: 'No', status, code: 'no', detail: 'Try again.' },
    ...(conflict && { conflict }),
  }) as Problem;
const meanwhile = (theirs: unknown, more: object = {}) =>
  says(409, { by: { accountId: 'dana', name: 'Dana' }, at, theirs, revision: '9', ...more });
const gone = meanwhile('theirs', { gone: { kind: 'module', id: 'm', name: 'Access' } });
const refused = (problem: Problem) => ({ type: 'refused', problem }) as const;

describe('what is typed', () => {
  test('is unsaved, saving once sent, saved once answered', () => {
    expect(after(seen, typed('new')).phase).toBe('unsaved');
    const under = after(seen, typed('new'), sent);
    expect(under).toMatchObject({ phase: 'saving', inFlight: 'new' });
    expect(after(under, { type: 'replied', revision: '6', at })).toMatchObject({
      ...{ phase: 'saved', saved: 'new', basedOn: '6', inFlight: null, savedAt: at },
    });
  });

  test('is unsaved again after the reply when more was typed meanwhile', () => {
    const more = after(seen, typed('a'), sent, typed('ab'), {
      ...{ type: 'replied', revision: '6', at },
    });
    expect(more).toMatchObject({ phase: 'unsaved', value: 'ab', basedOn: '6' });
    expect(canSend(more)).toBe(true);
  });

  test('never has two under way', () => {
    const saving = after(seen, typed('a'), sent, typed('ab'));
    expect(canSend(saving)).toBe(false);
    expect(after(saving, sent)).toBe(saving);
  });

  test('a reply to nothing changes nothing', () => {
    expect(after(seen, { type: 'replied', revision: '6', at })).toBe(seen);
  });

  test('the same letters again are no change', () => {
    expect(after(seen, typed('old'))).toBe(seen);
  });

  test('follows the server only while nothing is typed, and never back in time', () => {
    const news = (value: string, revision: string) => ({ type: 'seen', value, revision }) as const;
    const followed = { value: 'theirs', basedOn: '7', phase: 'idle' };
    expect(after(seen, news('theirs', '7'))).toMatchObject(followed);
    expect(after(seen, news('older', '4'))).toBe(seen);
    expect(after(seen, news('old', '5'))).toBe(seen);
    const mine = after(seen, typed('mine'));
    expect(after(mine, news('theirs', '7'))).toBe(mine);
  });

  test('keeps the space at its end when the server trims it', () => {
    const replied = { type: 'replied', revision: '6', at } as const;
    const row = { type: 'seen', value: 'Move', revision: '6' } as const;
    expect(after(seen, typed('Move '), sent, replied, row).value).toBe('Move ');
  });

  test('of an earlier visit is taken up again', () => {
    const again = { phase: 'unsaved', value: 'a', saved: null, basedOn: '1' };
    expect(takenUp('a', null, '1')).toMatchObject(again);
  });

  test('is let go of by its author alone', () => {
    const failed = after(seen, typed('a'), sent, refused(says(403)));
    expect(after(failed, { type: 'letGo' })).toMatchObject({ phase: 'idle', problem: null });
  });
});

describe('what is refused', () => {
  const failed = (...problems: Problem[]) =>
    problems.reduce((now, problem) => after(now, sent, refused(problem)), after(seen, typed('a')));

  test.each([0, 429, 500, 503])(
    'for now (%i) stays, and is tried again ever more seldom',
    (status) => {
      expect(failed(says(status))).toMatchObject({ phase: 'failed', value: 'a', again: 5_000 });
      expect(canSend(failed(says(status)))).toBe(true);
      const five = Array.from({ length: 5 }, () => says(status));
      expect(failed(...five).again).toBe(60_000);
    },
  );

  test.each([400, 401, 403, 404, 409, 413, 422])(
    'for good (%i) stays, and is not tried again before its author acts',
    (status) => {
      const no = failed(says(status));
      expect(no).toMatchObject({ phase: 'failed', value: 'a', again: null });
      expect(after(no, typed('ab'))).toMatchObject({ phase: 'unsaved', again: 750 });
    },
  );

  test('as somebody else changed it waits for a decision, and is typed on meanwhile', () => {
    const clash = failed(meanwhile('theirs'));
    expect(clash).toMatchObject({ phase: 'conflict', value: 'a', basedOn: '5' });
    const more = after(clash, typed('a!'));
    expect([more.phase, more.value, canSend(more)]).toEqual(['conflict', 'a!', false]);
    expect(after(clash, { type: 'keptMine', value: 'a', revision: '9' })).toMatchObject({
      phase: 'unsaved',
      basedOn: '9',
      problem: null,
    });
    expect(after(clash, { type: 'tookTheirs', value: 'theirs', revision: '9' })).toMatchObject({
      phase: 'idle',
      value: 'theirs',
      basedOn: '9',
    });
  });

  test('as both wrote the same, as after a lost reply, is saved', () => {
    expect(failed(meanwhile('a'))).toMatchObject({ phase: 'saved', basedOn: '9' });
    const more = after(seen, typed('a'), sent, typed('ab'), refused(meanwhile('a')));
    expect(more).toMatchObject({ phase: 'unsaved', value: 'ab', basedOn: '9' });
  });

  test('as its place is gone stays, and goes out once a newer row shows that it is back', () => {
    const lost = failed(gone);
    expect(lost).toMatchObject({ phase: 'conflict', value: 'a' });
    const row = (revision: string) => ({ type: 'seen', value: 'old', revision }) as const;
    expect(after(lost, row('9')).phase).toBe('conflict');
    const back = after(lost, row('10'));
    expect(back).toMatchObject({ phase: 'unsaved', value: 'a', backAt: '10' });
    expect(after(back, sent, refused(gone), row('10')).phase).toBe('conflict');
    expect(after(lost, { type: 'returned' }).phase).toBe('unsaved');
    expect(after(seen, { type: 'returned' })).toBe(seen);
  });

  test('five times in a row as somebody was faster is not sent by itself any more', () => {
    let now = after(seen, typed('a'));
    for (let nth = 1; nth <= 5; nth++) {
      expect(now).toMatchObject({ phase: 'unsaved', again: 750 });
      now = after(now, sent, { type: 'overtaken', problem: says(409) });
    }
    expect(now).toMatchObject({ phase: 'failed', value: 'a', again: null });
    expect(now.problem?.status).toBe(409);
  });
});

describe('what is brought together part by part', () => {
  const parts = untouched<Parts>({ a: 'A', b: 'B' }, '5');
  const news = (value: Parts, revision = '6') => ({ type: 'seen', value, revision }) as const;

  test('takes what others changed elsewhere, and what is left goes out', () => {
    const mine = afterParts(parts, { type: 'typed', value: { a: 'mine', b: 'B' } });
    expect(afterParts(mine, news({ a: 'A', b: 'theirs' }))).toMatchObject({
      ...{ phase: 'unsaved', value: { a: 'mine', b: 'theirs' }, basedOn: '6' },
    });
    expect(afterParts(mine, news({ a: 'mine', b: 'B' })).phase).toBe('idle');
    expect(afterParts(mine, news({ a: 'x', b: 'x' }, '5'))).toBe(mine);
  });

  test('of one part that both changed, one of both is chosen', () => {
    const mine = afterParts(parts, { type: 'typed', value: { a: 'mine', b: 'B' } });
    const clash = afterParts(mine, news({ a: 'theirs', b: 'B' }));
    expect(clash).toMatchObject({
      ...{ phase: 'conflict', clashes: ['a'], value: { a: 'mine', b: 'B' } },
    });
    const settled = (value: Parts) => afterParts(clash, { type: 'settled', value, clashes: [] });
    expect(settled(clash.value)).toMatchObject({ phase: 'unsaved', clashes: [] });
    expect(settled({ a: 'theirs', b: 'B' }).phase).toBe('idle');
    const other = afterParts(clash, { type: 'typed', value: { a: 'mine', b: 'more' } });
    expect(other).toMatchObject({ phase: 'unsaved', clashes: ['a'] });
  });

  test('a reply tells all that the server has, or what came in between is still to be seen', () => {
    const under = afterParts(parts, { type: 'typed', value: { a: 'mine', b: 'B' } }, sent);
    const whole = { type: 'replied', at, theirs: { a: 'mine', b: 'theirs' } } as const;
    expect(afterParts(under, whole)).toMatchObject({
      ...{ phase: 'saved', value: { a: 'mine', b: 'theirs' } },
    });
    const reply = (revision: string) => ({ type: 'replied', at, revision }) as const;
    expect(afterParts(under, reply('6'))).toMatchObject({ phase: 'saved', basedOn: '6' });
    expect(afterParts(under, reply('7'))).toMatchObject({ phase: 'saved', basedOn: '5' });
    const late = afterParts(under, news({ a: 'A', b: 'theirs' }), reply('7'));
    expect(late).toMatchObject({ basedOn: '7', value: { a: 'mine', b: 'theirs' } });
  });

  test('what failed for good has failed until its author acts, whatever is seen', () => {
    const failed = afterParts(
      ...[parts, { type: 'typed', value: { a: 'mine', b: 'B' } } as const],
      ...[sent, refused(says(403))],
    );
    expect(afterParts(failed, news({ a: 'A', b: 'theirs' })).phase).toBe('failed');
  });

  test('overtaken by what leaves nothing to send, it is done', () => {
    const under = afterParts(parts, { type: 'typed', value: { a: 'mine', b: 'B' } }, sent);
    const theirs = { a: 'mine', b: 'B' };
    expect(afterParts(under, { type: 'overtaken', problem: says(409), theirs }).phase).toBe('idle');
  });
});

const revision = fc.nat(30).map(String);
const problem = fc.constantFrom(
  ...[0, 403, 404, 409, 429, 503].map((status) => says(status)),
  ...[meanwhile('theirs'), gone],
);
/** Whatever a server may say, in whatever order. */
const fromServer = <Of>(value: fc.Arbitrary<Of>): fc.Arbitrary<DraftAction<Of>> =>
  fc.oneof(
    fc.record({ type: fc.constant('seen' as const), value, revision }),
    fc.constant(sent),
    fc.record({ type: fc.constant('replied' as const), revision, at: fc.constant(at) }),
    fc.record({ type: fc.constant('refused' as const), problem }),
    fc.constant({ type: 'overtaken' as const, problem: says(409) }),
  );

/** Only what was sent is answered. */
const isAnswer = ({ type }: DraftAction<unknown>) =>
  type === 'replied' || type === 'refused' || type === 'overtaken';

describe('nothing typed is ever lost, whatever the server says:', () => {
  test('it is the last that was typed until it is saved', () => {
    fc.assert(
      fc.property(
        fc.array(fromServer(fc.string())),
        fc.string({ minLength: 1 }),
        (actions, words) => {
          let now = after(untouched('', '0'), typed(words));
          for (const action of actions) {
            if (isAnswer(action) && now.inFlight === null) continue;
            now = after(now, action);
            if (!isDirty(now)) {
              expect(now.saved === words || now.savedAt !== null).toBe(true);
              return;
            }
            expect(now.value).toBe(words);
          }
        },
      ),
    );
  });

  test('of what is brought together each part that was typed stands, or both made it the same', () => {
    const value = fc.record({ a: fc.constantFrom('1', '2'), b: fc.constantFrom('1', '2') });
    fc.assert(
      fc.property(fc.array(fromServer(value)), (actions) => {
        const mine = { a: 'mine', b: '0' };
        let now = afterParts(untouched<Parts>({ a: '0', b: '0' }, '0'), {
          ...{ type: 'typed', value: mine },
        });
        for (const action of actions) {
          if (isAnswer(action) && now.inFlight === null) continue;
          now = afterParts(now, action);
          if (now.savedAt !== null) return;
          expect(now.value['a']).toBe('mine');
        }
      }),
    );
  });

  test('and it is sent a bounded number of times by itself while nothing but refusals come', () => {
    fc.assert(
      fc.property(fc.array(problem, { minLength: 20, maxLength: 60 }), (problems) => {
        let now = after(seen, typed('mine'));
        let finals = 0;
        for (const one of problems) {
          if (now.again === null || !canSend(now)) finals += 1;
          else now = after(now, sent, refused(one));
          expect(now.value).toBe('mine');
        }
        const isFinal = problems.some(({ status }) => ![0, 429, 503].includes(status));
        expect(finals > 0).toBe(
          isFinal &&
            problems.findIndex(({ status }) => ![0, 429, 503].includes(status)) <
              problems.length - 1,
        );
      }),
    );
  });
});
