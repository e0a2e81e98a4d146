import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import {
  lostTexts,
  subscribeAll,
  takeUpDrafts,
  unsaved,
  useWriter,
} from '../../parts/autosave/index.ts';
import { LEFT_ALONE } from '../../parts/autosave/takeUpDrafts.ts';

const LostDialog = lazy(() => import('./LostDialog.tsx').then((m) => ({ default: m.LostDialog })));

/**
 * Offers every text that has nowhere to go any more, on whatever page its author is, and takes up
 * what was typed on this device earlier. It stays until its author has chosen.
 */
export function LostTexts(): ReactNode {
  useDraftsTakenUp();
  useSyncExternalStore(subscribeAll, unsaved);
  const [first] = lostTexts();
  if (first === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LostDialog lost={first} />
    </Suspense>
  );
}

/**
 * At the start, when the page is seen again, when the line is back, and once other tabs had time to
 * save their own.
 */
function useDraftsTakenUp(): void {
  const { owner, workspaceId } = useWriter();
  useEffect(() => {
    if (owner === null) return undefined;
    const take = () => {
      if (document.visibilityState === 'visible') void takeUpDrafts(owner, workspaceId);
    };
    take();
    const later = setTimeout(take, LEFT_ALONE + 1000);
    document.addEventListener('visibilitychange', take);
    window.addEventListener('online', take);
    return () => {
      clearTimeout(later);
      document.removeEventListener('visibilitychange', take);
      window.removeEventListener('online', take);
    };
  }, [owner, workspaceId]);
}
