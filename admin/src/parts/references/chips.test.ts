// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { labelsOf } from './choices.ts';
import { lineWithChips, withChips, withoutChips } from './chips.ts';

const labels = labelsOf([
  ...['clientName', 'processName', 'actionUrl'].map((name) => ({ name, label: name, hint: '' })),
  { name: 'variable:v', label: 'R&D <lab>', hint: '' },
]);

describe('a variable among words', () => {
  const stored =
    '<p>All for <strong>{{processName}}</strong> is <a href="{{actionUrl}}">here</a>.</p><p>{{actionUrl}} {{nobody}}</p>';
  test('is a chip in the text, stays written in an address, and is stored as it was', () => {
    const shown = withChips(stored, labels);
    expect(shown.match(/data-variable="\w+"/g)).toEqual([
      'data-variable="processName"',
      'data-variable="actionUrl"',
    ]);
    expect(shown).toContain('<a href="{{actionUrl}}">');
    expect(withoutChips(shown)).toBe(stored);
  });
  test('is called by its name, and saved by what stands between its braces', () => {
    const shown = withChips('<p>{{variable:v}}</p>', labels);
    expect(shown).toBe('<p><span data-variable="variable:v">R&amp;D &lt;lab&gt;</span></p>');
    expect(withoutChips(shown)).toBe('<p>{{variable:v}}</p>');
  });
  test('that is not known stays words', () => {
    expect(lineWithChips('Hi {{ clientName }}, {{nobody}}', labels).content?.[0]?.content).toEqual([
      { type: 'text', text: 'Hi ' },
      { type: 'variable', attrs: { name: 'clientName', label: 'clientName' } },
      { type: 'text', text: ', ' },
      { type: 'text', text: '{{nobody}}' },
    ]);
    expect(lineWithChips('', labels).content?.[0]?.content).toEqual([]);
  });
});
