/** A line of Markdown, as far as forms are read from it. `indent` counts columns. */
export type MarkdownLine =
  | { readonly is: 'blank' }
  | { readonly is: 'heading'; readonly level: number; readonly text: string }
  | {
      readonly is: 'item';
      readonly indent: number;
      /** `- [ ]`: a box that is ticked. */
      readonly box: boolean;
      readonly text: string;
    }
  | { readonly is: 'quote'; readonly text: string }
  | { readonly is: 'text'; readonly indent: number; readonly text: string };

/** The lines of a document, without front matter, comments, fences and rules. */
export function markdownLines(document: string): MarkdownLine[] {
  const body = document
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^---\n[^]*?\n---(\n|$)/, '')
    .replaceAll(/<!--[^]*?-->/g, '');
  return body
    .split('\n')
    .filter((line) => !/^\s*(```|~~~|([-*_])(\s*\2){2,}\s*$)/.test(line))
    .map(lineOf);
}

function lineOf(line: string): MarkdownLine {
  if (line.trim() === '') return { is: 'blank' };
  const indent = /^\s*/.exec(line)![0].replaceAll('\t', '    ').length;
  const rest = line.trim();
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(rest);
  if (heading !== null)
    return { is: 'heading', level: heading[1]!.length, text: plain(heading[2]!) };
  const item = /^(?:[-*+•]|\d{1,9}[.)])\s+(\[[ xX]?\]\s+)?(.+)$/.exec(rest);
  if (item !== null)
    return { ...{ is: 'item', indent, box: item[1] !== undefined }, text: plain(item[2]!) };
  return rest.startsWith('>')
    ? { is: 'quote', text: plain(rest.replace(/^[>\s]+/, '')) }
    : { is: 'text', indent, text: plain(rest) };
}

/**
 * Words without their marks: bold, code, links by what they are called, pictures by their
 * description.
 */
const plain = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]+)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replaceAll(/(?<![*\w])\*(?=\S)([^*]*\S)\*(?!\w)/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!>-])/g, '$1')
    .trim();
