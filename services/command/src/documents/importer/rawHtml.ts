import type { Html } from 'mdast';
import { lineOf } from './nodes.ts';
import { excerpt } from './notes.ts';
import type { NoteCollector } from './notes.ts';
import { isDroppedWhole, isKept, sanitise } from '../../payloads/richText/sanitise.ts';

/**
 * What is left of raw HTML: comments go, and what is not allowed goes; both are said by line. Each
 * node is cleaned by itself, so that one stray tag never swallows what follows it.
 *
 * @param inline within a paragraph, where a node is one lone tag: an opening stays open for the
 * words after it
 */
export function cleanHtml(node: Html, inline: boolean, notes: NoteCollector): string {
  const rest = withoutComments(node, notes);
  if (rest.trim() === '') return '';
  noteDropped(rest, lineOf(node), inline, notes);
  const onUnsafeLink = (address: string): void => noteUnsafeLink(lineOf(node), address, notes);
  if (!inline) return sanitise(rest, onUnsafeLink);
  const [, closing, name] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(rest) ?? [];
  if (name === undefined || isDroppedWhole(name.toLowerCase())) return '';
  if (name.toLowerCase() === 'img') return sanitise(rest, onUnsafeLink);
  if (closing !== '') return isKept(name.toLowerCase()) ? rest : '';
  return sanitise(`${rest}\u2063`, onUnsafeLink).replace(/\u2063.*$/s, '');
}

/** Says that a link leads where no link may lead, and is text now. */
export const noteUnsafeLink = (line: number, address: string, notes: NoteCollector): void =>
  notes.add(line, 'link', 'linkUnsafe', line, excerpt(address));

function withoutComments(node: Html, notes: NoteCollector): string {
  let [rest, from, line] = ['', 0, lineOf(node)];
  for (let at = node.value.indexOf('<!--'); at >= 0; at = node.value.indexOf('<!--', from)) {
    const closed = node.value.indexOf('-->', at + 2);
    const end = closed < 0 ? node.value.length : closed + 3;
    rest += node.value.slice(from, at);
    line += newlines(node.value.slice(from, at));
    const comment = node.value.slice(at, end);
    notes.addComment(
      line,
      line + newlines(comment),
      comment.replace(/^<!--+/, '').replace(/-*->$/, ''),
    );
    line += newlines(comment);
    from = end;
  }
  return rest + node.value.slice(from);
}

function noteDropped(html: string, line: number, inline: boolean, notes: NoteCollector): void {
  const opened = [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map((found) => found[1]!.toLowerCase());
  const tags = [...new Set(opened)];
  const whole = inline ? [] : tags.filter(isDroppedWhole);
  const outer = tags.filter(
    (tag) => !whole.includes(tag) && (!isKept(tag) || (inline && isDroppedWhole(tag))),
  );
  if (whole.length > 0) {
    notes.add(line, 'html', 'htmlWhole', line, listTags(whole), excerpt(html));
  }
  if (outer.length > 0) {
    notes.add(line, 'html', 'htmlTags', line, listTags(outer));
  }
  if (tags.includes('img')) notes.add(line, 'image', 'htmlImage', line);
  if (opened.length === 0 && /^\s*<[?!]/.test(html)) {
    notes.add(line, 'html', 'html', line, excerpt(html));
  }
}

const listTags = (tags: string[]): string => tags.map((tag) => `<${tag}>`).join(', ');
const newlines = (text: string): number => text.split('\n').length - 1;
