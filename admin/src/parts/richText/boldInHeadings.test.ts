// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { editorContent, readsAlike } from './editorContent.ts';
import { extensions } from './extensions.ts';

const editorOf = (content: string) => new Editor({ extensions, content });

test('nothing in a heading can be bold: not read, not by command, not by making a heading of what is', () => {
  expect(editorOf('<h1>a<strong>b</strong></h1>').getHTML()).toBe('<h1>ab</h1>');
  const heading = editorOf('<h2>a</h2>');
  heading.chain().selectAll().toggleBold().run();
  heading.commands.insertContentAt(2, '<strong>c</strong>');
  expect(heading.getHTML()).toBe('<h2>ac</h2>');
  const bold = editorOf('<p><strong>a</strong> b</p>');
  bold.chain().selectAll().setHeading({ level: 1 }).run();
  expect(bold.getHTML()).toBe('<h1>a b</h1>');
  expect(bold.schema.nodes.heading!.allowsMarkType(bold.schema.marks.bold!)).toBe(false);
});

test('a link leads only where the server lets it', () => {
  for (const to of [
    'javascript:x()',
    'java\tscript:x',
    'ftp://x',
    '//host.example',
    '/\\host.example',
    'data:text/html,x',
  ])
    expect(editorOf(`<p><a href="${to}">a</a></p>`).getHTML()).toBe('<p>a</p>');
  const editor = editorOf('<p>a</p>');
  editor.chain().selectAll().setLink({ href: 'javascript:x()' }).run();
  expect(editor.getHTML()).toBe('<p>a</p>');
});

test('the space between two marked words of an item is kept', () => {
  const html = '<ul><li><strong>a</strong> <em>b</em>\n<em>c</em></li></ul>';
  expect(editorOf(editorContent(html)).getText()).toContain('a b c');
});

test('what is stored without an empty line reads as what is written, so that no line goes while it is written', () => {
  const { schema } = editorOf('');
  expect(readsAlike(schema, '<p>a</p><p></p>', '<p>a</p>')).toBe(true);
  expect(
    readsAlike(
      schema,
      '<ul><li><p>a</p></li><li><p></p></li></ul>',
      '<ul><li>a</li><li></li></ul>',
    ),
  ).toBe(true);
  expect(readsAlike(schema, '<p>a</p><p>b</p>', '<p>a</p>')).toBe(false);
});
