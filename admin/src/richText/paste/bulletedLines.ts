/** Marks of a list that is only typed: as slides, chats and PDFs give theirs. */
const BULLET = /^\s*[•·▪◦‣●○■➢✓]\s+/;

/** Paragraphs that begin with a bullet, one after the other, become a list. */
export function bulletedLines(body: HTMLElement): void {
  let list: HTMLElement | null = null;
  for (const line of [...body.querySelectorAll<HTMLElement>('p, div')]) {
    if (
      line.closest('li, td, th') !== null ||
      line.querySelector('p, div, ul, ol, table') !== null
    )
      continue;
    const first = firstText(line);
    const bullet = BULLET.exec(line.textContent ?? '');
    if (
      bullet === null ||
      first === null ||
      !BULLET.test(`${first.nodeValue ?? ''} `)
    )
      continue;
    if (list === null || line.previousElementSibling !== list) {
      list = body.ownerDocument.createElement('ul');
      line.before(list);
    }
    first.nodeValue = `${first.nodeValue ?? ''} `.replace(BULLET, '').trimEnd();
    const item = body.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

const firstText = (line: HTMLElement): Node | null => {
  const walk = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  while (walk.nextNode() !== null)
    if ((walk.currentNode.nodeValue ?? '').trim() !== '')
      return walk.currentNode;
  return null;
};
