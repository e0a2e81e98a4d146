// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { hasShape, keptWording, linesOf, paragraphsOf } from './wording.ts';

beforeEach(() => localStorage.clear());

test('rich text is typed line by line, and comes back as paragraphs', () => {
  expect(linesOf('<p>One &amp; two</p><ul><li>three</li><li>four</li></ul>')).toBe(
    'One & two\nthree\nfour',
  );
  expect(paragraphsOf('One & <two>\n\n  three ')).toBe('<p>One &amp; &lt;two&gt;</p><p>three</p>');
  expect(linesOf(paragraphsOf('One & <two>\nthree'))).toBe('One & <two>\nthree');
  expect([linesOf(''), paragraphsOf(' ')]).toEqual(['', '']);
});

test('what would lose its shape is known', () => {
  expect(hasShape('<p>One<br>two</p>')).toBe(false);
  expect(hasShape('<ul><li>One</li></ul>')).toBe(true);
  expect(hasShape('<p>See <a href="https://example.com">this</a></p>')).toBe(true);
});

test('what was typed is kept, of its author alone; what is no wording is nothing', () => {
  const words = { headline: 'Second company code', description: '' };
  keptWording(localStorage, 'noor', 't').keep(words);
  expect(keptWording(localStorage, 'noor', 't').load()).toEqual(words);
  expect(keptWording(localStorage, 'omar', 't').load()).toBeNull();
  for (const kept of ['7', '{"headline":1,"description":""}']) {
    localStorage.setItem(localStorage.key(0) ?? '', kept);
    expect(keptWording(localStorage, 'noor', 't').load()).toBeNull();
  }
});
