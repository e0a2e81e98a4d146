import { formatDateTime } from '@waymark/look';
import { History, WifiOff } from 'lucide-react';
import { useConnection } from '../api/connection.ts';
import './states.css';

/** Says when what is on the screen may be old; the content stays. */
export function ConnectionLine() {
  const { state, since } = useConnection();
  const Icon = state === 'offline' ? WifiOff : History;
  const from =
    since === undefined
      ? ''
      : ` This is from ${formatDateTime(since.toISOString()).slice(-5)}.`;
  return (
    <div role="status">
      {state !== 'live' && (
        <p className="connection-line num">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {state === 'offline'
            ? `You are offline.${from}`
            : 'The newest changes are still on their way.'}
        </p>
      )}
    </div>
  );
}
