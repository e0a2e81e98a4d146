import { Button } from '@mui/material';
import type { QuarantinedStream } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { count, events, place } from './figures.ts';

type QuarantinePanelProps = {
  quarantine: readonly QuarantinedStream[];
  title: string;
  busy: boolean;
  onRetry: () => void;
};

/** Events that the read model could not take. Their streams wait; all else flows on. */
export function QuarantinePanel({
  quarantine,
  title,
  busy,
  onRetry,
}: QuarantinePanelProps): ReactNode {
  const trying = quarantine.some(({ retrying }) => retrying);
  return (
    <section className="ops-part">
      <header>
        <h3>Quarantine</h3>
        <span className="ops-gap" />
        <Button
          variant="outlined"
          size="small"
          startIcon={<RotateCw />}
          aria-disabled={busy || trying}
          aria-label={`Retry: ${title}`}
          onClick={() => !busy && !trying && onRetry()}
        >
          {trying ? 'Trying again …' : 'Retry'}
        </Button>
      </header>
      <p className="ops-note">
        {quarantine.length === 1
          ? 'One stream waits'
          : `${count(quarantine.length)} streams wait`}{' '}
        at an event that could not be taken; all others go on. Nothing is
        skipped: after the cause is mended, Retry takes it up again.
      </p>
      <table
        className="ops-table is-stacked"
        aria-label={`Quarantine: ${title}`}
      >
        <thead>
          <tr>
            <th scope="col" className="is-name">
              Stream
            </th>
            <th scope="col" className="is-name">
              Event
            </th>
            <th scope="col">Reason</th>
            <th scope="col">Since</th>
            <th scope="col" className="is-number">
              Waiting
            </th>
          </tr>
        </thead>
        <tbody>
          {quarantine.map((waiting) => (
            <Waiting key={waiting.stream} {...waiting} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Waiting = (waiting: QuarantinedStream) => (
  <tr>
    <td data-label="Stream">
      <code>{waiting.stream}</code>
      {waiting.workspaceId !== null && (
        <small>Workspace {waiting.workspaceId}</small>
      )}
    </td>
    <td data-label="Event">
      {waiting.eventType}
      <small>
        Revision {place(waiting.revision)}, position {place(waiting.position)}
      </small>
    </td>
    <td data-label="Reason">{waiting.reason}</td>
    <td data-label="Since" className="is-date">
      {formatDateTime(waiting.since)}
    </td>
    <td data-label="Waiting" className="is-number">
      {events(waiting.waiting)}
    </td>
  </tr>
);
