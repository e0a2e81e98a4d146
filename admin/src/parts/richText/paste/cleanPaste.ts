import { asHeading, cocoaHeadings } from './headings.ts';
import { addressKind } from '@waymark/api/address';
import { mergedCells } from './mergedCells.ts';
import { wordLists } from './wordLists.ts';

const GONE =
  'style, script, link, meta, title, xml, head, colgroup, template, noscript, button, svg, br.Apple-interchange-newline, [style*="mso-hide:all"], [style*="display:none"], [hidden]';
const BLOCKS =
  'p, h1, h2, h3, ul, ol, li, blockquote, pre, hr, table, thead, tbody, tr, td, th, div';
const KEPT = new Set(`${BLOCKS}, a, strong, em, s, code, sub, sup, br`.split(', '));
const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { A: ['href'], OL: ['start'] };
const RENAMED: Readonly<Record<string, string>> = {
  ...{ B: 'strong', I: 'em', STRIKE: 's', DEL: 's', TT: 'code' },
  ...{ H4: 'h3', H5: 'h3', H6: 'h3', TFOOT: 'tbody' },
  ...{ ARTICLE: 'div', SECTION: 'div', ASIDE: 'div', MAIN: 'div' },
  ...{ CENTER: 'div', DETAILS: 'div', SUMMARY: 'p', FIGURE: 'div' },
  ...{ FIGCAPTION: 'p', ADDRESS: 'p', DT: 'p', DD: 'p', CAPTION: 'p' },
};

/** Marks of a list that is only typed: as slides, chats and PDFs give theirs. */
const BULLET = /^\s*[•·▪◦‣●○■➢✓]\s+/;

/** Paragraphs that begin with a bullet, one after the other, become a list. */
function bulletedLines(body: HTMLElement): void {
  let list: HTMLElement | null = null;
  for (const line of [...body.querySelectorAll<HTMLElement>('p, div')]) {
    if (line.closest('li, td, th') !== null || line.querySelector('p, div, ul, ol, table') !== null)
      continue;
    const first = firstText(line);
    const bullet = BULLET.exec(line.textContent ?? '');
    if (bullet === null || first === null || !BULLET.test(`${first.nodeValue ?? ''} `)) continue;
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
    if ((walk.currentNode.nodeValue ?? '').trim() !== '') return walk.currentNode;
  return null;
};

/**
 * Lists of Word in the browser stand one beside the other, an item each, and say their level in an
 * attribute; Google Docs and Pages put a list beside the item that it belongs to. Both become lists
 * in items.
 */
function joinWebLists(body: HTMLElement): void {
  for (const wrapper of [...body.querySelectorAll('.ListContainerWrapper')])
    wrapper.replaceWith(...wrapper.childNodes);
  byLevel(body);
  for (const list of [...body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')]) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
  }
}

function byLevel(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const list of [
    ...body.querySelectorAll<HTMLElement>(':is(ul, ol):has(> [data-aria-level])'),
  ]) {
    const near = last !== null && list.previousElementSibling === last;
    if (!near) open = [];
    for (const item of [...list.children] as HTMLElement[]) {
      const level = Number(item.dataset.ariaLevel ?? 1);
      open = open.slice(0, level);
      if (open.length === level && open.at(-1)!.tagName !== list.tagName) open.pop();
      if (open.length === level) {
        open.at(-1)!.append(item);
        continue;
      }
      const made = body.ownerDocument.createElement(list.tagName);
      const start = list.getAttribute('start');
      if (start !== null && start !== '1' && item === list.children[0])
        made.setAttribute('start', start);
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(made);
      else list.before(made);
      made.append(item);
      while (open.length < level) open.push(made);
    }
    last = open[0] ?? null;
    if (list.children.length === 0) list.remove();
  }
}

/**
 * HTML of a clipboard (Word, Google Docs, Pages, Outlook, Notion, Excel and others) as the text it
 * means: headings 1 to 3, lists, links, tables, bold, italic, struck and code; no style, no
 * comment, no font of theirs. Nothing of its words is lost.
 *
 * @param html as the clipboard gives it, a whole page or a part
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  const styles = [...page.querySelectorAll('style')]
    .map((style) => style.textContent ?? '')
    .join('\n');
  for (const end of [...body.getElementsByTagName('o:p')]) end.replaceWith(...end.childNodes);
  wordLists(body, styles);
  cocoaHeadings(body, styles);
  body.querySelectorAll(GONE).forEach((element) => element.remove());
  comments(body).forEach((comment) => comment.remove());
  pictures(body);
  mergedCells(body);
  asHeading(body);
  joinWebLists(body);
  marks(body);
  plainTags(body);
  spaces(body);
  bulletedLines(body);
  paragraphs(body);
  spacesBetweenBlocks(body);
  return body.innerHTML.trim();
}

function comments(body: HTMLElement): Comment[] {
  const found: Comment[] = [];
  const walk = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (walk.nextNode() !== null) found.push(walk.currentNode as Comment);
  return found;
}

/** Pictures are no part of a text; one that stands for a letter is that letter. */
function pictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const letter = picture.alt.trim();
    picture.replaceWith(/^\p{Extended_Pictographic}.{0,6}$/u.test(letter) ? letter : '');
  }
}

/** Looks that mean something become marks; `font-weight: normal` takes away what a tag says. */
function marks(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) {
    const { fontWeight, fontStyle, textDecoration, verticalAlign } = element.style;
    const line = `${textDecoration} ${element.style.textDecorationLine}`;
    const bold = /^(bold|bolder|[6-9]00)$/.test(fontWeight);
    const light = /^(normal|lighter|[1-4]00)$/.test(fontWeight);
    const wanted = [
      bold && element.closest('h1, h2, h3, th') === null && 'strong',
      fontStyle === 'italic' && 'em',
      /line-through/.test(line) && 's',
      verticalAlign === 'super' && 'sup',
      verticalAlign === 'sub' && 'sub',
    ].filter((mark) => mark !== false);
    const unsaid =
      (light && element.matches('b, strong')) ||
      (fontStyle === 'normal' && element.matches('i, em'));
    if (element.matches('table, tbody, thead, tr, ul, ol')) continue;
    for (const mark of wanted) surround(element, mark);
    if (unsaid) element.replaceWith(...element.childNodes);
  }
}

function surround(element: HTMLElement, mark: string): void {
  if ((element.textContent ?? '').trim() === '' || element.querySelector(BLOCKS) !== null) return;
  const around = element.ownerDocument.createElement(mark);
  around.append(...element.childNodes);
  element.append(around);
}

/**
 * Services that send their readers through themselves, and where in the address they keep the true
 * one.
 */
const DETOURS: readonly { host: RegExp; kept: string }[] = [
  { host: /(^|\.)safelinks\.protection\.outlook\.com$/, kept: 'url' },
  { host: /^(www\.)?google\.[a-z.]+$/, kept: 'q' },
];

/**
 * Where a pasted link leads; null where it leads nowhere: a place in its own document, a file, a
 * scheme that is not safe.
 */
function followable(href: string | null): string | null {
  if (href === null || addressKind(href) !== 'full') return null;
  const url = URL.parse(href);
  if (url === null) return null;
  const detour = DETOURS.find(({ host }) => host.test(url.hostname));
  const onward =
    detour && (detour.kept !== 'q' || url.pathname === '/url') && url.searchParams.get(detour.kept);
  return onward && addressKind(onward) === 'full' ? onward : href;
}

/** The few tags that a text has, without what they carry; of others the words. */
function plainTags(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) {
    const name = RENAMED[element.tagName] ?? element.tagName.toLowerCase();
    const href = element.tagName === 'A' ? followable(element.getAttribute('href')) : null;
    if (!KEPT.has(name) || (name === 'a' && href === null)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    const kept = KEPT_ATTRIBUTES[element.tagName] ?? [];
    for (const { name: attribute } of [...element.attributes])
      if (!kept.includes(attribute)) element.removeAttribute(attribute);
    if (href !== null) element.setAttribute('href', href);
    if (name === element.tagName.toLowerCase()) continue;
    const renamed = body.ownerDocument.createElement(name);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
  for (const bold of body.querySelectorAll(':is(h1, h2, h3) strong'))
    bold.replaceWith(...bold.childNodes);
}

/**
 * Line breaks of the source and spaces that only made room become one space; none at the ends of a
 * line.
 */
function spaces(body: HTMLElement): void {
  const walk = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode() !== null) {
    const text = walk.currentNode;
    if (text.parentElement?.closest('pre') !== null) continue;
    text.nodeValue = (text.nodeValue ?? '')
      .replaceAll(/[\t\n\r ]+/g, ' ')
      .replaceAll(/[ \u00a0]{2,}|^\u00a0|\u00a0$/g, ' ');
  }
  for (const line of body.querySelectorAll('p, h1, h2, h3, li, td, th, div')) {
    const words = textsOf(line);
    const [first, last] = [words.at(0), words.at(-1)];
    if (first) first.nodeValue = (first.nodeValue ?? '').trimStart();
    if (last) last.nodeValue = (last.nodeValue ?? '').trimEnd();
  }
}

function spacesBetweenBlocks(body: HTMLElement): void {
  for (const text of textsOf(body) as Text[]) {
    if ((text.nodeValue ?? '').trim() !== '') continue;
    const beside = [text.previousSibling, text.nextSibling];
    if (
      text.parentElement?.matches('ul, ol, table, thead, tbody, tr') === true ||
      beside.some((node) => node instanceof Element && node.matches(BLOCKS))
    )
      text.remove();
  }
}

function textsOf(element: Element): Node[] {
  const texts: Node[] = [];
  const walk = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walk.nextNode() !== null)
    if (walk.currentNode.parentElement?.closest('pre') === null) texts.push(walk.currentNode);
  return texts;
}

/** Divisions are paragraphs, where they hold a line; what says nothing goes. */
function paragraphs(body: HTMLElement): void {
  for (const division of [...body.querySelectorAll('div')].toReversed()) {
    if (division.querySelector(BLOCKS) !== null || division.closest('li, td, th') !== null)
      division.replaceWith(...division.childNodes);
    else {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.append(...division.childNodes);
      division.replaceWith(paragraph);
    }
  }
  for (const element of [
    ...body.querySelectorAll('p, h1, h2, h3, strong, em, s, code, sub, sup, a, ul, ol, li'),
  ].toReversed())
    if ((element.textContent ?? '').trim() === '' && element.querySelector('hr, table') === null)
      element.replaceWith(
        ...(element.matches('p, h1, h2, h3, ul, ol, li') ? [] : element.childNodes),
      );
  for (const lone of body.querySelectorAll(':scope > br')) lone.remove();
}
