import type {
  FootnoteDefinition,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { collectDefinitions } from './definitions.ts';
import type { Definitions } from './definitions.ts';
import { isFrontMatter } from './frontMatter.ts';
import { cleanLink, imageAsLink } from './links.ts';
import { isBox, lineOf, plainText, withChildren } from './nodes.ts';
import type { NoteCollector } from './notes.ts';
import { cleanHtml } from './rawHtml.ts';

type Context = {
  definitions: Definitions;
  notes: NoteCollector;
  insideLink: boolean;
  inline: boolean;
};

/**
 * The same document in fewer words of the language: no comments, references, footnotes, images or
 * raw HTML that may not stay, and no containers left empty by that. All that goes is noted.
 */
export function normalise(tree: Root, notes: NoteCollector): Root {
  const context: Context = {
    definitions: collectDefinitions(tree, notes),
    notes,
    insideLink: false,
    inline: false,
  };
  return { ...tree, children: tree.children.flatMap((child) => simplify(child, context)) };
}

function simplify(node: RootContent, context: Context): RootContent[] {
  const { notes, definitions } = context;
  switch (node.type) {
    case 'definition':
      return [];
    case 'html': {
      const value = cleanHtml(node, context.inline, notes);
      return value === '' ? [] : [{ ...node, value }];
    }
    case 'link':
      return cleanLink(
        { ...node, children: inside(node.children, { ...context, insideLink: true }) },
        notes,
      );
    case 'linkReference': {
      const { url, title } = definitions.get(node.identifier)!;
      return simplify(
        { type: 'link', url, title, children: node.children, position: node.position },
        context,
      );
    }
    case 'image':
      return imageAsLink(node, context.insideLink, notes);
    case 'imageReference': {
      const { url, title } = definitions.get(node.identifier)!;
      return imageAsLink(
        { type: 'image', url, title, alt: node.alt, position: node.position },
        context.insideLink,
        notes,
      );
    }
    case 'footnoteReference':
      return [
        { type: 'text', value: `[${node.label ?? node.identifier}]`, position: node.position },
      ];
    case 'footnoteDefinition':
      return footnoteAsText(node, context);
    default:
      return isFrontMatter(node) ? [] : simplifyChildren(node, context);
  }
}

function simplifyChildren(node: RootContent, context: Context): RootContent[] {
  if (!('children' in node)) return [node];
  const inline =
    context.inline ||
    node.type === 'paragraph' ||
    node.type === 'heading' ||
    node.type === 'tableCell';
  const simpler = withChildren(node, inside<RootContent>(node.children, { ...context, inline }));
  if (simpler.type === 'listItem') noteLoneBox(simpler, context.notes);
  return isEmptied(simpler) ? [] : [simpler];
}

const inside = <T extends RootContent>(children: readonly T[], context: Context): T[] =>
  children.flatMap((child) => simplify(child, context)) as T[];

/**
 * Containers that hold nothing any more; a box stays a task, and headings and cells stay where they
 * are.
 */
function isEmptied(node: Nodes): boolean {
  if (isBox(node)) return false;
  if (node.type === 'paragraph')
    return node.children.every((child) => child.type === 'text' && child.value.trim() === '');
  return (
    (node.type === 'listItem' || node.type === 'list' || node.type === 'blockquote') &&
    node.children.length === 0
  );
}

function noteLoneBox(item: ListItem, notes: NoteCollector): void {
  if (
    isBox(item) ||
    item.children.length !== 1 ||
    !/^(?:\[[ xX-]?\]|[☐☑☒⬜])$/u.test(plainText(item))
  )
    return;
  const line = lineOf(item);
  notes.add(line, 'unplaced', 'boxWithoutWords', line);
}

function footnoteAsText(node: FootnoteDefinition, context: Context): RootContent[] {
  const [line, label] = [lineOf(node), node.label ?? node.identifier];
  context.notes.add(line, 'footnote', 'footnote', line, label);
  const mark: PhrasingContent = { type: 'text', value: `[${label}] ` };
  const [first, ...others] = inside(node.children, context);
  if (first?.type === 'paragraph')
    return [{ ...first, children: [mark, ...first.children] }, ...others];
  const alone: Paragraph = { type: 'paragraph', children: [mark], position: node.position };
  return first === undefined ? [alone] : [alone, first, ...others];
}
