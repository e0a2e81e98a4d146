import { createDocument } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';

const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, table, thead, tbody, tr, td, th, div';
const HOLDERS = 'body, li, blockquote, td, th, div';

/**
 * Stored HTML as the editor is given it: a line that stands among blocks, or alone in an item or a
 * cell, as a paragraph. The editor would else forget the space between two marked words of it.
 */
export function editorContent(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const holder of [body, ...body.querySelectorAll(HOLDERS)]) {
    let line: ChildNode[] = [];
    const endLine = () => {
      if (line.some(saysSomething)) {
        const paragraph = body.ownerDocument.createElement('p');
        line[0]?.before(paragraph);
        paragraph.append(...line);
      }
      line = [];
    };
    for (const node of [...holder.childNodes]) {
      if (isBlock(node)) endLine();
      else line.push(node);
    }
    endLine();
  }
  breaksAsSpaces(body);
  return body.innerHTML;
}

/** A line break between two words is a space, which the editor would take for one between tags. */
function breaksAsSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const text = texts.currentNode;
    if (text.parentElement?.closest('pre') === null)
      text.nodeValue = (text.nodeValue ?? '').replaceAll(/[\t\n\r ]+/g, ' ');
  }
}

/**
 * Whether what was written and what is stored of it read the same: empty paragraphs are not stored.
 */
export function readsAlike(schema: Schema, written: string, stored: string): boolean {
  const [one, other] = [written, stored].map((html) =>
    createDocument(editorContent(html.replaceAll(/<p>(?:<br>|\s)*<\/p>/g, '')), schema),
  );
  return one!.eq(other!);
}

const saysSomething = (node: ChildNode): boolean =>
  node.nodeType === Node.ELEMENT_NODE || (node.textContent ?? '').trim() !== '';

const isBlock = (node: ChildNode): boolean =>
  node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);
