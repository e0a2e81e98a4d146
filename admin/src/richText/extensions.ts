import { Extension, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { keptNodes } from './keptNodes.ts';

/** What may be typed as a shorthand: a dash for a list, hashes for a heading, stars for bold and italic. */
export const typedRules = [
  'bold',
  'italic',
  'strike',
  'bulletList',
  'heading',
  'link',
];

/** Keys of what the editor keeps when it comes from an import but does not offer (PRODUCT 6.10). */
const NotOffered = Extension.create({
  name: 'notOffered',
  priority: 1000,
  addKeyboardShortcuts: () =>
    Object.fromEntries(
      [
        'Mod-e',
        'Mod-Shift-7',
        'Mod-Shift-b',
        'Mod-Alt-c',
        'Mod-Alt-4',
        'Mod-Alt-5',
        'Mod-Alt-6',
      ].map((key) => [key, () => true]),
    ),
});

const NoBoldInHeadings = Extension.create({
  name: 'noBoldInHeadings',
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      'Mod-b': () => this.editor.isActive('heading'),
      'Mod-B': () => this.editor.isActive('heading'),
    };
  },
});

/**
 * The pieces of the editor: bold (not inside headings), italic, strike, bullet lists, links, headings 1 to 3. Code,
 * quotes, tables and numbered lists that an import brought are kept, so that editing a text drops nothing of it.
 */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    underline: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: ['mailto'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...keptNodes,
  NotOffered,
  NoBoldInHeadings,
];
