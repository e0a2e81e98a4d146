import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['<h2>One</h2><p>two <b>three</b><br>four</p>', 'One two three four'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['1 &lt; 2 &amp;&nbsp;3 &#233; &#x1F600; &unknown;', '1 < 2 & 3 é 😀 &unknown;'],
  ['&#0;&#xD800;&#x110000;x', 'x'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  [' ', ''],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
