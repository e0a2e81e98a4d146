import { useEffect, useSyncExternalStore } from 'react';
import { flushAll, overallState, subscribeAll, type Overall } from './autosavers.ts';

/**
 * The save state of the whole page. While the hook is used, hiding the page or getting the line
 * back saves at once.
 */
export function useOverallSaveState(): Overall {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flushAll();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flushAll);
    window.addEventListener('online', flushAll);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flushAll);
      window.removeEventListener('online', flushAll);
    };
  }, []);
  return useSyncExternalStore(subscribeAll, overallState);
}
