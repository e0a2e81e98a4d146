import type { Verification } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import { Bar } from './Bar.tsx';
import { place } from './figures.ts';
import { StateChip } from './StateChip.tsx';
import { verificationLook } from './modelLooks.ts';
import { useTexts, type T } from '../../base/texts/index.ts';

/** The last comparison with a fresh fold: its result, and each table. */
export function VerificationPanel({
  verification,
  title,
}: {
  verification: Verification;
  /** The read model's. */
  title: string;
}): ReactNode {
  const t = useTexts();
  const { state, progress, tables, problem } = verification;
  return (
    <section className="ops-part">
      <header>
        <h3>{t('operations.verification')}</h3>
        <StateChip look={verificationLook(t, state)} />
      </header>
      {state === 'running' && (
        <Bar
          share={progress}
          label={t('operations.named', { what: t('operations.verification'), title })}
        />
      )}
      <p className="ops-note">{sentence(t, verification)}</p>
      {problem !== null && <p className="ops-problem">{problem}</p>}
      {tables.length > 0 && (
        <details open={state === 'different'}>
          <summary>{t('operations.tables', { count: tables.length })}</summary>
          <ComparedTables tables={tables} />
        </details>
      )}
    </section>
  );
}

function sentence(t: T, { state, position, startedAt, endedAt }: Verification): string {
  const time = formatDateTime(endedAt ?? startedAt);
  if (state === 'failed') return t('opsSentences.notFinished', { time });
  const at = position === null ? null : place(t, position);
  switch (state) {
    case 'running':
      return at === null
        ? t('opsSentences.compared')
        : t('opsSentences.comparedAt', { position: at });
    case 'equal':
      return at === null
        ? t('opsSentences.equal', { time })
        : t('opsSentences.equalAt', { position: at, time });
    case 'different':
      return at === null
        ? t('opsSentences.differs', { time })
        : t('opsSentences.differsAt', { position: at, time });
  }
}

const ComparedTables = ({ tables }: Pick<Verification, 'tables'>) => {
  const t = useTexts();
  return (
    <table className="ops-table is-compared" aria-label={t('operations.comparedTables')}>
      <thead>
        <tr>
          <th scope="col">{t('operations.table')}</th>
          <th scope="col" className="is-number">
            {t('operations.rows')}
          </th>
          <th scope="col" className="is-number">
            {t('operations.freshFold')}
          </th>
          <th scope="col">{t('operations.result')}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ table, rows, freshRows, equal }) => (
          <tr key={table}>
            <td>
              <code>{table}</code>
            </td>
            <td data-label={t('operations.rows')} className="is-number">
              {t.number(rows)}
            </td>
            <td data-label={t('operations.freshFold')} className="is-number">
              {t.number(freshRows)}
            </td>
            <td data-label={t('operations.result')}>
              <StateChip look={verificationLook(t, equal ? 'equal' : 'different')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
