import type { Paragraph, Root, RootContent } from 'mdast';
import { childrenOf, isHeading, plainText } from '../nodes.ts';
import { excerpt, type NoteCollector } from '../notes.ts';

/** Lines by which an issue labels or assigns itself when it is made. */
const QUICK_ACTION =
  /^\/(?:label|labels|unlabel|relabel|assign|unassign|assign_reviewer|cc|milestone|epic|due|estimate|weight|severity|confidential|todo|subscribe|relate|blocks|blocked_by|parent|type|iteration|health_status|board_move|promote_to|copy_metadata|set_parent|reviewer|target_branch|close|reopen|title)\b/u;
/** What makes a box of a quote. */
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*\n?/iu;

/**
 * Takes what is said to the tool that shows a document, not to its reader, out of the tree itself
 * (PRODUCT 5.8).
 */
export function takeForTools(tree: Root, notes: NoteCollector): void {
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'paragraph' || !isForTool(node)) return true;
    const { start, end } = node.position!;
    notes.add(
      ...([start.line, 'unplaced', 'quickActions'] as const),
      ...([start.line, end.line, excerpt(plainText(node))] as const),
    );
    return false;
  });
  alertsIn(tree.children);
}

const isForTool = (node: Paragraph): boolean =>
  node.position !== undefined &&
  node.children.every(({ type }) => type === 'text') &&
  node.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .split('\n')
    .every((line) => QUICK_ACTION.test(line.trim()));

/** `> [!NOTE]` says `Note:`. */
function alertsIn(nodes: readonly RootContent[]): void {
  for (const node of nodes) {
    if (node.type === 'blockquote') {
      const [first] = node.children;
      const text = first?.type === 'paragraph' ? first.children[0] : undefined;
      const kind = text?.type === 'text' ? ALERT.exec(text.value)?.[1] : null;
      if (text?.type === 'text' && kind) {
        const word = kind[0]!.toUpperCase() + kind.slice(1).toLowerCase();
        text.value = text.value.replace(ALERT, `${word}: `);
      }
    }
    alertsIn(childrenOf(node));
  }
}

/**
 * A first line in capitals alone, where no heading is of the first level, is the title of its
 * document.
 */
export function titleInCapitals(tree: Root): void {
  const [first] = tree.children;
  if (first?.type !== 'paragraph' || first.position === undefined) return;
  const words = plainText(first);
  const isTitle =
    first.position.start.line === first.position.end.line &&
    words.length <= 80 &&
    /\p{Lu}{3}/u.test(words) &&
    words === words.toUpperCase();
  if (!isTitle || tree.children.some((n) => isHeading(n) && n.depth === 1)) return;
  const { children, position } = first;
  tree.children[0] = { type: 'heading', depth: 1, children, position };
}
