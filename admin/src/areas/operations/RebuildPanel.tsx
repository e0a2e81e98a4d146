import type { Rebuild } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import { Bar } from './Bar.tsx';
import { Figures } from './Figures.tsx';
import { duration, placeOf } from './figures.ts';
import { StateChip } from './StateChip.tsx';
import { rebuildLook } from './modelLooks.ts';
import { useTexts } from '../../base/texts/index.ts';

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
  const { kind, state, progress, position, rate, etaSeconds, problem } = rebuild;
  const t = useTexts();
  const name = t(`opsStates.${kind}`);
  const moves = state === 'building' || state === 'verifying';
  return (
    <section className="ops-part">
      <header>
        <h3>{name}</h3>
        <StateChip look={rebuildLook(t, state)} />
      </header>
      {state !== 'ready' && state !== 'different' && (
        <Bar share={progress} label={t('operations.named', { what: name, title })} />
      )}
      <p className="ops-note">{t(sentence(rebuild))}</p>
      {problem !== null && <p className="ops-problem">{problem}</p>}
      <Figures
        figures={{
          [t('operations.position')]: placeOf(t, position, head),
          [t('operations.rate')]: moves
            ? t('operations.perSecond', { count: Math.round(rate) })
            : null,
          [t('operations.timeLeft')]:
            moves && etaSeconds !== null
              ? t('operations.about', { time: duration(t, etaSeconds) })
              : null,
          [t('operations.started')]: formatDateTime(rebuild.startedAt),
        }}
      />
    </section>
  );
}

function sentence({ kind, state, swapsItself }: Rebuild) {
  switch (state) {
    case 'building':
      if (kind === 'upgrade') return 'opsSentences.buildingUpgrade';
      if (kind === 'rollback') return 'opsSentences.buildingRollback';
      return swapsItself ? 'opsSentences.buildingSwaps' : 'opsSentences.building';
    case 'ready':
      return swapsItself ? 'opsSentences.readySwaps' : 'opsSentences.ready';
    default:
      return `opsSentences.${state}` as const;
  }
}
