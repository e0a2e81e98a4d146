/**
 * Walks a treegrid by keyboard: up and down to the link of the next row, right unfolds, left folds
 * or goes to the row that holds this one. Other keys, and fields, are left alone.
 */
export function moveInTree(event: KeyboardEvent, table: HTMLElement): void {
  const row = (event.target as HTMLElement).closest<HTMLElement>('tr[aria-level]');
  if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...table.querySelectorAll<HTMLElement>('tr[aria-level]')];
  const at = rows.indexOf(row);
  const fold = row.querySelector<HTMLElement>('[data-fold]');
  const isOpen = row.getAttribute('aria-expanded') === 'true';
  const handled = act();
  if (handled) event.preventDefault();

  function act(): boolean {
    switch (event.key) {
      case 'ArrowDown':
        return focus(rows[at + 1]);
      case 'ArrowUp':
        return focus(rows[at - 1]);
      case 'ArrowRight':
        if (fold === null || isOpen) return false;
        fold.click();
        return true;
      case 'ArrowLeft':
        if (fold === null || !isOpen)
          return focus(rows.slice(0, at).findLast((other) => levelOf(other) < levelOf(row!)));
        fold.click();
        return true;
      default:
        return false;
    }
  }
}

const levelOf = (row: HTMLElement): number => Number(row.getAttribute('aria-level'));

function focus(row: HTMLElement | undefined): boolean {
  const link = row?.querySelector<HTMLElement>('a');
  link?.focus();
  return link !== null && link !== undefined;
}
