/**
 * Word and Outlook write lists as paragraphs: `mso-list:l0 level2 lfo1` says list and level, and
 * the marker stands among the words, between conditional comments. They become lists again.
 */
export function wordLists(body: HTMLElement, styles: string): void {
  let open: { id: string; lists: HTMLElement[] } | null = null;
  for (const line of [
    ...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, table, ul, ol, hr'),
  ]) {
    if (line.matches('h1, h2, h3, h4, h5, h6')) {
      markerOf(line);
      open = null;
      continue;
    }
    const place = line.tagName === 'P' ? placeOf(line) : null;
    if (place === null) {
      if ((line.textContent ?? '').trim() !== '') open = null;
      continue;
    }
    const marker = markerOf(line);
    const numbered = isNumbered(marker, place, styles);
    const tag = numbered ? 'OL' : 'UL';
    const item = line.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    const follows = open !== null && isNear(open.lists[0]!, line);
    const lists: HTMLElement[] = open !== null && follows ? open.lists.slice(0, place.level) : [];
    if (lists.length === place.level && lists.at(-1)!.tagName !== tag) lists.pop();
    const list =
      lists.length === place.level ? lists.at(-1)! : line.ownerDocument.createElement(tag);
    if (lists.length < place.level) {
      const first = Number.parseInt(marker, 10);
      if (numbered && first > 1) list.setAttribute('start', String(first));
      const parent = lists.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else line.before(list);
      while (lists.length < place.level) lists.push(list);
    }
    list.append(item);
    line.remove();
    open = { id: place.id, lists };
  }
}

type ListLevel = { id: string; level: number };

/** Which list a paragraph is an item of, and how deep; null where it is none. */
function placeOf(line: HTMLElement): ListLevel | null {
  const style = line.getAttribute('style') ?? '';
  const [, id, level] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(style) ?? [];
  if (id !== undefined) return { id, level: Number(level) };
  const [, kind, depth] = /^MsoList(Bullet|Number)(\d?)(?:CxSp\w+)?$/.exec(line.className) ?? [];
  if (kind === undefined || /mso-list:\s*none/.test(style)) return null;
  return { id: kind, level: Number(depth || 1) };
}

/** Takes the marker out of the words, and says what it was. */
function markerOf(line: HTMLElement): string {
  const ignored = line.querySelector<HTMLElement>(
    '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]',
  );
  if (ignored === null) return '';
  const marker = (ignored.textContent ?? '').trim();
  const outer = ignored.parentElement;
  ignored.remove();
  if (outer !== line && outer?.textContent?.trim() === '') outer.remove();
  return marker;
}

function isNumbered(marker: string, { id, level }: ListLevel, styles: string): boolean {
  if (/^\(?([0-9]+|[a-z]{1,2}|[ivxlc]+)([.)]|[0-9.]+\.?)/i.test(marker)) return true;
  if (marker !== '') return false;
  if (id === 'Number') return true;
  const rule = new RegExp(`@list ${id}:level${level}\\s*\\{([^}]*)\\}`).exec(styles)?.[1];
  return rule !== undefined && !/mso-level-number-format:\s*bullet/.test(rule);
}

/** Whether nothing that says something stands between a list and a line. */
function isNear(list: HTMLElement, line: HTMLElement): boolean {
  for (let node = line.previousSibling; node !== null; node = node.previousSibling) {
    if (node === list) return true;
    if (node.nodeType !== Node.COMMENT_NODE && (node.textContent ?? '').trim() !== '') return false;
  }
  return false;
}
