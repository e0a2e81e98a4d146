import type { Root, Yaml } from 'mdast';
import type { NoteCollector } from './notes.ts';

type Entry = { key: string; value: string };

/**
 * The name that the file's front matter gives the blueprint: `name`, else `title`. Everything else
 * in it is left out, and said so. Only top-level `key: value` (YAML) and `key = value` (TOML) are
 * read.
 */
export function readFrontMatter(tree: Root, notes: NoteCollector): string | undefined {
  const node = tree.children.find(isFrontMatter);
  if (node === undefined) return undefined;
  const entries = readEntries(node.value);
  const naming = ['name', 'title']
    .map((key) => entries.find((entry) => entry.key === key))
    .find((entry) => entry?.value);
  const others = entries.filter((entry) => entry !== naming).map((entry) => entry.key);
  const [first, last] = [node.position?.start.line ?? 1, node.position?.end.line ?? 1];
  notes.add(first, 'frontmatter', 'frontMatter', first, last, naming?.key ?? '', others);
  return naming?.value;
}

/** TOML arrives as a node of the same shape that the tree's types do not know. */
export const isFrontMatter = (node: { type: string }): node is Yaml =>
  node.type === 'yaml' || node.type === 'toml';

/** What front matter says, as people write it: quoted or not, folded or not. */
export function readEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  let folding: Entry | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [, key, raw] = /^([\w.-]+)[ \t]*[:=](?:[ \t]+(.*))?$/.exec(line) ?? [];
    if (key !== undefined) {
      const isFolded = /^[|>][+-]?\d?$/.test(raw?.trim() ?? '');
      const entry = { key, value: isFolded ? '' : scalar(raw ?? '') };
      entries.push(entry);
      folding = isFolded ? entry : undefined;
    } else if (folding !== undefined && /^[ \t]/.test(line)) {
      folding.value = `${folding.value} ${line.trim()}`.trim();
    }
  }
  return entries;
}

/** A quoted or plain scalar as a text; a list or a mapping is no name. */
function scalar(raw: string): string {
  const text = raw.trim();
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'").trim();
  if (/^".*"$/.test(text)) return unquoted(text).trim();
  if (/^[[{]/.test(text)) return '';
  return text.replace(/\s#.*$/, '').trim();
}

/** What stands between double quotes, with what is escaped in it. */
function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1).replace(/\\(["\\])/g, '$1');
  }
}
