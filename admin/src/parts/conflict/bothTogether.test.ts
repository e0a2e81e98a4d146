// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { ago } from './ago.ts';
import { bothTogether } from './bothTogether.ts';
import { plainText } from './plainText.ts';
import { textsNow } from '../../base/texts/index.ts';

describe('both together', () => {
  test('holds what is shared once, and where they differ theirs before mine', () => {
    const theirs = '<h2>Domain</h2><p>Ask first.</p><p>End</p>';
    const mine = '<h2>Domain</h2><p>Use the form.</p><p>End</p><p>More</p>';
    expect(bothTogether(theirs, mine, 'html')).toBe(
      '<h2>Domain</h2><p>Ask first.</p><p>Use the form.</p><p>End</p><p>More</p>',
    );
  });

  test('of a line puts one after the other', () => {
    expect(bothTogether('Welcome all', 'Welcome', 'text')).toBe('Welcome all / Welcome');
    expect(bothTogether('same', 'same', 'text')).toBe('same');
  });
});

describe('rich text as plain text', () => {
  test('has a line for each paragraph, heading and list item', () => {
    expect(
      plainText(
        '<h2>Why</h2><p>One <strong>two</strong></p><ul><li><p>a</p></li><li><p>b</p></li></ul>',
      ),
    ).toBe('Why\nOne two\n• a\n• b');
    expect(plainText('')).toBe('');
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  test.each([
    ['2026-11-21T08:58:00Z', '2 minutes ago'],
    ['2026-11-21T08:59:30Z', 'just now'],
    ['2026-11-21T09:00:30Z', 'just now'],
    ['2026-11-21T07:00:00Z', '2 hours ago'],
    ['2026-11-18T09:00:00Z', '3 days ago'],
  ])('%s is %s', (at, words) => expect(ago(textsNow(), at, now)).toBe(words));
});
