import { describe, expect, test } from 'vitest';
import { summarise } from './autosavers.ts';

const of = (
  phase: 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict',
  savedAt: string | null = null,
) => ({ phase, savedAt });

describe('the state of a page', () => {
  test('is that of the field that needs most attention', () => {
    expect(summarise([of('saving'), of('unsaved')], null).phase).toBe('saving');
    expect(summarise([of('saving'), of('failed'), of('saved', '2')], null).phase).toBe('failed');
    expect(summarise([of('failed'), of('conflict')], null).phase).toBe('conflict');
  });

  test('is idle until something was saved, and then saved at the latest time', () => {
    expect(summarise([of('idle')], null)).toEqual({ phase: 'idle', savedAt: null });
    expect(
      summarise([of('saved', '2026-11-21T08:52:00Z'), of('saved', '2026-11-21T08:51:00Z')], null),
    ).toEqual({ phase: 'saved', savedAt: '2026-11-21T08:52:00Z' });
    expect(summarise([], '2026-11-21T08:52:00Z')).toEqual({
      phase: 'saved',
      savedAt: '2026-11-21T08:52:00Z',
    });
  });
});
