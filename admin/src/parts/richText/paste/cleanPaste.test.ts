// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from '../extensions.ts';
import { cleanPaste } from './cleanPaste.ts';

/**
 * `pastes/<nn>-<product>-<what>.html` is what that product puts on the clipboard; `.expected.html`
 * what it is in the editor.
 */
const folder = join(import.meta.dirname, 'pastes');
const read = (name: string) => readFileSync(join(folder, name), 'utf8').replace(/\n$/, '');
const names = readdirSync(folder)
  .filter((name) => !name.endsWith('.expected.html'))
  .map((name) => name.replace(/\.html$/, ''));

test('there are thirty', () => expect(names).toHaveLength(30));

test.each(names)('%s', (name) => {
  const editor = new Editor({ extensions, element: document.createElement('div') });
  const clipboard = read(`${name}.html`);
  editor.view.pasteHTML(clipboard, new Event('paste') as ClipboardEvent);
  const pasted = editor.getHTML();
  editor.destroy();
  expect(pasted).toBe(read(`${name}.expected.html`));
  expect(cleanPaste(clipboard)).not.toMatch(/style=|class=|mso|<o:p|<!--|docs-internal/i);
});

test('what has no words pastes nothing, and half a tag harms nothing', () => {
  expect(cleanPaste('')).toBe('');
  expect(cleanPaste('<!--StartFragment--><p><o:p>&nbsp;</o:p></p><!--EndFragment-->')).toBe('');
  expect(cleanPaste('a<ul><li>b')).toContain('b');
  expect(cleanPaste('<img src=x onerror=alert(1)><a href="javascript:x()">y</a>')).toBe('y');
});
