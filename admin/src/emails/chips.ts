import { mailVariables } from '@waymark/events/wordedMails';
import { piecesOf, writtenVariable } from '@waymark/look/variables';
import type { JSONContent } from '@tiptap/core';

/** Which element stands for a variable while it is written. */
export const CHIP = 'data-mail-variable';
const chip = new RegExp(`<span ${CHIP}="(\\w+)"[^>]*>[^<]*</span>`, 'g');

const isKnown = (name: string | null): name is string =>
  (mailVariables as readonly (string | null)[]).includes(name);

/** HTML as the editor is given it: known variables of its text are chips; those of addresses stay written. */
export function withChips(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const texts: Text[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts)
    text.replaceWith(
      ...piecesOf(text.data).map(({ text: words, variable }) => {
        if (!isKnown(variable)) return words;
        const element = document.createElement('span');
        element.setAttribute(CHIP, variable);
        element.textContent = variable;
        return element;
      }),
    );
  return body.innerHTML;
}

/** What the editor wrote, as it is stored. */
export const withoutChips = (html: string): string =>
  html.replaceAll(chip, (_, name: string) => writtenVariable(name));

/** One line as the editor is given it. */
export const lineWithChips = (line: string): JSONContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: piecesWithChips(line) }],
});

export const piecesWithChips = (line: string): JSONContent[] =>
  piecesOf(line).map(({ text, variable }) =>
    isKnown(variable)
      ? { type: 'mailVariable', attrs: { name: variable } }
      : { type: 'text', text },
  );
