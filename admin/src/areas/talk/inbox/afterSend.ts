const KEY = 'waymark.inbox.afterSend';

/**
 * Whether the next that waits opens once an answer is out: a choice of the person, in this browser.
 */
export const opensNext = (): boolean => localStorage.getItem(KEY) !== 'stay';
export const setOpensNext = (next: boolean): void =>
  next ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'stay');
