import type { Verification } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import { Bar } from './Bar.tsx';
import { count, place } from './figures.ts';
import { StateChip } from './StateChip.tsx';
import { verificationLooks } from './words.ts';

/** The last comparison with a fresh fold: its result, and each table. */
export function VerificationPanel({
  verification,
  title,
}: {
  verification: Verification;
  /** The read model's. */
  title: string;
}): ReactNode {
  const { state, progress, tables, problem } = verification;
  return (
    <section className="ops-part">
      <header>
        <h3>Verification</h3>
        <StateChip look={verificationLooks[state]} />
      </header>
      {state === 'running' && (
        <Bar share={progress} label={`Verification: ${title}`} />
      )}
      <p className="ops-note">{sentence(verification)}</p>
      {problem !== null && <p className="ops-problem">{problem}</p>}
      {tables.length > 0 && (
        <details open={state === 'different'}>
          <summary>
            {tables.length === 1 ? '1 table' : `${count(tables.length)} tables`}
          </summary>
          <ComparedTables tables={tables} />
        </details>
      )}
    </section>
  );
}

function sentence({ state, position, startedAt, endedAt }: Verification) {
  const where = position === null ? '' : ` at position ${place(position)}`;
  switch (state) {
    case 'running':
      return `Compared with a fresh fold of the log${where}.`;
    case 'equal':
      return `Equal to a fresh fold${where}, ${formatDateTime(endedAt ?? startedAt)}.`;
    case 'different':
      return `Different from a fresh fold${where}, ${formatDateTime(endedAt ?? startedAt)}.`;
    case 'failed':
      return `It could not be finished, ${formatDateTime(endedAt ?? startedAt)}.`;
  }
}

const ComparedTables = ({ tables }: Pick<Verification, 'tables'>) => (
  <table className="ops-table is-compared" aria-label="Compared tables">
    <thead>
      <tr>
        <th scope="col">Table</th>
        <th scope="col" className="is-number">
          Rows
        </th>
        <th scope="col" className="is-number">
          Fresh fold
        </th>
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      {tables.map(({ table, rows, freshRows, equal }) => (
        <tr key={table}>
          <td>
            <code>{table}</code>
          </td>
          <td data-label="Rows" className="is-number">
            {count(rows)}
          </td>
          <td data-label="Fresh fold" className="is-number">
            {count(freshRows)}
          </td>
          <td data-label="Result">
            <StateChip
              look={verificationLooks[equal ? 'equal' : 'different']}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
