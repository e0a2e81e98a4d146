import { useToday } from '../../base/workspace/useToday.ts';
import { portalAddress } from '@waymark/api/addresses';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link } from 'wouter';
import { useDesk } from '../../base/page/useDesk.ts';
import { whenOf } from '../../parts/project/TaskLine.tsx';
import { useConversations } from '../../parts/project/useProject.ts';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts as acts } from '../../base/texts/acts.ts';
import { texts as pages } from '../../base/texts/pages.ts';
import { texts } from '../../base/texts/talk.ts';
import { ReadsAlong } from './ReadsAlong.tsx';
import type { TalkParts } from './ReadsAlong.tsx';
import { TurnLine } from './TurnLine.tsx';
import { tabPath, useTab } from '../../parts/talk/useTab.ts';
import type { Tab } from '../../parts/talk/useTab.ts';
import './talk.css';

/**
 * On a phone, the two tabs of a task; over the talk also which task it is, and whose turn. On a
 * desk both stand side by side.
 */
export function TalkHead(parts: TalkParts) {
  const { task, whoIs } = parts;
  const tab = useTab();
  const conversations = useConversations(task.planId);
  if (useDesk()) return null;
  const { unread = 0 } = conversations.data?.find(({ taskId }) => taskId === task.id) ?? {};
  const t = texts();
  const link = (to: Tab, words: string, count = 0) => (
    <Link href={tabPath(task, to)} replace aria-current={to === tab ? 'page' : undefined}>
      {words}
      {count > 0 && (
        <span className="unread num">
          <span aria-hidden="true">{count}</span>
          <span className="vh">, {t.news(count)}</span>
        </span>
      )}
    </Link>
  );
  return (
    <div className="talk-head" data-tab={tab}>
      {tab === 'talk' && <TaskLine {...parts} />}
      <nav className="tabs" aria-label={t.parts}>
        {link('task', t.task)}
        {link('talk', t.talk, unread)}
      </nav>
      {tab === 'talk' && <TurnLine task={task} whoIs={whoIs} />}
    </div>
  );
}

function TaskLine(parts: TalkParts) {
  const { task } = parts;
  const [more, setMore] = useState(false);
  const t = texts();
  const { task: words } = pages();
  const { words: when, late } = whenOf(task, useToday());
  return (
    <header className="task-bar">
      <Link
        className="tap"
        href={portalAddress.process({ processId: task.planId })}
        aria-label={words.back}
      >
        <ArrowLeft size={20} strokeWidth={1.75} />
      </Link>
      <div className="grow">
        <h1>{task.headline}</h1>
        {when !== false && task.status !== 'DONE' && (
          <small className={late ? 'num late' : 'num'}>{when}</small>
        )}
      </div>
      <button
        type="button"
        className="tap"
        aria-haspopup="dialog"
        aria-label={t.more}
        onClick={() => setMore(true)}
      >
        <Ellipsis size={20} strokeWidth={1.75} />
      </button>
      {more && (
        <Sheet title={t.readsAlong} onClose={() => setMore(false)}>
          <ReadsAlong {...parts} />
          <p>
            <Link className="lnk tall" href={portalAddress.mails()}>
              {acts().account.mails}
            </Link>
          </p>
        </Sheet>
      )}
    </header>
  );
}
