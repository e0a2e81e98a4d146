import type { ModuleRow } from '@waymark/api';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { ErrorState, Skeleton } from '../../../../parts/page/states.tsx';
import { whyNot } from '../../../../base/wire/whyNot.ts';
import { useTexts } from '../../../../base/texts/index.ts';
import { clientOf } from './clientOf.ts';
import type { BulkPanelProps } from './BulkPanel.tsx';
import { useBulk } from '../../../../parts/lists/bulk/useBulk.ts';

/** So many modules are named. */
const SHOWN = 6;
/** So many are read at most: the command pauses all that there are. */
const MOST = 10_000;

/** Pauses all active modules of the chosen executions; names them before. */
export function BulkPause({ rows, onClose }: BulkPanelProps): ReactNode {
  const t = useTexts();
  const bulk = useBulk(clientOf);
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useGetList<ModuleRow>('modules', {
    filter: { planId: rows.map(({ id }) => id), status: 'ACTIVE' },
    sort: { field: 'place', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  if (error !== null)
    return (
      <ErrorState what={t('executions.failed')} onRetry={() => void refetch()} {...whyNot(error)} />
    );
  if (data === undefined) return <Skeleton rows={3} />;
  const active = rows.filter(({ id }) => data.some(({ planId }) => planId === id));
  const modulesOf = (id: string) =>
    data.filter(({ planId }) => planId === id).map((module) => module.id);
  const pause = async () => {
    setBusy(true);
    await bulk(
      active,
      ({ id }) => ['PauseProcess', { processId: id }],
      ({ id }) => ['ResumeProcess', { processId: id, moduleIds: modulesOf(id) }],
    );
    onClose();
  };
  return (
    <>
      <h2>{t('hub.pauseFor', { count: rows.length })}</h2>
      {data.length === 0 ? (
        <p>{t('hub.nothingActive')}</p>
      ) : (
        <>
          <p>
            {t('hub.pauses', {
              modules: t('words.modules', { count: data.length }),
              count: active.length,
            })}
          </p>
          <ul className="bulk-named">
            {data.slice(0, SHOWN).map(({ id, planId, title }) => (
              <li key={`${planId}/${id}`}>
                {title}
                <small>{rows.find((row) => row.id === planId)?.clientName}</small>
              </li>
            ))}
            {data.length > SHOWN && <li>{t('hub.moreModules', { count: data.length - SHOWN })}</li>}
          </ul>
        </>
      )}
      <footer>
        <Button onClick={onClose}>{t('words.cancel')}</Button>
        <Button
          variant="contained"
          autoFocus
          disabled={busy || data.length === 0}
          onClick={() => void pause()}
        >
          {t('hub.pause')}
        </Button>
      </footer>
    </>
  );
}
