import { Extension, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { extensions, typedRules } from '../richText/extensions.ts';
import { MailVariable } from './mailVariable.ts';

const OneLine = Extension.create({
  name: 'oneLine',
  priority: 1000,
  addKeyboardShortcuts: () =>
    Object.fromEntries(
      ['Enter', 'Shift-Enter', 'Mod-Enter'].map((key) => [key, () => true]),
    ),
});

/** One line of words and variables. */
const line: Extensions = [
  StarterKit.configure({
    ...{ blockquote: false, bold: false, bulletList: false, code: false },
    ...{ codeBlock: false, dropcursor: false, gapcursor: false },
    ...{ hardBreak: false, heading: false, horizontalRule: false },
    ...{ italic: false, link: false, listItem: false, listKeymap: false },
    ...{ orderedList: false, strike: false, underline: false },
    trailingNode: false,
  }),
  MailVariable,
  OneLine,
];

/** What can be written in each kind of field, and by which shorthands. */
export const wordsExtensions = {
  line: { extensions: line, rules: ['mailVariable'] },
  rich: {
    extensions: [...extensions, MailVariable],
    rules: [...typedRules, 'mailVariable'],
  },
};
