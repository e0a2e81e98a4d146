// @vitest-environment jsdom
import { blockKinds, ownContent } from '@waymark/events';
import { expect, test } from 'vitest';
import { blockEditors } from './index.ts';

test('every kind of block has an editor, and no editor is without a kind', () => {
  expect(Object.keys(blockEditors).toSorted()).toEqual([...blockKinds.types].toSorted());
});

test.each(blockKinds.types)('the editor of %s is whole', (type) => {
  const editor = blockEditors[type]!;
  expect(editor).toMatchObject({
    words: { en: { title: expect.stringMatching(/^[A-Z]/) } },
    Editor: expect.anything(),
  });
  expect(ownContent.parse(editor.begins)).toEqual(editor.begins);
  expect(editor.begins.type).toBe(type);
  expect(editor.isEmpty(editor.begins)).toBe(true);
  expect(editor.headings(editor.begins)).toEqual([]);
});
