import { adminAddress } from '@waymark/api/addresses';
import { useNavigate, useSearchParams } from 'react-router';

/** What the inbox shows, as its address says it. */
export type InboxView = {
  readonly of: 'mine' | 'team';
  readonly show: 'all' | 'unanswered' | 'unread';
  readonly q: string;
  /** The conversation that is open. */
  readonly open: string | null;
};

/** The address of a view: what is usual is left out. */
export const addressOf = ({ of, show, q, open }: InboxView): string =>
  adminAddress.inbox({
    of: of === 'team' ? of : undefined,
    show: show === 'all' ? undefined : show,
    q: q === '' ? undefined : q,
    open: open ?? undefined,
  });

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
export function useInboxAddress(): [view: InboxView, change: (change: Partial<InboxView>) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = viewIn(search);
  const change = (to: Partial<InboxView>) =>
    void navigate(addressOf({ ...view, ...to }), {
      replace: !(view.open === null && (to.open ?? null) !== null),
    });
  return [view, change];
}
