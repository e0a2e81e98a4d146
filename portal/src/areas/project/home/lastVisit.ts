/**
 * When the reader was in the project before this visit, ISO; undefined on the first. A visit is a
 * tab: it goes on being told what it was told first.
 */
export function lastVisit(
  accountId: string,
  processId: string,
  now = new Date(),
): string | undefined {
  const name = `waymark.seen.${accountId}.${processId}`;
  try {
    const before = sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? '';
    sessionStorage.setItem(name, before);
    localStorage.setItem(name, now.toISOString());
    return before === '' ? undefined : before;
  } catch {
    // A device without room remembers no visits.
    return undefined;
  }
}
