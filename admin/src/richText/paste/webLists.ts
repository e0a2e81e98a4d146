/**
 * Lists of Word in the browser stand one beside the other, an item each, and say their level in an attribute; Google Docs
 * and Pages put a list beside the item that it belongs to. Both become lists in items.
 */
export function joinWebLists(body: HTMLElement): void {
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
    ...body.querySelectorAll<HTMLElement>(
      ':is(ul, ol):has(> [data-aria-level])',
    ),
  ]) {
    const near = last !== null && list.previousElementSibling === last;
    if (!near) open = [];
    for (const item of [...list.children] as HTMLElement[]) {
      const level = Number(item.dataset.ariaLevel ?? 1);
      open = open.slice(0, level);
      if (open.length === level && open.at(-1)!.tagName !== list.tagName)
        open.pop();
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
