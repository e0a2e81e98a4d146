// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { lineWithChips, withChips, withoutChips } from './chips.ts';

describe('a variable among words', () => {
  const stored =
    '<p>All for <strong>{{processName}}</strong> is <a href="{{actionUrl}}">here</a>.</p><p>{{actionUrl}} {{nobody}}</p>';
  test('is a chip in the text, stays written in an address, and is stored as it was', () => {
    const shown = withChips(stored);
    expect(shown.match(/data-mail-variable="\w+"/g)).toEqual([
      'data-mail-variable="processName"',
      'data-mail-variable="actionUrl"',
    ]);
    expect(shown).toContain('<a href="{{actionUrl}}">');
    expect(withoutChips(shown)).toBe(stored);
  });
  test('that is not known stays words', () => {
    expect(lineWithChips('Hi {{ clientName }}, {{nobody}}').content?.[0]?.content).toEqual([
      { type: 'text', text: 'Hi ' },
      { type: 'mailVariable', attrs: { name: 'clientName' } },
      { type: 'text', text: ', ' },
      { type: 'text', text: '{{nobody}}' },
    ]);
    expect(lineWithChips('').content?.[0]?.content).toEqual([]);
  });
});
