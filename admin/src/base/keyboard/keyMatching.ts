import { isComposed } from '@waymark/look/composed';
import { keyOf, type KeyId } from './keys.ts';

const KEY = 'waymark.singleKeys';

/** Whether letters alone do something: a choice of the person, in this browser. */
export const singleKeys = (): boolean => localStorage.getItem(KEY) !== 'off';
export const setSingleKeys = (on: boolean): void =>
  on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off');

const names: Readonly<Record<string, string>> = { Esc: 'Escape', Del: 'Delete', Space: ' ' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'> &
  Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode'>>;

/**
 * Whether an event is a key of the table. Letters alone are not taken while something is typed, or
 * over a page; none is while an input method puts a word together, which needs its keys.
 */
export function isKey(event: Pressed, id: KeyId): boolean {
  const { caps, single, then } = keyOf(id);
  const last = caps.at(-1) ?? '';
  const control = caps.length > 1 && caps[0] === 'Ctrl';
  if (then === true || isComposed(event)) return false;
  if (
    event.altKey ||
    (event.ctrlKey || event.metaKey) !== control ||
    event.key.toLowerCase() !== (names[last] ?? last).toLowerCase()
  )
    return false;
  return single !== true || (singleKeys() && !isTaken(event.target));
}

/** Whether the page has the key to itself: something is typed, or a dialog or menu is open. */
export const isTaken = (target: EventTarget | null): boolean =>
  isElement(target) &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]',
    ) !== null);

/** Whether a dialog or a menu that is open over the page has the key. */
export const isOver = (target: EventTarget | null): boolean =>
  isElement(target) && target.closest('[role="dialog"], [role="menu"]') !== null;

const isElement = (target: EventTarget | null): target is HTMLElement =>
  target !== null && 'closest' in target;
