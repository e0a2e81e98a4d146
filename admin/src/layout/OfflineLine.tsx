import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** Says when the device lost its connection: what is on the screen stays, but may be old. */
export function OfflineLine(): ReactNode {
  const t = useTexts();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="offline-line">
          <WifiOff aria-hidden="true" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
