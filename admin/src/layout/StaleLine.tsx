import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import {
  forgetStale,
  isStale,
  onFreshness,
  staleResources,
} from '../dataProvider/freshness.ts';
import { useTexts } from '../texts/index.ts';

/** What is over sooner than this many milliseconds is not worth a line. */
const APPEARS_AFTER = 2_000;
/** Milliseconds until what is old is read again; twice as long each time, since some of it waits for a person. */
const READ_AGAIN_AFTER = 4_000;
const READ_AGAIN_AT_MOST_AFTER = 32_000;

/** Says that the server is behind what happened, until an answer is fresh again. What is old is read again meanwhile. */
export function StaleLine(): ReactNode {
  const stale = useSyncExternalStore(onFreshness, isStale);
  return <div role="status">{stale && <Line />}</div>;
}

function Line(): ReactNode {
  const t = useTexts();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const appears = setTimeout(() => setShown(true), APPEARS_AFTER);
    let again: ReturnType<typeof setTimeout>;
    const readLater = (pause: number) => {
      again = setTimeout(() => {
        readAgain(queryClient);
        readLater(Math.min(2 * pause, READ_AGAIN_AT_MOST_AFTER));
      }, pause);
    };
    readLater(READ_AGAIN_AFTER);
    return () => {
      clearTimeout(appears);
      clearTimeout(again);
    };
  }, [queryClient]);
  if (!shown) return null;
  return (
    <p className="offline-line">
      <Hourglass aria-hidden="true" />
      {t('shell.stale')}
    </p>
  );
}

/** Reads what is old again, where it is on the screen; what runs already is waited for. */
function readAgain(queryClient: QueryClient): void {
  for (const resource of staleResources()) {
    const queryKey = [resource];
    if (
      queryClient.getQueryCache().findAll({ queryKey, type: 'active' })
        .length === 0
    )
      forgetStale(resource);
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }
}
