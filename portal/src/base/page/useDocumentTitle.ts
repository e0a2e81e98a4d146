import { createContext, useContext, useEffect } from 'react';

/** Whether a page was left: a fresh load keeps the browser's own starting point. */
export let left = false;

/** Whose page it is: of the product, until a workspace is known. */
export const PageOwner = createContext('Waymark');

/**
 * The window's title while a page is shown.
 * @param of whose page it is; left out: that of the workspace around it, else of the product
 */
export function useDocumentTitle(title: string, of?: string): void {
  const around = useContext(PageOwner);
  const owner = of ?? around;
  useEffect(() => {
    document.title = title === owner ? title : `${title} · ${owner}`;
  }, [title, owner]);
  useEffect(() => () => void (left = true), []);
}
