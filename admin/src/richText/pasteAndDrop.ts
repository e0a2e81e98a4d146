import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPaste } from './paste/cleanPaste.ts';

/** What the editor itself has put on the clipboard says how it was cut. */
const OWN = 'data-pm-slice';

/** What is pasted becomes what it means; nothing can be dropped (PRODUCT 6.10). */
export const PasteAndDrop = Extension.create({
  name: 'pasteAndDrop',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: (html) =>
          html.includes(OWN) ? html : cleanPaste(html),
        handleDrop: () => true,
      },
    }),
  ],
});
