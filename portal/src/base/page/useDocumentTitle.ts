import { useContext, useEffect } from 'react';
import { WorkspaceContext } from '../workspace/workspaceContext.ts';

/** Whether a page was left: a fresh load keeps the browser's own starting point. */
export let left = false;

/**
 * The window's title while a page is shown.
 * @param of whose page it is; left out: that of the workspace around it, else of the product
 */
export function useDocumentTitle(title: string, of?: string): void {
  const around = useContext(WorkspaceContext)?.membership.workspaceName;
  const whose = of ?? around ?? 'Waymark';
  useEffect(() => {
    document.title = title === whose ? title : `${title} · ${whose}`;
  }, [title, whose]);
  useEffect(() => () => void (left = true), []);
}
