import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import { readColumns, usual, writtenColumns, type ChosenColumns } from './columns.ts';

const PARAM = 'columns';

/** Where react-admin keeps the columns of the table. */
export const COLUMNS = 'executions.columns';

/** What is chosen of the columns, and how to choose. */
export function useChosenColumns(): [ChosenColumns, (chosen: ChosenColumns) => void] {
  const [hidden, setHidden] = useStore<readonly string[]>(COLUMNS, usual.hidden);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${COLUMNS}_columnRanks`);
  return [
    { hidden, ranks: padded(ranks ?? []) },
    (chosen) => {
      setHidden(chosen.hidden);
      setRanks(chosen.ranks);
    },
  ];
}

/** React-admin writes the places up to the one that was moved. */
const padded = (ranks: readonly number[]): readonly number[] => [
  ...ranks,
  ...usual.ranks.filter((place) => !ranks.includes(place)),
];

/**
 * Keeps the chosen columns in the address beside page, sort and filter. An address that names some
 * chooses them; react-admin, which writes the search anew on each sort, page or filter, leaves them
 * out: then they are put back.
 */
export function useColumnsInAddress(): void {
  const [params, setParams] = useSearchParams();
  const [chosen, choose] = useChosenColumns();
  const inAddress = params.get(PARAM);
  const shown = writtenColumns(chosen);
  /**
   * What the address has just chosen, until it is shown: before that, nothing is written into the
   * address.
   */
  const awaited = useRef<{ columns: string | null } | null>(null);
  useEffect(() => {
    if (inAddress === null) return;
    const columns = writtenColumns(readColumns(inAddress));
    if (columns === shown) return;
    awaited.current = { columns };
    choose(readColumns(inAddress));
    // oxlint-disable-next-line exhaustive-deps -- only an address that has changed chooses
  }, [inAddress]);
  useEffect(() => {
    if (awaited.current !== null && awaited.current.columns !== shown) return;
    awaited.current = null;
    if (inAddress === shown) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (shown === null) after.delete(PARAM);
        else after.set(PARAM, shown);
        return after;
      },
      { replace: true },
    );
  });
}
