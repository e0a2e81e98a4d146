import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import { groupings, modes } from './taskSearch.ts';

/** Board or list. */
export const useMode = () => useShownAs('as', 'tasks.mode', modes);
/** What the rows of the list are grouped by. */
export const useGrouping = () => useShownAs('by', 'tasks.grouping', groupings);

/**
 * One of `words`, the first where nobody has chosen: what the address says, else what was chosen
 * last.
 */
function useShownAs<Word extends string>(
  param: string,
  storeKey: string,
  words: readonly [Word, ...Word[]],
): [Word, (word: Word) => void] {
  const [params, setParams] = useSearchParams();
  const [stored, store] = useStore<Word>(storeKey, words[0]);
  const asked = words.find((word) => word === params.get(param));
  // React-admin writes the address anew on each order, page or filter, without this.
  useEffect(() => {
    if (asked !== undefined) store(asked);
    // oxlint-disable-next-line exhaustive-deps -- only an address that has changed chooses
  }, [asked]);
  const choose = (word: Word) => {
    store(word);
    if (!params.has(param)) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(param);
        return after;
      },
      { replace: true },
    );
  };
  return [asked ?? stored, choose];
}
