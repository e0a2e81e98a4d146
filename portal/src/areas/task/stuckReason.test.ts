import { describe, expect, it } from 'vitest';
import { acts } from '../../base/texts/en/acts.ts';
import { emptyDraft, reasonOf, roomForWords } from './stuckReason.ts';

const { reasons } = acts.stuck;

describe('reasonOf', () => {
  it('joins what was chosen with the own words, in one line', () => {
    expect(reasonOf({ chosen: 'question', words: ' Which\n domain? ' }, reasons)).toBe(
      'I have a question: Which domain?',
    );
    expect(reasonOf({ chosen: 'question', words: ' ' }, reasons)).toBe('I have a question');
    expect(reasonOf({ chosen: undefined, words: 'No access' }, reasons)).toBe('No access');
    expect(reasonOf(emptyDraft, reasons)).toBe('');
  });
  it('fits into what the command takes', () => {
    const draft = { chosen: 'notMine' as const, words: '' };
    const full = { ...draft, words: 'x'.repeat(roomForWords(draft, reasons)) };
    expect(reasonOf(full, reasons)).toHaveLength(500);
  });
});
