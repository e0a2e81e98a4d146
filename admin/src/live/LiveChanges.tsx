import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges, type Heard } from './followChanges.ts';

/**
 * Keeps the page true: listens to changes while the tab is visible and has what they touch read again. A hidden tab
 * lets go of its connection (browsers allow few to one server) and hears what it missed when it comes back.
 */
export function LiveChanges(): null {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const heard: Heard = { upTo: null };
    const follow = () => {
      stop?.();
      stop =
        document.visibilityState === 'visible'
          ? followChanges(queryClient, heard)
          : undefined;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, [queryClient]);
  return null;
}
