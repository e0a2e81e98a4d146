import { Button, Checkbox, LinearProgress } from '@mui/material';
import type { ImportChange } from '@waymark/api';
import type { ReactNode } from 'react';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import './difference.css';
import { DifferenceRow } from './DifferenceRow.tsx';
import type { Acceptance } from './useAcceptance.ts';
import { markOf, type Mark } from './markOf.ts';
import type { Differing } from './useDifference.ts';

export type Against = {
  /** Of the blueprint that is there. */
  name: string;
  difference: Differing;
  acceptance: Acceptance;
  /** Makes a new blueprint instead; null where that was not what was begun. */
  onNew: (() => void) | null;
};

type DifferencePaneProps = {
  against: Against;
  asking: boolean;
  lit: string | null;
  onLight: (key: string | null) => void;
};

/**
 * What the document would change in a blueprint that is there, row by row: each can be declined.
 */
export function DifferencePane({
  against: { name, difference, acceptance, onNew },
  asking,
  lit,
  onLight,
}: DifferencePaneProps): ReactNode {
  const t = useTexts();
  const changes = difference.found?.changes ?? [];
  const { accept, isAccepted, set } = acceptance;
  const count = (mark: Mark) => changes.filter((change) => markOf(change) === mark).length;
  return (
    <section className="shaping-result shaping-difference" aria-label={t('difference.title')}>
      <header>
        {changes.length > 0 && (
          <Checkbox
            size="small"
            checked={accept.length === changes.length}
            indeterminate={accept.length > 0 && accept.length < changes.length}
            onChange={(_, all) => set(changes, all)}
            slotProps={{ input: { 'aria-label': t('difference.acceptAll') } }}
          />
        )}
        <h3>{t('difference.title')}</h3>
        <p role="status">
          {difference.found !== null &&
            t('difference.differs', {
              added: count('added'),
              moved: count('moved'),
              changed: count('changed'),
              removed: count('removed'),
            })}
        </p>
        {onNew !== null && (
          <Button size="small" onClick={onNew}>
            {t('difference.newInstead')}
          </Button>
        )}
      </header>
      {(asking || difference.asking) && <LinearProgress aria-label={t('difference.comparing')} />}
      {difference.sentence !== null && <DialogError>{difference.sentence}</DialogError>}
      {difference.found !== null && changes.length === 0 && (
        <p className="difference-none">{t('difference.same', { name })}</p>
      )}
      {byPlace(changes).map(({ place, rows }) => (
        <div key={place} className="difference-place">
          {place !== '' && <h4>{place}</h4>}
          <ul>
            {rows.map((change) => (
              <DifferenceRow
                key={change.key}
                change={change}
                accepted={isAccepted(change)}
                lit={change.item !== null && change.item === lit}
                onAccept={(accepted) => set([change], accepted)}
                onLight={onLight}
              />
            ))}
          </ul>
        </div>
      ))}
      {count('removed') > 0 && <p className="difference-hint">{t('difference.removedHint')}</p>}
    </section>
  );
}

/** Neighbours that stand in the same place, under its name. */
function byPlace(changes: readonly ImportChange[]) {
  const groups: { place: string; rows: ImportChange[] }[] = [];
  for (const change of changes) {
    const place = [change.milestone, change.module].filter((each) => each !== null).join(' › ');
    const last = groups.at(-1);
    if (last?.place === place) last.rows.push(change);
    else groups.push({ place, rows: [change] });
  }
  return groups;
}
