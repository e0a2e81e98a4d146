import { useEffect } from 'react';

/** Whether a page was left: a fresh load keeps the browser's own starting point. */
export let left = false;

/** The window's title while a page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Waymark' ? title : `${title} · Waymark`;
  }, [title]);
  useEffect(() => () => void (left = true), []);
}
