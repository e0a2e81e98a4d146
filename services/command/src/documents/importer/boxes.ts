import type { ListItem, Nodes, Root, RootContent } from 'mdast';
import { childrenOf, isBox, isList, withChildren } from './nodes.ts';
import type { BoxItem } from './nodes.ts';

/**
 * The nodes that are a box or hold one: found once for the whole document, so that no later step
 * looks twice.
 */
export type Boxed = ReadonlySet<Nodes>;

export function findBoxed(tree: Root): Boxed {
  const boxed = new Set<Nodes>();
  const visit = (node: Nodes): boolean => {
    let found = isBox(node);
    for (const child of childrenOf(node)) if (visit(child)) found = true;
    if (found) boxed.add(node);
    return found;
  };
  visit(tree);
  return boxed;
}

/** Text and tasks in the order of the file. */
export type BoxPiece = { kind: 'text'; nodes: RootContent[] } | { kind: 'task'; item: BoxItem };

/**
 * Cuts a sequence of nodes at its boxes, however deep they lie in quotes and plain items; what lies
 * between stays in containers of the same kind.
 */
export function* pieces(
  nodes: readonly RootContent[],
  boxed: Boxed,
  wrap: Wrap = (inner) => inner,
): Generator<BoxPiece> {
  let run: RootContent[] = [];
  for (const node of nodes) {
    if (!boxed.has(node)) {
      run.push(node);
      continue;
    }
    if (run.length > 0) yield { kind: 'text', nodes: wrap(run) };
    run = [];
    yield* piecesOf(node, boxed, wrap);
  }
  if (run.length > 0) yield { kind: 'text', nodes: wrap(run) };
}

type Wrap = (inner: RootContent[]) => RootContent[];

function* piecesOf(node: RootContent, boxed: Boxed, wrap: Wrap): Generator<BoxPiece> {
  if (isBox(node)) yield { kind: 'task', item: node };
  else if (isList(node)) {
    const numbered = node.children.map((item, index) => ({
      item,
      start: (node.start ?? 1) + index,
    }));
    const listOf = (start: number, children: ListItem[]): RootContent[] =>
      wrap([{ ...node, start, children }]);
    let plain: typeof numbered = [];
    const flush = function* (): Generator<BoxPiece> {
      if (plain.length > 0)
        yield {
          kind: 'text',
          nodes: listOf(
            plain[0]!.start,
            plain.map((one) => one.item),
          ),
        };
      plain = [];
    };
    for (const one of numbered) {
      if (!boxed.has(one.item)) {
        plain.push(one);
        continue;
      }
      yield* flush();
      if (isBox(one.item)) yield { kind: 'task', item: one.item };
      else
        yield* pieces(one.item.children, boxed, (inner) =>
          listOf(one.start, [withChildren(one.item, inner)]),
        );
    }
    yield* flush();
  } else {
    yield* pieces(childrenOf(node), boxed, (inner) => wrap([withChildren(node, inner)]));
  }
}

/** A box's own words without the boxes in it, and those boxes in the order of the file. */
export type Pruned = { kept: RootContent[]; boxes: BoxItem[] };

/** Takes the boxes out of a task's body, without looking into them. */
export function prune(nodes: readonly RootContent[], boxed: Boxed): Pruned {
  const pruned: Pruned = { kept: [], boxes: [] };
  for (const node of nodes) {
    if (!boxed.has(node)) pruned.kept.push(node);
    else if (isBox(node)) pruned.boxes.push(node);
    else {
      const inner = prune(childrenOf(node), boxed);
      for (const box of inner.boxes) pruned.boxes.push(box);
      if (inner.kept.length > 0) pruned.kept.push(withChildren(node, inner.kept));
    }
  }
  return pruned;
}
