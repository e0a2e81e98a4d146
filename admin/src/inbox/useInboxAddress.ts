import { useSearchParams } from 'react-router';

/** What the inbox shows, as its address says it. */
export type InboxView = {
  readonly of: 'mine' | 'team';
  readonly show: 'all' | 'unanswered' | 'unread';
  readonly q: string;
  /** The conversation that is open. */
  readonly open: string | null;
};

/** The view as the search of an address: what is usual is left out. */
export function searchOf({ of, show, q, open }: InboxView): URLSearchParams {
  const search = new URLSearchParams();
  if (of === 'team') search.set('of', of);
  if (show !== 'all') search.set('show', show);
  if (q !== '') search.set('q', q);
  if (open !== null) search.set('open', open);
  return search;
}

export function viewIn(search: URLSearchParams): InboxView {
  const show = search.get('show');
  return {
    of: search.get('of') === 'team' ? 'team' : 'mine',
    show: show === 'unanswered' || show === 'unread' ? show : 'all',
    q: search.get('q') ?? '',
    open: search.get('open'),
  };
}

/** The view, and how it changes: opening the first from the list is a step that Back takes back. */
export function useInboxAddress(): [
  view: InboxView,
  change: (change: Partial<InboxView>) => void,
] {
  const [search, setSearch] = useSearchParams();
  const view = viewIn(search);
  const change = (to: Partial<InboxView>) =>
    setSearch(searchOf({ ...view, ...to }), {
      replace: !(view.open === null && (to.open ?? null) !== null),
    });
  return [view, change];
}
