// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { extensions } from './extensions.ts';
import { headingsOf, isBlank } from './headings.ts';
import { linkHref } from './linkHref.ts';

const through = (html: string): string => {
  const editor = new Editor({ extensions, content: html });
  const shown = editor.getHTML();
  editor.destroy();
  return shown;
};

describe('a typed link', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    [' example.com/path ', 'https://example.com/path'],
    ['dana@example.com', 'mailto:dana@example.com'],
    ['mailto:dana@example.com', 'mailto:dana@example.com'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['two words', null],
    ['', null],
  ])('%s', (typed, href) => expect(linkHref(typed)).toBe(href));
});

describe('the editor', () => {
  test('keeps what the spec offers', () => {
    const html =
      '<h1>One</h1><p><strong>b</strong><em>i</em><s>s</s></p><ul><li><p>item</p></li></ul>';
    expect(through(html)).toBe(html);
    const link = '<p><a href="https://example.com">x</a></p>';
    expect(through(link)).toBe(link);
  });

  test('keeps code, quotes and numbers of an import', () => {
    const html = '<ol><li><p>a</p></li></ol><blockquote><p>q</p></blockquote><p><code>c</code></p>';
    expect(through(html)).toBe(html);
  });

  test('keeps the tables of an import', () => {
    const html = through(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b<sup>2</sup></td></tr></tbody></table>',
    );
    expect(html).toContain('<th><p>a</p></th>');
    expect(html).toContain('<td><p>b<sup>2</sup></p></td>');
  });

  test('lets no script, image or unsafe link in', () => {
    const html = through(
      '<p>a<script>x()</script><img src=x onerror=y()><a href="javascript:z()">l</a></p>',
    );
    expect(html).not.toMatch(/script|onerror|img/);
  });
});

describe('headings', () => {
  test('of levels 1 to 3 are found in order, empty ones left out', () => {
    expect(
      headingsOf('<h2>Why <em>so</em></h2><p>x</p><h4>no</h4><h1> </h1><h3>Then</h3>'),
    ).toEqual([
      { level: 2, text: 'Why so' },
      { level: 3, text: 'Then' },
    ]);
  });

  test.each([
    ['', true],
    [' ', true],
    ['<p></p>', true],
    ['<p>&nbsp;</p>', true],
    ['<p>a</p>', false],
    ['<hr>', false],
  ])('%j is blank: %s', (html, blank) => expect(isBlank(html)).toBe(blank));
});
