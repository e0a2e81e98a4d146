import type { Element, ElementContent } from 'hast';

type Item = { level: number; children: ElementContent[] };

/** Word's lists are paragraphs that say in their style how deep they lie: they become lists in lists. */
export function wordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let run: Item[] = [];
  const flush = () => {
    if (run.length > 0) made.push(listOf(run));
    run = [];
  };
  for (const node of nodes) {
    const item = node.type === 'element' ? itemOf(node) : null;
    if (item !== null) run.push(item);
    else if (node.type === 'text' && node.value.trim() === '')
      made.push(...(run.length > 0 ? [] : [node]));
    else {
      flush();
      made.push(
        node.type === 'element' &&
          node.tagName !== 'ul' &&
          node.tagName !== 'ol'
          ? { ...node, children: wordLists(node.children) }
          : node,
      );
    }
  }
  flush();
  return made;
}

function itemOf({ tagName, properties, children }: Element): Item | null {
  const style = String(properties.style ?? '');
  const found = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style);
  const name = [properties.className].flat().join(' ');
  if (tagName !== 'p' || (found === null && !/MsoListParagraph/i.test(name)))
    return null;
  return {
    level: Number(found?.[1] ?? 1),
    children: withoutBullet(children),
  };
}

/** The bullet itself, where Word did not mark it as one to be ignored. */
function withoutBullet(children: readonly ElementContent[]): ElementContent[] {
  const [first, ...others] = children;
  if (first?.type !== 'text') return [...children];
  const value = first.value.replace(
    /^[\s\u00a0]*(?:[·•o§▪\uF0B7]|\d+[.)]|[a-z][.)])[\s\u00a0]+/u,
    '',
  );
  return [{ ...first, value }, ...others];
}

function listOf(items: readonly Item[]): Element {
  const least = Math.min(...items.map(({ level }) => level));
  const own: Element[] = [];
  let deeper: Item[] = [];
  const settle = () => {
    if (deeper.length > 0) own.at(-1)?.children.push(listOf(deeper));
    deeper = [];
  };
  for (const item of items) {
    if (item.level > least && own.length > 0) {
      deeper.push(item);
      continue;
    }
    settle();
    own.push(element('li', item.children));
  }
  settle();
  return element('ul', own);
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
