import { describe, expect, test } from 'vitest';
import {
  composerStep,
  givenBack,
  isChangeable,
  lastOwn,
  shownText,
  whetherReady,
} from './composer.ts';

describe('the field of a composer', () => {
  const edited = { id: 'a', text: 'Is it done?' };

  test('shows the draft where nothing is changed', () => {
    const edit = { id: 'a', text: 'Is it' };
    expect(shownText({ draft: 'Hello', edited: undefined, edit })).toBe('Hello');
  });

  test('shows what stands there so far once somebody begins to change it', () => {
    expect(shownText({ draft: 'Hello', edited, edit: undefined })).toBe('Is it done?');
    expect(shownText({ draft: 'Hello', edited, edit: { id: 'b', text: 'Yes' } })).toBe(
      'Is it done?',
    );
  });

  test('shows what its author has made of it, also where they took everything away', () => {
    expect(shownText({ draft: 'Hello', edited, edit: { id: 'a', text: '' } })).toBe('');
  });
});

describe('a text goes out', () => {
  const given = { files: false, waits: false, longest: 5 };
  const ready = (text: string, rules = {}) => whetherReady(text, { ...given, ...rules }).isReady;

  test('with words, or without where files go with it', () => {
    expect([ready('Yes'), ready(' \n'), ready('', { files: true })]).toEqual([true, false, true]);
  });

  test('once nothing is on its way any more', () => {
    expect(ready('Yes', { waits: true })).toBe(false);
    expect(ready('', { files: true, waits: true })).toBe(false);
  });

  test('only where it is not too long, spaces around it apart, and tells by how much', () => {
    expect(whetherReady('  12345  ', given)).toEqual({ over: 0, isReady: true });
    expect(whetherReady('1234567', given)).toEqual({ over: 2, isReady: false });
  });
});

describe('a key in a composer', () => {
  const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
    ...{ key, ctrlKey: false, metaKey: false },
    ...held,
  });
  const empty = { text: '', edited: undefined };
  const full = { text: 'Yes', edited: undefined };
  const editing = { text: '', edited: { id: 'a', text: 'Yes' } };

  test('sends by Ctrl or Command with Enter, which alone or with Shift is a new line', () => {
    expect(composerStep(press('Enter', { ctrlKey: true }), full)).toBe('send');
    expect(composerStep(press('Enter', { metaKey: true }), full)).toBe('send');
    expect(composerStep(press('Enter'), full)).toBeUndefined();
    expect(composerStep(press('Enter', { shiftKey: true }), full)).toBeUndefined();
  });

  test('changes the last words by Up in an empty field alone', () => {
    expect(composerStep(press('ArrowUp'), empty)).toBe('editLast');
    expect(composerStep(press('ArrowUp'), full)).toBeUndefined();
    expect(composerStep(press('ArrowUp'), editing)).toBeUndefined();
  });

  test('leaves by Escape, and is a letter otherwise', () => {
    expect(composerStep(press('Escape'), editing)).toBe('leave');
    expect(composerStep(press('a', { ctrlKey: true }), empty)).toBeUndefined();
  });
});

test('words that came back stand before what was written since, each once', () => {
  expect(givenBack('Is it done?', 'And when?')).toBe('Is it done?\n\nAnd when?');
  expect(givenBack('Is it done?', ' ')).toBe('Is it done?');
  expect(givenBack('Is it done?', 'Is it done?')).toBe('Is it done?');
});

describe('what somebody said themselves', () => {
  const said = (id: string, more: object = {}) => ({
    ...{ id, at: '', authorId: 'dana', deletedAt: null, erased: false },
    ...more,
  });

  test('can be changed unless it is gone, a reason in the plan, or held', () => {
    const all = [
      said('note'),
      said('message', { kind: 'message', state: 'shown' }),
      said('deleted', { deletedAt: '2026-11-21' }),
      said('erased', { erased: true }),
      said('stuck', { kind: 'stuck', state: 'shown' }),
      said('held', { kind: 'message', state: 'held' }),
    ];
    expect(all.filter(isChangeable).map(({ id }) => id)).toEqual(['note', 'message']);
  });

  test('is found by whoever changes their last words', () => {
    const all = [said('a'), said('b', { erased: true }), said('c', { authorId: 'mikkel' })];
    expect(lastOwn(all, 'dana', () => false)?.id).toBe('a');
    expect(lastOwn(all, 'noor', () => false)).toBeUndefined();
  });

  test('is not passed over while the newest is on its way', () => {
    const all = [said('a'), said('b')];
    expect(lastOwn(all, 'dana', ({ id }) => id === 'b')).toBeUndefined();
  });
});
