/** What had the focus, the parts of the page around it, and the page on which that was. */
type HeldFocus = {
  readonly element: Element;
  readonly around: readonly Element[];
  readonly page: string;
};

/** So many are remembered: a menu, the dialog that it opened, and what that asked. */
const MOST = 12;
const PARTS =
  'section, article, li, tr, form, fieldset, [role="region"], [role="group"], [role="row"]';

/**
 * The focus never falls to the top of the document: where what had it goes away, it goes to what
 * had it before, else to the part of the page that is left around that, else to the page's heading.
 * On another page than before that is the heading, which takes it by itself where it comes later.
 * @returns ends it
 */
export function keepFocus(): () => void {
  let held: HeldFocus[] = [];
  let due = 0;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    const around: Element[] = [];
    for (
      let part = target.parentElement?.closest(PARTS);
      part;
      part = part.parentElement?.closest(PARTS)
    )
      around.push(part);
    held = [
      ...held.filter(({ element }) => element !== target).slice(1 - MOST),
      { element: target, around, page: location.pathname },
    ];
  };
  const look = () => {
    const last = held.at(-1);
    if (last === undefined || last.element.isConnected || !isLost()) return;
    cancelAnimationFrame(due);
    // Whoever made it go away may have meant another to have the focus.
    due = requestAnimationFrame(() => {
      due = requestAnimationFrame(() => isLost() && focus(heir(held)));
    });
  };
  const observer = new MutationObserver(look);
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
    cancelAnimationFrame(due);
  };
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Who takes the focus after those who had it, the last first. */
function heir(held: readonly HeldFocus[]): Element | null {
  for (const { element, around, page } of held.toReversed()) {
    if (page !== location.pathname) break;
    const left = [element, ...around].find((each) => each.isConnected && isShown(each));
    if (left !== undefined) return left;
  }
  return document.querySelector('main h1') ?? document.querySelector('main');
}

const isShown = (element: Element) => element.getClientRects().length > 0;

function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  // What is no control takes the focus once, and is no stop for Tab.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
