import type { ViewRow } from '@waymark/api';
import { useEffect } from 'react';
import { useGetList, useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { viewsOf } from '../views.ts';
import { listPath } from '../filters.ts';
import { sameView } from './viewSearch.ts';

/** So many views a person sees. */
const MOST = 500;

export type SavedViews = {
  readonly mine: readonly ViewRow[];
  readonly team: readonly ViewRow[];
  /** The one that was opened last, as long as its list is looked at. */
  readonly open: ViewRow | undefined;
  /** Whether what is shown is not what it keeps. */
  readonly changed: boolean;
  /** Another one is open, or none. */
  readonly choose: (viewId: string | null) => void;
};

/** The saved views of the executions, by whose they are, and which of them is open. */
export function useSavedViews(): SavedViews {
  const { search } = useLocation();
  const [openId, choose] = useStore<string | null>('executions.view', null);
  const rows =
    useGetList<ViewRow>('views', {
      filter: { list: 'executions' },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: MOST },
    }).data ?? [];
  const open = rows.find(({ id }) => id === openId);
  const exactly =
    open !== undefined && sameView(open.search, search)
      ? open
      : rows.find((row) => sameView(row.search, search));
  const builtIn = viewsOf('me', '2000-01-01').some(({ filter }) =>
    sameView(listPath(filter).slice(1), search),
  );
  // An address that is a view's own opens it; one of the built-in views closes whichever was open.
  const next = exactly?.id ?? (builtIn ? null : openId);
  useEffect(() => {
    if (next !== openId) choose(next);
  }, [next, openId, choose]);
  return {
    mine: rows.filter(({ shared }) => !shared),
    team: rows.filter(({ shared }) => shared),
    open,
    changed: open !== undefined && !sameView(open.search, search),
    choose,
  };
}
