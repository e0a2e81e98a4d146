import type { Element, ElementContent } from 'hast';

/** What a line begins with that makes an item of it. */
export type LineMark = {
  /** The sign, or the number as it is written. */
  sign: string;
  /** How many letters it takes, with the blanks behind it. */
  length: number;
  /** No sentence begins so. */
  isSure: boolean;
  /** How deep bullets of that form, or numbers of so many parts, lie by custom. */
  depth: number;
  number: number | null;
  /** Whether it is a box, and ticked. */
  checked: boolean | null;
};

const SIGN = /^[\s\u00a0]*([☐☑☒•·▪◦‣●○■□§\uF0B7\uF0A7]|[-–*o](?=[\s\u00a0]))[\s\u00a0]+/u;
const NUMBER =
  /^[\s\u00a0]*(?:\(?((?:\d{1,3}\.)*\d{1,3}|[a-zA-Z]|[ivx]{2,4})[.)]|(\d{1,3}(?:\.\d{1,3})+))([\s\u00a0]+)(?=\S)/u;
/** The bullets that Word gives its levels, from the first on. */
const LADDER = ['•·●\uF0B7', 'o◦○', '▪§■□\uF0A7'];

/** The mark of a line; null where it has none. */
export function markOf(line: string): LineMark | null {
  const sign = SIGN.exec(line);
  if (sign !== null) {
    const at = LADDER.findIndex((signs) => signs.includes(sign[1]!));
    return {
      sign: sign[1]!,
      length: sign[0].length,
      isSure: !/[-–*o]/.test(sign[1]!) || /\u00a0/.test(sign[0]),
      depth: Math.max(0, at),
      number: null,
      checked: /[☐☑☒]/.test(sign[1]!) ? sign[1] !== '☐' : null,
    };
  }
  const number = NUMBER.exec(line);
  if (number === null) return null;
  const parts = (number[1] ?? number[2]!).split('.');
  const last = Number(parts.at(-1));
  return {
    sign: parts.join('.'),
    length: number[0].length,
    isSure: number[3]!.length > 1 && number[3]!.includes('\u00a0'),
    depth: parts.length - 1,
    number: Number.isNaN(last) ? null : last,
    checked: null,
  };
}

/** All that is said in an element, as it stands. */
export const wordsOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) =>
      node.type === 'text' ? node.value : node.type === 'element' ? wordsOf(node.children) : '',
    )
    .join('');

/** The same without its first letters; what that leaves without words goes. */
export function withoutFirst(nodes: readonly ElementContent[], letters: number): ElementContent[] {
  let left = letters;
  return nodes.flatMap((node): ElementContent[] => {
    if (left === 0) return [node];
    const { length } = wordsOf([node]);
    const gone = Math.min(left, length);
    left -= gone;
    if (gone === 0) return [node];
    if (node.type === 'text')
      return gone === length ? [] : [{ ...node, value: node.value.slice(gone) }];
    if (node.type !== 'element' || gone === length) return [];
    return [{ ...node, children: withoutFirst(node.children, gone) }];
  });
}

/**
 * A heading whose number is parted from its words by blanks that nobody types: Word counted it.
 * What counts by figures keeps them as people write them (`1. Prepare`), a letter goes.
 */
export function counted(heading: Element): Element {
  const [found, number] =
    /^[\s\u00a0]*(\d{1,3}(?:\.\d{1,3})*|[A-Z]|[IVX]{1,5})[.)]?(?=[\s\u00a0]*\u00a0)[\s\u00a0]{2,}(?=\S)/u.exec(
      wordsOf(heading.children),
    ) ?? [];
  if (found === undefined || number === undefined) return heading;
  const words = withoutFirst(heading.children, found.length);
  const value = /^\d+$/.test(number) ? `${number}. ` : /^\d/.test(number) ? `${number} ` : '';
  return { ...heading, children: [{ type: 'text', value }, ...words] };
}
