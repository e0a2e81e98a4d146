import { useEffect } from 'react';

/** The window's title while a page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Waymark' ? title : `${title} · Waymark`;
  }, [title]);
}
