const KEY = 'waymark.tab';

/** A name of this tab that lives through reloads, so that a tab knows its own drafts again. */
export function thisTab(): string {
  const known = sessionStorage.getItem(KEY);
  if (known !== null) return known;
  const name = crypto.randomUUID();
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // A full or forbidden storage: after a reload its drafts are taken for another tab's, and wait
    // a moment.
  }
  return name;
}
