import type { Problem } from '@waymark/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autosave, canSend, initialState, isDirty, type AutosaveAction, type AutosaveState } from './autosaveState.ts';

const at = '2026-11-21T08:52:00.000Z';
const after = (state: AutosaveState, ...actions: AutosaveAction[]) => actions.reduce(autosave, state);
const seen = initialState('old', '5');
const failure: Problem = { type: 'about:blank', title: 'No', status: 503, code: 'unavailable', detail: 'Try again.' };
const conflictOf = (theirs: unknown): Problem => ({
  ...failure,
  status: 409,
  code: 'conflict',
  conflict: {
    by: { accountId: 'dana', name: 'Dana Okafor' },
    at,
    event: 'BlockContentSet',
    path: 'block/b1/content',
    theirs,
    revision: '9',
  },
});

describe('a field that saves itself', () => {
  test('is unsaved once typed, saving once sent, saved once answered', () => {
    expect(after(seen, { type: 'typed', value: 'new' }).phase).toBe('unsaved');
    const sent = after(seen, { type: 'typed', value: 'new' }, { type: 'sent' });
    expect(sent).toMatchObject({ phase: 'saving', inFlight: 'new' });
    expect(after(sent, { type: 'replied', revision: '6', at })).toMatchObject({
      phase: 'saved',
      basedOn: '6',
      inFlight: null,
      savedAt: at,
    });
  });

  test('is unsaved again after the reply when more was typed meanwhile', () => {
    const state = after(
      seen,
      { type: 'typed', value: 'a' },
      { type: 'sent' },
      { type: 'typed', value: 'ab' },
      { type: 'replied', revision: '6', at },
    );
    expect(state).toMatchObject({ phase: 'unsaved', value: 'ab', basedOn: '6' });
    expect(canSend(state)).toBe(true);
  });

  test('never has two under way', () => {
    const saving = after(seen, { type: 'typed', value: 'a' }, { type: 'sent' }, { type: 'typed', value: 'ab' });
    expect(canSend(saving)).toBe(false);
    expect(autosave(saving, { type: 'sent' })).toBe(saving);
  });

  test('follows the server only while nothing is typed, and never back in time', () => {
    expect(after(seen, { type: 'seen', value: 'theirs', revision: '7' })).toMatchObject({
      value: 'theirs',
      basedOn: '7',
      phase: 'idle',
    });
    expect(after(seen, { type: 'seen', value: 'older', revision: '4' })).toBe(seen);
    const typed = after(seen, { type: 'typed', value: 'mine' });
    expect(after(typed, { type: 'seen', value: 'theirs', revision: '7' })).toBe(typed);
  });

  test('keeps the space at its end when the server trims it', () => {
    const saved = after(
      seen,
      { type: 'typed', value: 'Move ' },
      { type: 'sent' },
      { type: 'replied', revision: '6', at },
      { type: 'seen', value: 'Move', revision: '6' },
    );
    expect(saved.value).toBe('Move ');
  });

  test('keeps the text when a save fails, and sends it again', () => {
    const failed = after(seen, { type: 'typed', value: 'a' }, { type: 'sent' }, { type: 'refused', problem: failure });
    expect(failed).toMatchObject({ phase: 'failed', value: 'a', problem: failure });
    expect(canSend(failed)).toBe(true);
  });
});

describe('a change that somebody else made too', () => {
  const conflicted = after(
    seen,
    { type: 'typed', value: 'mine' },
    { type: 'sent' },
    { type: 'refused', problem: conflictOf('theirs') },
  );

  test('waits for a decision and keeps what is typed on', () => {
    expect(conflicted).toMatchObject({ phase: 'conflict', value: 'mine', basedOn: '5' });
    const more = after(conflicted, { type: 'typed', value: 'mine!' });
    expect(more).toMatchObject({ phase: 'conflict', value: 'mine!' });
    expect(canSend(more)).toBe(false);
  });

  test('is sent against their revision when mine is kept', () => {
    expect(after(conflicted, { type: 'keptMine', value: 'mine', revision: '9' })).toMatchObject({
      phase: 'unsaved',
      basedOn: '9',
      problem: null,
    });
  });

  test('is given up when theirs is taken', () => {
    expect(after(conflicted, { type: 'tookTheirs', value: 'theirs', revision: '9' })).toMatchObject({
      phase: 'idle',
      value: 'theirs',
      basedOn: '9',
    });
  });

  test('is none when both wrote the same, as after a lost reply', () => {
    const same = after(
      seen,
      { type: 'typed', value: 'x' },
      { type: 'sent' },
      { type: 'refused', problem: conflictOf('x') },
    );
    expect(same).toMatchObject({ phase: 'saved', basedOn: '9' });
  });
});

test('nothing typed is ever lost: the value is the last one typed, whatever the server says', () => {
  const fromServer: fc.Arbitrary<AutosaveAction> = fc.oneof(
    fc.record({ type: fc.constant('seen' as const), value: fc.string(), revision: fc.nat().map(String) }),
    fc.constant({ type: 'sent' as const }),
    fc.record({ type: fc.constant('replied' as const), revision: fc.nat().map(String), at: fc.constant(at) }),
    fc.constantFrom(failure, conflictOf('theirs')).map((problem) => ({ type: 'refused' as const, problem })),
  );
  fc.assert(
    fc.property(fc.array(fromServer), fc.string({ minLength: 1 }), (actions, typed) => {
      let state = autosave(initialState('', '0'), { type: 'typed', value: typed });
      for (const action of actions) {
        if ((action.type === 'replied' || action.type === 'refused') && state.inFlight === null) continue;
        state = autosave(state, action);
        if (!isDirty(state)) return;
        expect(state.value).toBe(typed);
      }
    }),
  );
});
