import { useEffect } from 'react';

/** Whether a page was left: a fresh load keeps the browser's own starting point. */
export let left = false;

/** Whose page it is: of the product, until a workspace is known. */
export const page = { owner: 'Waymark' };

/** The window's title while a page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === page.owner ? title : `${title} · ${page.owner}`;
  }, [title]);
  useEffect(() => () => void (left = true), []);
}
