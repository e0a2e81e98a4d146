import type { Definition, Nodes, Root } from 'mdast';
import { childrenOf, lineOf } from './nodes.ts';
import { excerpt } from './notes.ts';
import type { NoteCollector } from './notes.ts';

/**
 * The addresses that reference links (`[words][id]`) speak of, by identifier; of two alike the
 * first counts.
 */
export type Definitions = ReadonlyMap<string, Definition>;

/**
 * Finds all definitions, and says which of them no link uses: those leave no trace in the
 * blueprint.
 */
export function collectDefinitions(tree: Root, notes: NoteCollector): Definitions {
  const definitions = new Map<string, Definition>();
  const unused = new Set<Definition>();
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
    if (node.type !== 'definition') return;
    if (definitions.has(node.identifier)) unused.add(node);
    else definitions.set(node.identifier, node);
  });
  for (const [identifier, node] of definitions) if (!used.has(identifier)) unused.add(node);
  for (const node of unused) {
    const line = lineOf(node);
    notes.add(
      line,
      'unplaced',
      'addressUnused',
      line,
      excerpt(node.label ?? node.identifier),
      excerpt(node.url),
    );
  }
  return definitions;
}

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}
