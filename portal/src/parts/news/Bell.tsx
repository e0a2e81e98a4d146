import BellIcon from 'lucide-react/icons/bell';
import { useState } from 'react';
import { NewsSheet } from './NewsSheet.tsx';
import { useNews } from './useNews.ts';
import { texts } from '../../base/texts/news.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import './news.css';

/**
 * Says whether there is news for whoever reads, and opens it (PRODUCT 13.10). Guests are told none.
 */
export const Bell = () => (useWorkspace().membership.guest === undefined ? <OwnBell /> : null);

function OwnBell() {
  const news = useNews();
  const [open, setOpen] = useState(false);
  const t = texts();
  return (
    <>
      <button
        type="button"
        className="tap news-bell"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BellIcon size={20} strokeWidth={1.75} />
        <span className="vh">{news.hasNew ? t.titleNew : t.title}</span>
        {news.hasNew && <span className="news-dot" />}
      </button>
      {open && <NewsSheet news={news} onClose={() => setOpen(false)} />}
    </>
  );
}
