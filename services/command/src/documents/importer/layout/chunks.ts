import type { List, RootContent } from 'mdast';
import { isList } from '../nodes.ts';

/** A list longer than this is hard to keep in view. */
const LONG = 9;
const CHUNK = 6;

/** A part of a list without headings, by the numbers of its items, counted from 1. */
export type Chunk = { first: number; last: number; body: RootContent[] };

/**
 * One long list in parts of about six items; null where there is none, or where other things stand
 * between.
 */
export function chunksOf(body: readonly RootContent[]): Chunk[] | null {
  const lists = body.filter(isList);
  const before = body.slice(0, body.length - lists.length);
  const count = lists.reduce((sum, { children }) => sum + children.length, 0);
  if (count <= LONG || before.some(isList)) return null;
  const parts = Math.ceil(count / CHUNK);
  const items = lists.flatMap((list) => list.children.map((item, at) => ({ list, item, at })));
  return Array.from({ length: parts }, (_, part) => {
    const first = Math.floor((part * count) / parts);
    const last = Math.floor(((part + 1) * count) / parts);
    return {
      first: first + 1,
      last,
      body: [...(part === 0 ? before : []), ...joined(items.slice(first, last))],
    };
  });
}

function joined(
  items: readonly { list: List; item: List['children'][number]; at: number }[],
): List[] {
  const lists: { of: List; made: List }[] = [];
  for (const { list, item, at } of items) {
    const last = lists.at(-1);
    if (last?.of === list) last.made.children.push(item);
    else
      lists.push({
        of: list,
        made: {
          ...list,
          start: list.ordered === true ? (list.start ?? 1) + at : null,
          children: [item],
          ...(item.position === undefined ? {} : { position: item.position }),
        },
      });
  }
  return lists.map(({ made }) => made);
}
