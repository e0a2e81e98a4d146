/**
 * What a piece of rich text says to who reads it, however its markup is written: blocks in order,
 * words with their marks. Read from the page itself, of the editor or of the portal.
 */
export type TextRun = { words: string; marks: string[] };
export type ReadBlock =
  | { as: 'p' | 'h1' | 'h2' | 'h3' | 'pre'; runs: TextRun[] }
  | { as: 'hr' }
  | { as: 'list'; from: number | null; items: ReadBlock[][] }
  | { as: 'quote'; blocks: ReadBlock[] }
  | { as: 'table'; rows: { head: boolean; align: string; blocks: ReadBlock[] }[][] };

const MARKS: Readonly<Record<string, string>> = {
  ...{ STRONG: 'bold', B: 'bold', EM: 'italic', I: 'italic', S: 'struck' },
  ...{ DEL: 'struck', CODE: 'code', SUB: 'low', SUP: 'high' },
};
const LINE_ENDS = new Set(['BR', 'P', 'H1', 'H2', 'H3']);

/** Reads the children of an element. */
export function reading(parent: Element): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  let runs: TextRun[] = [];
  const endLine = (as: 'p' | 'h1' | 'h2' | 'h3' = 'p'): void => {
    const said = tidied(runs);
    if (said.length > 0) blocks.push({ as, runs: said });
    runs = [];
  };
  const walk = (node: Node, marks: readonly string[]): void => {
    if (node.nodeType === node.TEXT_NODE)
      return void runs.push({ words: node.textContent ?? '', marks: [...marks] });
    if (!isElement(node) || node.className === 'ProseMirror-trailingBreak') return;
    const mark = node.tagName === 'A' ? `to ${node.getAttribute('href')}` : MARKS[node.tagName];
    if (mark !== undefined) {
      const within = marks.includes(mark) ? marks : [...marks, mark].toSorted();
      return node.childNodes.forEach((child) => walk(child, within));
    }
    if (node.tagName === 'BR') return void runs.push({ words: '\u2028', marks: [] });
    const block = blockOf(node);
    if (block === undefined && !LINE_ENDS.has(node.tagName))
      return node.childNodes.forEach((child) => walk(child, marks));
    endLine();
    if (block !== undefined) return void (saysNothing(block) || blocks.push(block));
    node.childNodes.forEach((child) => walk(child, marks));
    endLine(node.tagName.toLowerCase() as 'p');
  };
  parent.childNodes.forEach((child) => walk(child, []));
  endLine();
  return blocks;
}

function blockOf(element: Element): ReadBlock | undefined {
  const children = [...element.children];
  switch (element.tagName) {
    case 'HR':
      return { as: 'hr' };
    case 'PRE':
      return { as: 'pre', runs: [{ words: (element.textContent ?? '').trim(), marks: [] }] };
    case 'UL':
    case 'OL': {
      const from = element.tagName === 'UL' ? null : Number(element.getAttribute('start') ?? 1);
      return { as: 'list', from, items: children.map(reading) };
    }
    case 'BLOCKQUOTE':
      return { as: 'quote', blocks: reading(element) };
    case 'TABLE':
      return {
        as: 'table',
        rows: [...element.querySelectorAll(':scope > * > tr')].map((row) =>
          [...row.children].map((cell) => ({
            head: cell.tagName === 'TH',
            align: cell.getAttribute('align') ?? '',
            blocks: reading(cell),
          })),
        ),
      };
  }
  return undefined;
}

/**
 * Runs as they read: white space as one space, none at the ends of lines, no two alike beside each
 * other.
 */
function tidied(runs: readonly TextRun[]): TextRun[] {
  const said: TextRun[] = [];
  let before = '\u2028';
  for (const { words, marks } of runs)
    for (const letter of words.replaceAll(/[\t\n\r ]+/g, ' ')) {
      if (letter === ' ' && (before === ' ' || before === '\u2028')) continue;
      before = letter;
      const last = said.at(-1);
      if (last !== undefined && (letter === ' ' || letter === '\u2028' || alike(last.marks, marks)))
        last.words += letter;
      else said.push({ words: letter, marks });
    }
  while (said.length > 0 && said.at(-1)!.words.trimEnd() === '') said.pop();
  const last = said.at(-1);
  if (last !== undefined) last.words = last.words.trimEnd();
  return said
    .filter((run) => run.words !== '')
    .map(({ words, marks }) => ({ words: words.replaceAll(' \u2028', '\u2028'), marks }));
}

const saysNothing = (block: ReadBlock): boolean =>
  (block.as === 'quote' && block.blocks.length === 0) ||
  (block.as === 'pre' && block.runs[0]?.words === '') ||
  (block.as === 'list' && block.items.length === 0);
const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join();
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
