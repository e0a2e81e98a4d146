import { Mark, Node, type Extensions } from '@tiptap/core';

const align = {
  align: {
    default: null,
    parseHTML: (cell: HTMLElement) => cell.getAttribute('align'),
  },
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

/** Tables and raised and lowered letters of an import, so that editing a text loses none of them. */
export const keptNodes: Extensions = [
  kept('table', 'table', 'tableBody+', 'block'),
  tableBody,
  kept('tableRow', 'tr', '(tableCell | tableHeader)+'),
  kept('tableCell', 'td', 'block+').extend({ addAttributes: () => align }),
  kept('tableHeader', 'th', 'block+').extend({ addAttributes: () => align }),
  keptMark('subscript', 'sub'),
  keptMark('superscript', 'sup'),
];
