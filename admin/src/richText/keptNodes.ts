import { Mark, Node, type Extensions } from '@tiptap/core';

/** A node that an import may bring and the editor does not offer: kept as it is. */
const kept = (name: string, tag: string, content: string, group?: string) =>
  Node.create({
    name,
    content,
    ...(group !== undefined && { group }),
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const keptMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const tableBody = Node.create({
  name: 'tableBody',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'tbody' }, { tag: 'thead' }],
  renderHTML: () => ['tbody', 0],
});

/** Tables, raised and lowered letters and underlined words of an import, so that editing a text loses none of them. */
export const keptNodes: Extensions = [
  kept('table', 'table', 'tableBody+', 'block'),
  tableBody,
  kept('tableRow', 'tr', '(tableCell | tableHeader)+'),
  kept('tableCell', 'td', 'block+'),
  kept('tableHeader', 'th', 'block+'),
  keptMark('subscript', 'sub'),
  keptMark('superscript', 'sup'),
  keptMark('underline', 'u'),
];
