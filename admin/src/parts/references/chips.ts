import { piecesOf, writtenVariable } from '@waymark/look/variables';
import type { JSONContent } from '@tiptap/core';
import type { Labels } from './choices.ts';

/**
 * Which element stands for a variable while it is written; its words are what the variable is
 * called.
 */
export const CHIP = 'data-variable';
const chip = new RegExp(`<span ${CHIP}="([^"]+)"[^>]*>[^<]*</span>`, 'g');

/** HTML with what `make` makes of each variable in its text; those of addresses stay written. */
export function chipsInHtml(html: string, make: (name: string) => HTMLElement | null): string {
  if (!html.includes('{{')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const texts: Text[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts)
    text.replaceWith(
      ...piecesOf(text.data).map(
        ({ text: words, variable }) => (variable === null ? null : make(variable)) ?? words,
      ),
    );
  return body.innerHTML;
}

/** HTML as the editor is given it: known variables of its text are chips. */
export const withChips = (html: string, labels: Labels): string =>
  chipsInHtml(html, (name) => {
    const label = labels.get(name);
    if (label === undefined) return null;
    const element = document.createElement('span');
    element.setAttribute(CHIP, name);
    element.textContent = label;
    return element;
  });

/** Turns what the editor wrote into what is stored. */
export const withoutChips = (html: string): string =>
  html.replaceAll(chip, (_, name: string) => writtenVariable(name));

/** One line as the editor is given it. */
export const lineWithChips = (line: string, labels: Labels): JSONContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: piecesWithChips(line, labels) }],
});

export const piecesWithChips = (line: string, labels: Labels): JSONContent[] =>
  piecesOf(line).map(({ text, variable }) => {
    const label = variable === null ? undefined : labels.get(variable);
    return variable === null || label === undefined
      ? { type: 'text', text }
      : { type: 'variable', attrs: { name: variable, label } };
  });
