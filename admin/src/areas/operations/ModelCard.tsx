import type { ModelStatus } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import { useEffect, useRef, type ReactNode } from 'react';
import { Figures } from './Figures.tsx';
import { duration, place, placeOf } from './figures.ts';
import { ModelActions } from './ModelActions.tsx';
import { QuarantinePanel } from './QuarantinePanel.tsx';
import { RebuildPanel } from './RebuildPanel.tsx';
import { StateChip } from './StateChip.tsx';
import type { Operate } from './useOperations.ts';
import { VerificationPanel } from './VerificationPanel.tsx';
import { modelLook, quarantineLook, titleOf } from './modelLooks.ts';
import { useTexts, type T } from '../../base/texts/index.ts';

type ModelCardProps = {
  model: ModelStatus;
  projecting: boolean;
  /** Position of the newest event of the log. */
  head: string | null;
  operate: Operate;
};

/** One read model: how far it is, what goes on beside it, what waits, and what can be done. */
export function ModelCard({ model, projecting, head, operate }: ModelCardProps): ReactNode {
  const t = useTexts();
  const { rebuild, verification, quarantine, previous } = model;
  const title = titleOf(t, model.model);
  const heading = useKeptFocus();
  return (
    <article className="ops-card" aria-label={title}>
      <header className="ops-head">
        <div className="ops-words">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className="ops-state">
            <StateChip look={modelLook(t, model.state, projecting)} />
            {quarantine.length > 0 && <StateChip look={quarantineLook(t, quarantine.length)} />}
            <small>
              {t.rich('operations.version', {
                model: <code>{model.model}</code>,
                version: model.version,
              })}
            </small>
          </p>
        </div>
        <ModelActions model={model} operate={operate} />
      </header>
      {model.problem !== null && <p className="ops-problem">{model.problem}</p>}
      <Figures
        figures={{
          [t('operations.behind')]: head === null ? t('operations.unknown') : behind(t, model),
          [t('operations.position')]: placeOf(t, model.position, head),
          [t('operations.rate')]:
            model.rate >= 1 ? t('operations.perSecond', { count: Math.round(model.rate) }) : null,
          [t('operations.lastSwap')]:
            model.lastSwapMs === null
              ? null
              : t('operations.readsWaited', { ms: Math.round(model.lastSwapMs) }),
          [t('operations.kept')]:
            previous === null || !previous.usable
              ? null
              : t('operations.tablesOf', {
                  at: formatDateTime(previous.replacedAt),
                  position: place(t, previous.position),
                }),
        }}
      />
      {quarantine.length > 0 && (
        <QuarantinePanel
          quarantine={quarantine}
          title={title}
          busy={operate.asking}
          onRetry={() => operate.press('retry', [model.model])}
        />
      )}
      {rebuild !== null && <RebuildPanel rebuild={rebuild} head={head} title={title} />}
      {verification !== null && <VerificationPanel verification={verification} title={title} />}
    </article>
  );
}

function behind(t: T, { lagEvents, lagSeconds }: ModelStatus): string {
  if (lagEvents.count === 0) return t('operations.nothing');
  const events = t('operations.events', { count: lagEvents.count });
  return t('operations.muchAndLong', {
    much: lagEvents.exact ? events : t('operations.moreThan', { events }),
    long: duration(t, lagSeconds),
  });
}

/**
 * Where a button that had the focus goes away, the card's heading takes it: the keyboard stays in
 * the card.
 */
function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const card = heading.current?.closest('article');
    if (card == null) return;
    if (within.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    within.current = card.contains(document.activeElement);
  });
  return heading;
}
