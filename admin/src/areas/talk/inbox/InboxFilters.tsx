import { isComposed } from '@waymark/look/composed';
import { Check, Search } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { InboxView } from './useInboxAddress.ts';
import type { Inbox } from './useInbox.ts';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** What is typed is looked for when so many milliseconds have passed without a letter. */
const TYPED = 250;

type InboxFiltersProps = {
  view: InboxView;
  counts: Inbox['counts'];
  onChange: (change: Partial<InboxView>) => void;
};

/** Whose, which and what is looked for. */
export function InboxFilters({ view, counts, onChange }: InboxFiltersProps): ReactNode {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(view.q);
  useKey('searchPage', () => input.current?.focus());
  const toggle = (show: 'unanswered' | 'unread') =>
    onChange({ show: view.show === show ? 'all' : show });
  useKey('unreadOnly', () => toggle('unread'));
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (q: string) => {
    setTyped(q);
    clearTimeout(waits.current);
    waits.current = setTimeout(() => onChange({ q }), q === '' ? 0 : TYPED);
  };
  return (
    <div className="inbox-filters">
      <label className="inbox-search">
        <Search aria-hidden="true" />
        <input
          ref={input}
          type="search"
          maxLength={200}
          aria-label={t('inbox.search')}
          placeholder={t('inbox.search')}
          value={typed}
          onChange={({ target }) => search(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || isComposed(event)) return;
            event.preventDefault();
            search('');
            input.current?.blur();
          }}
        />
      </label>
      <span className="segments" role="group" aria-label={t('inbox.whose')}>
        {(['mine', 'team'] as const).map((of) => (
          <button
            key={of}
            type="button"
            aria-pressed={view.of === of}
            onClick={() => onChange({ of })}
          >
            {t(`inbox.${of}`)}
            <small>{counts[of] === undefined ? '' : t.number(counts[of])}</small>
          </button>
        ))}
      </span>
      {(['unanswered', 'unread'] as const).map((show) => (
        <button
          key={show}
          type="button"
          className="inbox-chip"
          aria-pressed={view.show === show}
          onClick={() => toggle(show)}
        >
          {view.show === show && <Check aria-hidden="true" />}
          {t(`inbox.${show}`)}
          {show === 'unanswered' && counts.unanswered !== undefined && (
            <small>{t.number(counts.unanswered)}</small>
          )}
        </button>
      ))}
    </div>
  );
}
