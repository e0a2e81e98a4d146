import type { RootContent } from 'mdast';
import { isList, plainText } from '../nodes.ts';
import { labelled, type Hints } from './hints.ts';

const OWN_LINE =
  /^(owner|assignee|assigned to|responsible|who|role|verantwortlich|zuständig|wer|due|due date|deadline|when|until|frist|fällig|bis)\s*:\s*(.{1,60})$/iu;

/** Takes lines and items such as `Owner: Legal` out of what stands beneath a task. */
export function takeOwnLines(nodes: readonly RootContent[]): {
  nodes: RootContent[];
  hints: Partial<Hints>;
} {
  let hints: Partial<Hints> = {};
  const isTaken = (node: RootContent): boolean => {
    const [, label, value] = OWN_LINE.exec(plainText(node)) ?? [];
    const found = label === undefined ? null : labelled(label, value?.trim() ?? '');
    if (found === null || Object.keys(found).some((key) => key in hints)) return false;
    hints = { ...hints, ...found };
    return true;
  };
  const kept = nodes.flatMap((node): RootContent[] => {
    if (node.type === 'paragraph') return isTaken(node) ? [] : [node];
    if (!isList(node)) return [node];
    const children = node.children.filter((item) => !isTaken(item));
    return children.length === 0 ? [] : [{ ...node, children }];
  });
  return { nodes: kept, hints };
}
