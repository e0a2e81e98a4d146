import { Extension, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

const OneLine = Extension.create({
  name: 'oneLine',
  priority: 1000,
  addKeyboardShortcuts: () =>
    Object.fromEntries(['Enter', 'Shift-Enter', 'Mod-Enter'].map((key) => [key, () => true])),
});

/** One line of words without any format. */
export const oneLine: Extensions = [
  StarterKit.configure({
    ...{ blockquote: false, bold: false, bulletList: false, code: false },
    ...{ codeBlock: false, dropcursor: false, gapcursor: false },
    ...{ hardBreak: false, heading: false, horizontalRule: false },
    ...{ italic: false, link: false, listItem: false, listKeymap: false },
    ...{ orderedList: false, strike: false, underline: false },
    trailingNode: false,
  }),
  OneLine,
];
