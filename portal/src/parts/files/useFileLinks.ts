import { FILE_LINK_LASTS } from '@waymark/api/fileLimits';
import { fileLinks } from '@waymark/client';
import { useEffect, useState } from 'react';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { wire } from '../../base/api/wire.ts';

/** Asked for anew so long before they end, in milliseconds. */
const BEFORE = 60_000;

/** Addresses of files by their ids, kept good for as long as they are shown. */
export function useFileLinks(ids: readonly string[]) {
  const { workspaceId } = useWorkspace().membership;
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map());
  const [failed, setFailed] = useState(false);
  const wanted = ids.join();
  useEffect(() => {
    const all = wanted.split(',').filter(Boolean);
    if (all.length === 0) return;
    let over = false;
    const ask = () =>
      fileLinks(wire, all, workspaceId).then(
        (found) => {
          if (over) return;
          setLinks(found);
          setFailed(false);
        },
        () => !over && setFailed(true),
      );
    void ask();
    const again = () => void ask();
    const timer = setInterval(again, FILE_LINK_LASTS - BEFORE);
    addEventListener('online', again);
    return () => {
      over = true;
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [wanted, workspaceId]);
  return { links, failed };
}
