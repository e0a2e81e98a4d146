import { Extension, Mark, Node, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { addressKind } from '@waymark/api/address';
import { Plugin } from '@tiptap/pm/state';
import { cleanPaste } from './paste/cleanPaste.ts';

/**
 * What may be typed as a shorthand: a dash for a list, hashes for a heading, stars for bold and
 * italic.
 */
export const typedRules = ['bold', 'italic', 'strike', 'bulletList', 'heading', 'link'];

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

/**
 * What differs from the kit's own pieces, so that the server keeps all that can be here
 * (`cleanHtml` of the command service).
 */
const changes: Readonly<Record<string, object>> = {
  // Bold is no mark of a heading: neither a key, a paste nor a command brings it in.
  heading: { marks: 'link italic strike code subscript superscript' },
  listItem: { content: 'block+' },
  // An import makes words code and bold at once.
  code: { excludes: 'code' },
};

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((piece) => {
      const change = changes[piece.name];
      return change === undefined ? piece : piece.extend(change);
    });
  },
});

/** What the editor itself has put on the clipboard says how it was cut. */
const OWN = 'data-pm-slice';

/** What is pasted becomes what it means; nothing can be dropped (PRODUCT 6.10). */
const PasteAndDrop = Extension.create({
  name: 'pasteAndDrop',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: (html) => (html.includes(OWN) ? html : cleanPaste(html)),
        handleDrop: () => true,
      },
    }),
  ],
});

const align = {
  align: { default: null, parseHTML: (cell: HTMLElement) => cell.getAttribute('align') },
};

/** A node that an import may bring and the editor does not offer: kept as it is. */
const kept = (name: string, tag: string, content: string, group?: string) =>
  Node.create({
    name,
    content,
    ...(group !== undefined && { group }),
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const keptMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const tableBody = Node.create({
  name: 'tableBody',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'tbody' }, { tag: 'thead' }],
  renderHTML: () => ['tbody', 0],
});

/**
 * Tables and raised and lowered letters of an import, so that editing a text loses none of them.
 */
const keptNodes: Extensions = [
  kept('table', 'table', 'tableBody+', 'block'),
  tableBody,
  kept('tableRow', 'tr', '(tableCell | tableHeader)+'),
  kept('tableCell', 'td', 'block+').extend({ addAttributes: () => align }),
  kept('tableHeader', 'th', 'block+').extend({ addAttributes: () => align }),
  keptMark('subscript', 'sub'),
  keptMark('superscript', 'sup'),
];

/**
 * The pieces of the editor: bold (not inside headings), italic, strike, bullet lists, links,
 * headings 1 to 3. Code, quotes, tables and numbered lists that an import brought are kept, so that
 * editing a text drops nothing of it.
 */
export const extensions: Extensions = [
  Kit.configure({
    heading: { levels: [1, 2, 3] },
    underline: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      isAllowedUri: (address) => addressKind(address) !== 'unsafe',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...keptNodes,
  NotOffered,
  PasteAndDrop,
];
