import { expect, test } from 'vitest';
import { filledIn, piecesOf, unknownIn, writtenVariable } from './variables.ts';

const known = ['clientName', 'Kick-off link'];

test.each([
  ['Your plan for {{projectName}} is ready', ['Your plan for ', ['projectName'], ' is ready']],
  ['{{ clientName }}{{\u00a0Kick-off  link\u00a0}}', [['clientName'], ['Kick-off  link']]],
  ['{{{clientName}}}', ['{', ['clientName'], '}']],
  ['{{}} {{ }} {clientName} {{a\nb}} {{a{b}}', ['{{}} {{ }} {clientName} {{a\nb}} {{a{b}}']],
  ['{{<b>clientName</b>}}', ['{{<b>clientName</b>}}']],
  ['', []],
])('%j is read piece by piece', (text, pieces) => {
  expect(
    piecesOf(text).map(({ text: words, variable }) => (variable === null ? words : [variable])),
  ).toEqual(pieces);
});

test('the pieces are the text, whatever it is; none is so tangled that reading it does not end', () => {
  const signs = ['{', '}', '{{', '}}', ' ', 'a', '\n', '<b>', 'é'];
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let n = 0; n < 2_000; n++) {
    const text = Array.from({ length: next() % 12 }, () => signs[next() % signs.length]).join('');
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(unknownIn(text, []).length > 0).toBe(/\{\{|\}\}/.test(text));
  }
  for (const sign of ['{{a ', '{{', '{{a' + ' '.repeat(50), '}}'])
    unknownIn(sign.repeat(20_000), known);
});

test('values take their place as they are, and what has none stays', () => {
  const values: Record<string, string> = { a: '$&', b: '{{a}}' };
  expect(
    filledIn('{{a}} {{ b }} {{toString}}', (name) =>
      Object.hasOwn(values, name) ? values[name]! : null,
    ),
  ).toBe('$& {{a}} {{toString}}');
  expect(writtenVariable('clientName')).toBe('{{clientName}}');
});

test('what stands for no value is named, each once', () => {
  expect(unknownIn('{{clientName}} {{clientNme}} {{clientNme}} {{Kick-off link}}', known)).toEqual([
    'clientNme',
  ]);
  expect(unknownIn('{{', known)).toEqual(['{{']);
  expect(unknownIn('a }} b {{<b>clientName</b>}} {{ }}', known)).toEqual([
    '}}',
    '{{<b>clientName</b>}}',
    '{{ }}',
  ]);
});
