import { describe, expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

describe('nothing is bold in a heading', () => {
  test.each([
    ['<h1>One <strong>two</strong></h1>', '<h1>One two</h1>'],
    ['<h2><b><em>x</em></b></h2>', '<h2><em>x</em></h2>'],
    ['<strong><h3>x</h3></strong>', '<h3>x</h3>'],
    ['<b><p>a</p><h1>b</h1></b>', '<p><strong>a</strong></p><h1>b</h1>'],
    ['<h4><span><b>x</b></span></h4>', '<h3>x</h3>'],
    ['<h1><p><strong>x</strong></p></h1>', '<h1>x</h1>'],
    [
      '<a href="https://a.b"><h1><strong>x</strong></h1></a>',
      '<h1><a href="https://a.b">x</a></h1>',
    ],
  ])('%s', (html, stored) => expect(cleanHtml(html)).toBe(stored));
});

describe('what lies where it may not', () => {
  test.each([
    ['marks lie around words', '<em>a<p>b</p>c</em>', '<em>a</em><p><em>b</em></p><em>c</em>'],
    [
      'a list in a list belongs to the item before it',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['items alone are a list', '<li>a</li><li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'words in a table go before it',
      '<table>x<tr><td>a</td></tr></table>',
      'x<table>\n<tbody>\n<tr>\n<td>a</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      'code is words alone',
      '<pre><code>a<strong>b</strong><br>c</code></pre>',
      '<pre><code>ab\nc</code></pre>',
    ],
    [
      'what says nothing goes',
      '<p> <br></p><h1></h1><blockquote><p></p></blockquote><p>a</p>',
      '<p>a</p>',
    ],
    [
      'words of parts of a page do not run together',
      '<main>a</main><aside>b</aside>',
      '<p>a</p><p>b</p>',
    ],
  ])('%s', (_, html, stored) => {
    expect(cleanHtml(html)).toBe(stored);
    expect(cleanHtml(stored)).toBe(stored);
  });
});

test('a link without words shows its address, one that leads nowhere safe is words', () => {
  expect(cleanHtml('<a href="https://a.b"></a>')).toBe('<a href="https://a.b">https://a.b</a>');
  expect(cleanHtml('<a href="java\tscript:x">y</a><a href="ftp://z">z</a>')).toBe('yz');
});

test('a text that is only white space stays as it is', () => expect(cleanHtml(' ')).toBe(' '));

test('thousands of levels are told without their tags', () => {
  const deep = `${'<ul><li>'.repeat(9_000)}x`;
  const stored = cleanHtml(deep);
  expect(stored.replaceAll(/<[^>]*>/g, '')).toBe('x');
  expect(stored.split('<ul>').length).toBeLessThan(150);
});

test('a link leads to a page, a person or a telephone, and to no host without a scheme', () => {
  expect(cleanHtml('<p><a href="tel:+4930">call</a></p>')).toBe(
    '<p><a href="tel:+4930">call</a></p>',
  );
  for (const href of ['//host.example', '/\\host.example', '\\\\server\\share', 'javascript:x()'])
    expect(cleanHtml(`<p><a href="${href}">x</a></p>`)).toBe('<p>x</p>');
});
