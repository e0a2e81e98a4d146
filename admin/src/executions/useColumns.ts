import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatColumns, parseColumns } from './columns.ts';
import type { ColumnId } from './columns.ts';

const PARAM = 'columns';

/**
 * The shown columns, kept in the URL. react-admin writes the list's search anew on each sort, page or filter and drops
 * what it does not know: then the columns are put back.
 */
export function useColumns(): [
  readonly ColumnId[],
  (columns: readonly ColumnId[]) => void,
] {
  const [params, setParams] = useSearchParams();
  const inUrl = params.get(PARAM);
  const [kept, setKept] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  if (inUrl !== seen) {
    setSeen(inUrl);
    if (inUrl !== null) setKept(inUrl);
  }
  const write = (text: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (text === null) after.delete(PARAM);
        else after.set(PARAM, text);
        return after;
      },
      { replace: true },
    );
  useEffect(() => {
    if (inUrl === null && kept !== null) write(kept);
  });
  const choose = (columns: readonly ColumnId[]) => {
    const text = formatColumns(columns);
    setKept(text);
    write(text);
  };
  // What was chosen last, even while the address still has to follow: a second choice must not undo the first.
  return [parseColumns(kept), choose];
}
