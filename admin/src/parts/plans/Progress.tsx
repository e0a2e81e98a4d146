import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useToday } from '../../base/dates/useToday.ts';
import { useTexts } from '../../base/texts/index.ts';
import { pathOf, progressLine } from './progressLine.ts';
import './progress.css';

/** Room of the line; what is done at its end stands as a dot inside of it. */
const WIDTH = 64;
const HEIGHT = 24;
const DOT = 3;

/** Draws how much was done until today; dashed what start and end ask for. */
export function Progress({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const line = progressLine(row, useToday());
  if (line === null) return null;
  const { done, planned } = line;
  const at = (share: number, nth: number, of: number) =>
    [(nth * (WIDTH - DOT)) / of, yOf(share)] as const;
  const last = done.at(-1) ?? 0;
  return (
    <svg
      className="progress-line"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('hub.progress', {
        done: Math.floor(100 * last),
        planned: Math.round(100 * planned),
      })}
    >
      <path className="progress-planned" d={pathOf([at(0, 0, 1), at(planned, 1, 1)])} />
      <path d={pathOf(done.map((share, nth) => at(share, nth, done.length - 1)))} />
      <circle cx={WIDTH - DOT} cy={yOf(last)} r={DOT} />
    </svg>
  );
}

const yOf = (share: number): number => HEIGHT - DOT - share * (HEIGHT - 2 * DOT);
