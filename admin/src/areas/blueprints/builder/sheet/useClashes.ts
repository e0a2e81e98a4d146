import { useCallback, useState } from 'react';
import type { DeletionConflict } from '../../../../parts/deleting/useDeletion.ts';
import type { Clash } from './carryOut.ts';

/**
 * What is asked since others were faster: cells that both changed, or tasks to be deleted in which
 * they worked.
 */
export type Clashing = {
  readonly nth: string;
  /** What its tasks were called, by id. */
  readonly headlines: ReadonlyMap<string, string>;
} & (
  | {
      readonly kind: 'cells';
      readonly clashes: readonly Clash[];
      readonly answer: (mine: boolean) => Promise<void>;
    }
  | {
      readonly kind: 'deletion';
      readonly conflict: DeletionConflict;
      readonly taskIds: readonly string[];
      readonly answer: (anyway: boolean) => Promise<void>;
    }
);

/**
 * The questions of a sheet, one at a time. The page holds them, not the sheet: who looks at the
 * board meanwhile, or turns their tablet, is asked there.
 */
export function useClashes() {
  const [asked, setAsked] = useState<readonly Clashing[]>([]);
  /** What it gives back resolves once this question is answered. */
  const ask = useCallback(
    (question: (answered: () => void) => Clashing): Promise<void> =>
      new Promise((resolve) => {
        const one = question(() => {
          setAsked((before) => before.filter((each) => each !== one));
          resolve();
        });
        setAsked((before) => [...before, one]);
      }),
    [],
  );
  return { asked: asked[0] ?? null, ask };
}
export type Clashes = ReturnType<typeof useClashes>;
