import type { ModelStatus } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import { useEffect, useRef, type ReactNode } from 'react';
import { Figures } from './Figures.tsx';
import { count, duration, events, place, placeOf } from './figures.ts';
import { ModelActions } from './ModelActions.tsx';
import { QuarantinePanel } from './QuarantinePanel.tsx';
import { RebuildPanel } from './RebuildPanel.tsx';
import { StateChip } from './StateChip.tsx';
import type { Operate } from './useOperations.ts';
import { VerificationPanel } from './VerificationPanel.tsx';
import { modelLook, quarantineLook, titleOf } from './words.ts';

type ModelCardProps = {
  model: ModelStatus;
  projecting: boolean;
  /** Position of the newest event of the log. */
  head: string | null;
  operate: Operate;
};

/** One read model: how far it is, what goes on beside it, what waits, and what can be done. */
export function ModelCard({
  model,
  projecting,
  head,
  operate,
}: ModelCardProps): ReactNode {
  const { rebuild, verification, quarantine, previous } = model;
  const title = titleOf(model.model);
  const heading = useKeptFocus();
  return (
    <article className="ops-card" aria-label={title}>
      <header className="ops-head">
        <div className="ops-words">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className="ops-state">
            <StateChip look={modelLook(model.state, projecting)} />
            {quarantine.length > 0 && (
              <StateChip look={quarantineLook(quarantine.length)} />
            )}
            <small>
              <code>{model.model}</code> version {model.version}
            </small>
          </p>
        </div>
        <ModelActions model={model} operate={operate} />
      </header>
      {model.problem !== null && <p className="ops-problem">{model.problem}</p>}
      <Figures
        figures={{
          Behind: head === null ? 'Unknown' : behind(model),
          Position: placeOf(model.position, head),
          Rate: model.rate >= 1 ? `${count(model.rate)} events/s` : null,
          'Last swap':
            model.lastSwapMs === null
              ? null
              : `Reads waited ${count(model.lastSwapMs)} ms`,
          'Kept for a rollback':
            previous === null || !previous.usable
              ? null
              : `Tables of ${formatDateTime(previous.replacedAt)}, position ${place(previous.position)}`,
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
      {rebuild !== null && (
        <RebuildPanel rebuild={rebuild} head={head} title={title} />
      )}
      {verification !== null && (
        <VerificationPanel verification={verification} title={title} />
      )}
    </article>
  );
}

function behind({ lagEvents, lagSeconds }: ModelStatus): string {
  if (lagEvents.count === 0) return 'Nothing';
  const much = `${lagEvents.exact ? '' : 'More than '}${events(lagEvents.count)}`;
  return `${much}, ${duration(lagSeconds)}`;
}

/** Where a button that had the focus goes away, the card's heading takes it: the keyboard stays in the card. */
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
