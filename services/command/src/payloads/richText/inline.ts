import { isElement, type Node } from './nodes.ts';

/** A mark around words: its tag as it opens. */
export type Wrap = { name: string; open: string };

export const wrapped = (words: string, wraps: readonly Wrap[]): string =>
  words.trim() === ''
    ? words
    : wraps.reduceRight((inner, { name, open }) => `${open}${inner}</${name}>`, words);

/**
 * Words with their marks, each mark once around the same words, none around nothing.
 *
 * @param heading in a heading, where nothing is bold
 * @param outer marks that lie around all of it already
 */
export function inline(
  nodes: readonly Node[],
  heading: boolean,
  outer: readonly { name: string }[] = [],
): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return 'data' in node && node.type === 'text' ? node.data : '';
      const { name, children, attribs } = node;
      if (name === 'br') return '<br />';
      const said = outer.some((mark) => mark.name === name);
      const inner = inline(children, heading, said ? outer : [...outer, { name }]);
      if (said || (heading && name === 'strong')) return inner;
      if (inner === '' && name !== 'a') return inner;
      const open = name === 'a' ? `<a href="${attribs.href ?? ''}">` : `<${name}>`;
      // A link without words shows its address.
      const words = name === 'a' && inner === '' ? (attribs.href ?? '') : inner;
      return `${open}${words}</${name}>`;
    })
    .join('');
}
