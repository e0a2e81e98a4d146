import { isElement, isSpace, type Node } from './nodes.ts';

/**
 * The items of a list. What stands between them belongs to the one before it, as the lists of word
 * processors have it.
 */
export function itemsOf(nodes: readonly Node[]): (Node[] | 'space')[] {
  const items: (Node[] | 'space')[] = [];
  for (const node of nodes) {
    if (isElement(node, 'li')) items.push([...node.children]);
    else if (isSpace(node)) {
      if (items.at(-1) !== 'space') items.push('space');
    } else {
      const before = items.findLast((item) => item !== 'space');
      if (before === undefined) items.push([node]);
      else before.push(node);
    }
  }
  return items;
}

type Section = { name: 'thead' | 'tbody'; rows: Node[][] };

/**
 * The rows of a table by its sections, and what lies in it outside of any cell, which goes before
 * it.
 */
export function rowsOf(nodes: readonly Node[]): { before: Node[]; sections: Section[] } {
  const before: Node[] = [];
  const sections: Section[] = [];
  const rowFrom = (parts: readonly Node[], section: Section): void => {
    const cells: Node[] = parts.filter((part) => isElement(part, 'td') || isElement(part, 'th'));
    before.push(...parts.filter((part) => !cells.includes(part)));
    if (cells.length > 0) section.rows.push(cells);
  };
  const sectionFrom = (parts: readonly Node[], name: Section['name']): void => {
    const section: Section = { name, rows: [] };
    for (const part of parts) {
      if (isElement(part) && part.name === 'tr') rowFrom(part.children, section);
      else rowFrom([part], section);
    }
    if (section.rows.length > 0) sections.push(section);
  };
  let loose: Node[] = [];
  const endLoose = (): void => {
    sectionFrom(loose, 'tbody');
    loose = [];
  };
  for (const node of nodes) {
    if (isElement(node, 'thead') || isElement(node, 'tbody')) {
      endLoose();
      sectionFrom(node.children, node.name as Section['name']);
    } else loose.push(node);
  }
  endLoose();
  return { before: before.filter((node) => !isSpace(node)), sections };
}
