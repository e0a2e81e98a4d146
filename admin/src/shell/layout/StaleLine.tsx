import { useQueryClient } from '@tanstack/react-query';
import { readUntilFresh } from '@waymark/client';
import { Hourglass } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import { wire } from '../../base/wire/wire.ts';

/** What is over sooner than this many milliseconds is not worth a line. */
const APPEARS_AFTER = 2_000;

const isStale = () => wire.freshness.present().state === 'stale';

/**
 * Says that the server is behind what happened, until an answer is fresh again. What is old is read
 * again meanwhile.
 */
export function StaleLine(): ReactNode {
  const stale = useSyncExternalStore(wire.freshness.subscribe, isStale);
  return <div role="status">{stale && <Line />}</div>;
}

function Line(): ReactNode {
  const t = useTexts();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const appears = setTimeout(() => setShown(true), APPEARS_AFTER);
    // What is on the screen; what runs already is waited for.
    const stop = readUntilFresh(wire.freshness, (stale) =>
      Promise.all(
        stale.map((resource) =>
          queryClient.invalidateQueries({ queryKey: [resource] }, { cancelRefetch: false }),
        ),
      ),
    );
    return () => {
      clearTimeout(appears);
      stop();
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
