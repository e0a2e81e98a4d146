import type { parseDocument } from 'htmlparser2';

/** A node of sanitised HTML. */
export type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: Record<string, string> }>;

export const isElement = (node: Node | undefined, name?: string): node is Element =>
  node !== undefined && 'attribs' in node && (name === undefined || node.name === name);

/** White space between tags. */
export const isSpace = (node: Node | undefined): boolean =>
  node !== undefined && !isElement(node) && (!('data' in node) || node.data.trim() === '');

/** Whether written HTML says nothing: no words, no line across, no table. */
export const isBlank = (html: string): boolean =>
  !/<(hr|table|li)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|[\s\u00a0]/g, '') === '';
