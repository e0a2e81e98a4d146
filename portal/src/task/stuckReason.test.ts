import { describe, expect, it } from 'vitest';
import { emptyDraft, reasonOf, roomForWords } from './stuckReason.ts';

describe('reasonOf', () => {
  it('joins what was chosen with the own words, in one line', () => {
    expect(reasonOf({ chosen: 'I have a question', words: ' Which\n domain? ' })).toBe(
      'I have a question: Which domain?',
    );
    expect(reasonOf({ chosen: 'I have a question', words: ' ' })).toBe('I have a question');
    expect(reasonOf({ chosen: undefined, words: 'No access' })).toBe('No access');
    expect(reasonOf(emptyDraft)).toBe('');
  });
  it('fits into what the command takes', () => {
    const draft = { chosen: 'This is not mine to do' as const, words: '' };
    const full = { ...draft, words: 'x'.repeat(roomForWords(draft)) };
    expect(reasonOf(full)).toHaveLength(500);
  });
});
