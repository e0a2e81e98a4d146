import { expect, test } from 'vitest';
import { calledBehindAt, namedIn, namingAt, piecesOf } from './mentions.ts';

const dana = { id: 'd', name: 'Dana Okafor', first: 'Dana' };
const mikkel = { id: 'm', name: 'Mikkel Sørensen', first: 'Mikkel' };
const other = { id: 'o', name: 'Dana Weiß', first: 'Dana' };

test('somebody is called by their first name, unless two are', () => {
  expect(calledBehindAt(dana, [dana, mikkel])).toBe('Dana');
  expect(calledBehindAt(dana, [dana, mikkel, other])).toBe('Dana Okafor');
});

test('a text is cut where somebody is named, by whole words alone', () => {
  expect(piecesOf('@Dana can you? @Mikkel Sørensen, (@Danae) a@Dana', [dana, mikkel])).toEqual([
    { text: '@Dana', id: 'd' },
    { text: ' can you? ', id: null },
    { text: '@Mikkel Sørensen', id: 'm' },
    { text: ', (@Danae) a', id: null },
    { text: '@Dana', id: 'd' },
  ]);
  expect(piecesOf('Nobody @here', [dana])).toEqual([{ text: 'Nobody @here', id: null }]);
  expect(piecesOf('', [dana])).toEqual([]);
});

test('who stands in it is named, each once, and whose name was taken out is not', () => {
  expect(namedIn('@Dana and @Dana', [dana, mikkel])).toEqual(['d']);
  expect(namedIn('@Dana Okafor', [other, dana])).toEqual(['d']);
});

test.each([
  ['@', { at: 0, typed: '' }],
  ['Ask @mi', { at: 4, typed: 'mi' }],
  ['Ask @Mikkel Sø', { at: 4, typed: 'Mikkel Sø' }],
  ['(@Da', { at: 1, typed: 'Da' }],
  ['it@bechtold', null],
  ['@Dana can you', null],
  ['no name', null],
])('before the caret of %j stands %j', (text, asked) => {
  expect(namingAt(text, text.length)).toEqual(asked);
});
