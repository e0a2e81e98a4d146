// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { firstSentence, plainText, withOutsideLinks } from './plainText.ts';

describe('plainText', () => {
  it('keeps the words apart and drops the markup', () => {
    expect(plainText('<p>Ask <b>first</b>.</p><ul><li>One</li><li>Two &amp; three</li></ul>')).toBe(
      'Ask first. One Two & three',
    );
    expect(plainText('')).toBe('');
  });
});

describe('firstSentence', () => {
  it.each([
    ['Nine short questions. With them we begin.', 'Nine short questions.'],
    ['Ready on the 3. of May, z. B. at noon! Then more.', 'Ready on the 3. of May, z. B. at noon!'],
    ['No end at all', 'No end at all'],
    ['Version 2.0 is here? Yes.', 'Version 2.0 is here?'],
  ])('%s', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});

describe('withOutsideLinks', () => {
  it('lets links open beside the portal and leaves the rest alone', () => {
    expect(withOutsideLinks('<p>See <a href="https://cncf.io/">here</a>.</p>')).toBe(
      '<p>See <a href="https://cncf.io/" target="_blank" rel="noopener noreferrer">here</a>.</p>',
    );
    expect(withOutsideLinks('<p>a < b</p>')).toBe('<p>a < b</p>');
  });
});
