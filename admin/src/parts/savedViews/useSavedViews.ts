import type { ViewRow } from '@waymark/api';
import { useEffect } from 'react';
import { useGetList, useStore } from 'react-admin';
import type { ViewedList } from './viewedList.ts';

/** So many views a person sees. */
const MOST = 500;

export type SavedViews = {
  readonly mine: readonly ViewRow[];
  readonly team: readonly ViewRow[];
  /** Whether they are not here yet, or could not be loaded. */
  readonly missing: 'loading' | 'failed' | null;
  /** The one that was opened last, as long as its list is looked at. */
  readonly open: ViewRow | undefined;
  /**
   * Whether what is shown is neither what it keeps nor, without it, a view that is there for
   * everybody.
   */
  readonly changed: boolean;
  /** Another one is open, or none. */
  readonly choose: (viewId: string | null) => void;
};

/** The saved views of a list, by whose they are, and which of them is open. */
export function useSavedViews(viewed: ViewedList): SavedViews {
  const { list, isSame } = viewed;
  const shown = viewed.useShown();
  const isBuiltIn = viewed.useIsBuiltIn();
  const [openId, choose] = useStore<string | null>(`${list}.view`, null);
  const {
    data: rows = [],
    isPending,
    error,
  } = useGetList<ViewRow>('views', {
    filter: { list },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  const open = rows.find(({ id }) => id === openId);
  const exactly =
    open !== undefined && isSame(open.search, shown)
      ? open
      : rows.find(({ search }) => isSame(search, shown));
  const builtIn = isBuiltIn(shown);
  // An address that is a view's own opens it; one of the built-in views closes whichever was open.
  const next = exactly?.id ?? (builtIn ? null : openId);
  useEffect(() => {
    if (next !== openId) choose(next);
  }, [next, openId, choose]);
  return {
    mine: rows.filter(({ shared }) => !shared),
    team: rows.filter(({ shared }) => shared),
    missing: isPending ? 'loading' : error === null ? null : 'failed',
    open,
    changed: open === undefined ? !builtIn : !isSame(open.search, shown),
    choose,
  };
}
