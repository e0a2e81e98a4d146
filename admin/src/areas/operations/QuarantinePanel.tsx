import { Button } from '@mui/material';
import type { QuarantinedStream } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { place } from './figures.ts';
import { useTexts } from '../../base/texts/index.ts';

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
  const t = useTexts();
  const trying = quarantine.some(({ retrying }) => retrying);
  return (
    <section className="ops-part">
      <header>
        <h3>{t('operations.quarantine')}</h3>
        <span className="ops-gap" />
        <Button
          variant="outlined"
          size="small"
          startIcon={<RotateCw />}
          aria-disabled={busy || trying}
          aria-label={t('operations.named', { what: t('operations.retry'), title })}
          onClick={() => !busy && !trying && onRetry()}
        >
          {trying ? t('operations.trying') : t('operations.retry')}
        </Button>
      </header>
      <p className="ops-note">{t('operations.quarantineNote', { count: quarantine.length })}</p>
      <table
        className="ops-table is-stacked"
        aria-label={t('operations.named', { what: t('operations.quarantine'), title })}
      >
        <thead>
          <tr>
            <th scope="col" className="is-name">
              {t('operations.stream')}
            </th>
            <th scope="col" className="is-name">
              {t('operations.event')}
            </th>
            <th scope="col">{t('operations.reason')}</th>
            <th scope="col">{t('operations.since')}</th>
            <th scope="col" className="is-number">
              {t('operations.waiting')}
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

const Waiting = (waiting: QuarantinedStream) => {
  const t = useTexts();
  return (
    <tr>
      <td data-label={t('operations.stream')}>
        <code>{waiting.stream}</code>
        {waiting.workspaceId !== null && (
          <small>{t('operations.workspace', { id: waiting.workspaceId })}</small>
        )}
      </td>
      <td data-label={t('operations.event')}>
        {waiting.eventType}
        <small>
          {t('operations.revisionAndPosition', {
            revision: place(t, waiting.revision),
            position: place(t, waiting.position),
          })}
        </small>
      </td>
      <td data-label={t('operations.reason')}>{waiting.reason}</td>
      <td data-label={t('operations.since')} className="is-date">
        {formatDateTime(waiting.since)}
      </td>
      <td data-label={t('operations.waiting')} className="is-number">
        {t('operations.events', { count: waiting.waiting })}
      </td>
    </tr>
  );
};
