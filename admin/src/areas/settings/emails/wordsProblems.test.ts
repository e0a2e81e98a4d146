// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { alikeWords, missingIn, unknownOf, wordFields } from './wordsProblems.ts';

const words = { subject: 'S', headline: 'H', body: '<p>B</p>', buttonText: 'Go' };

test('each of the four has to say something; tags and spaces say nothing', () => {
  expect(missingIn(words)).toEqual([]);
  for (const field of wordFields)
    for (const nothing of ['', '  ', ...(field === 'body' ? ['<p></p>', '<p> </p>'] : [])])
      expect(missingIn({ ...words, [field]: nothing })).toEqual([field]);
  expect(missingIn({ ...words, subject: '<p></p>' })).toEqual([]);
});

test('what stands for no value is named', () => {
  expect(unknownOf({ ...words, headline: '{{clientNme}} {{clientName}} {{' }, 'headline')).toEqual([
    'clientNme',
    '{{',
  ]);
  expect(unknownOf(words, 'headline')).toEqual([]);
});

test('words are alike whatever spaces are around them', () => {
  expect(alikeWords(words, { ...words, subject: 'S ' })).toBe(true);
  expect(alikeWords(words, { ...words, buttonText: 'Open' })).toBe(false);
});
