import type { Rebuild } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import { Bar } from './Bar.tsx';
import { Figures } from './Figures.tsx';
import { count, duration, placeOf } from './figures.ts';
import { StateChip } from './StateChip.tsx';
import { rebuildLooks, rebuildNames } from './words.ts';

/** The second set of tables, which is filled while the first is read. */
export function RebuildPanel({
  rebuild,
  head,
  title,
}: {
  rebuild: Rebuild;
  /** Position of the newest event of the log. */
  head: string | null;
  /** The read model's. */
  title: string;
}): ReactNode {
  const { kind, state, progress, position, rate, etaSeconds, problem } =
    rebuild;
  const name = rebuildNames[kind];
  const moves = state === 'building' || state === 'verifying';
  return (
    <section className="ops-part">
      <header>
        <h3>{name}</h3>
        <StateChip look={rebuildLooks[state]} />
      </header>
      {state !== 'ready' && state !== 'different' && (
        <Bar share={progress} label={`${name}: ${title}`} />
      )}
      <p className="ops-note">{sentence(rebuild)}</p>
      {problem !== null && <p className="ops-problem">{problem}</p>}
      <Figures
        figures={{
          Position: placeOf(position, head),
          Rate: moves ? `${count(rate)} events/s` : null,
          'Time left':
            moves && etaSeconds !== null
              ? `About ${duration(etaSeconds)}`
              : null,
          Started: formatDateTime(rebuild.startedAt),
        }}
      />
    </section>
  );
}

function sentence({ kind, state, swapsItself }: Rebuild): string {
  switch (state) {
    case 'building':
      if (kind === 'upgrade')
        return 'Tables of the new version are filled from the log and swap in by themselves; readers go on with the present ones.';
      if (kind === 'rollback')
        return 'The tables that were replaced catch up with the log, then take their place again. Readers go on with the present ones.';
      return `New tables are filled from the log${swapsItself ? ' and swap in by themselves' : ''}; readers go on with the present ones.`;
    case 'paused':
      return 'It goes on from where it stopped.';
    case 'verifying':
      return 'The new tables are compared with a fresh fold of the log.';
    case 'ready':
      if (swapsItself) return 'The tables are complete and swap in now.';
      return 'The new tables are complete, proven equal to a fresh fold, and follow the log until they are swapped in.';
    case 'different':
      return 'The new tables differ from a fresh fold, so they cannot be swapped in.';
    case 'failed':
      return 'It stopped. Readers go on with the present tables.';
  }
}
