import { languages } from '@waymark/look/language';
import { describe, expect, test } from 'vitest';
import { mailTexts } from '../texts/mailTexts.ts';
import { ownMails, productMails } from './testing/allMails.ts';

const mailsAbout = (words: string) =>
  languages.flatMap((language) =>
    [productMails, ownMails].flatMap((mails) =>
      Object.entries(mails(language, words)).map(
        ([name, mail]) => [`${mails.name} ${name}.${language}`, mail] as const,
      ),
    ),
  );

describe.each(mailsAbout(`<img src=x onerror="alert('1')">&`))(
  'the mail %s',
  (_, { subject, text, html }) => {
    test('holds no word of a person as markup', () => {
      expect(html).not.toContain('<img');
      expect(html).not.toContain('x=""');
    });
    test('leaves no place unfilled, and has one line of subject', () => {
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|null/);
      expect(subject).not.toMatch(/[\r\n]/);
    });
  },
);

/**
 * Each word as often as it is said, in no order. The way to say no has a link of its own words only
 * as HTML.
 */
const wordsOf = (said: string) =>
  (
    said
      .replaceAll(
        new RegExp(languages.map((language) => mailTexts[language].sayNo).join('|'), 'g'),
        ' ',
      )
      .replaceAll(/https:\S+|&#?\w+;/g, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).sort();
const unescaped = (html = '') => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const readable = (html: string) =>
  unescaped(
    html
      .slice(html.indexOf('<body'))
      .replaceAll(/<div [^>]*aria-hidden="true">[^<]*<\/div>|<[^>]*>/g, ' '),
  );

describe.each(mailsAbout('Kelpline'))('the mail %s', (_, { text, html }) => {
  test('says the same as text and as HTML', () =>
    expect(wordsOf(readable(html))).toEqual(wordsOf(text)));

  test('leads to the same places as text and as HTML, by words', () => {
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)];
    const places = (all: readonly string[]) => [...new Set(all)].sort();
    expect(places(links.map(([, to]) => unescaped(to)))).toEqual(
      places(text.match(/https:\S+[^\s).]/g) ?? []),
    );
    for (const [, , words] of links) expect(words).toMatch(/\S/);
  });

  test('brings the dark colours of all that it draws', () => {
    for (const [, part] of html.matchAll(/class="(w-\w+)"/g))
      expect(html).toMatch(new RegExp(`prefers-color-scheme:dark\\)[^@]*\\.${part}\\{`));
  });
});
