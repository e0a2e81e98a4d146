import { expect, test } from 'vitest';
import { isMarkdown, markdownToHtml } from './markdown.ts';

test.each([
  ['# Head\n- [ ] box\n**bold**', true],
  ['- one\n- two', true],
  ['# Plan\nwith **one** thing', true],
  ['1. Sign\n2. Send', true],
  ['- a dash alone', false],
  ['We met > 50 people and #1 is **you**', false],
  ['Two lines\nof words', false],
])('%j is Markdown: %s', (text, is) => expect(isMarkdown(text)).toBe(is));

test.each([
  ['# Head', '<h1>Head</h1>'],
  ['##### Deep', '<h3>Deep</h3>'],
  ['- [ ] box\n- [x] done', '<ul><li><p>☐ box</p></li><li><p>☑ done</p></li></ul>'],
  [
    '- one\n  - two\n    1. three\n- four',
    '<ul><li><p>one</p><ul><li><p>two</p><ol><li><p>three</p></li></ol></li></ul></li><li><p>four</p></li></ul>',
  ],
  ['> said\n> **loud**', '<blockquote><p>said<br><strong>loud</strong></p></blockquote>'],
  ['```\n<a> **x**\n```', '<pre><code>&lt;a&gt; **x**</code></pre>'],
  [
    'See [the *page*](https://example.com/?a=1&b=2), `**no**`, _so_ and snake_case_name',
    '<p>See <a href="https://example.com/?a=1&amp;b=2">the <em>page</em></a>, <code>**no**</code>, <em>so</em> and snake_case_name</p>',
  ],
  ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
  ['2 * 3 * 4 <b>', '<p>2 * 3 * 4 &lt;b&gt;</p>'],
])('%j becomes %s', (text, html) => expect(markdownToHtml(text)).toBe(html));
