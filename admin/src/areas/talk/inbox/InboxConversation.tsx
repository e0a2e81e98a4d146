import type { ConversationRow } from '@waymark/api';
import { IconButton, useMediaQuery } from '@mui/material';
import { ArrowLeft, ArrowUpRight, Check, Info } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router';
import { HandTo } from './HandTo.tsx';
import { InboxFacts } from './InboxFacts.tsx';
import { LaterButton } from './LaterButton.tsx';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';
import { useReportPlace } from '../../../parts/presence/useReportPlace.ts';
import { subjectOfRow } from '../conversation/subject.ts';
import { Talk, type TalkHandle } from '../conversation/Talk.tsx';
import { awaitsUs } from '../conversation/useNoAnswer.ts';
import TurnLine from '../../../parts/turn/TurnLine.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type InboxConversationProps = {
  row: ConversationRow;
  talk: Ref<TalkHandle>;
  onAnswered: () => void;
  onNoAnswer: () => void;
  onBack: () => void;
};

/**
 * The conversation that is open: what can be done with it, whose turn it is, what was said, and the
 * facts beside it.
 */
export function InboxConversation({
  row,
  talk,
  onAnswered,
  onNoAnswer,
  onBack,
}: InboxConversationProps): ReactNode {
  const t = useTexts();
  const folded = useMediaQuery('(width < 1200px)');
  const [unfolded, setUnfolded] = useState(false);
  const subject = subjectOfRow(row);
  useReportPlace(row.planId, row.moduleId);
  return (
    <>
      <section className="inbox-conversation" aria-label={t('inbox.with', { task: row.headline })}>
        <header>
          <IconButton className="inbox-back" aria-label={t('inbox.toList')} onClick={onBack}>
            <ArrowLeft />
          </IconButton>
          <div className="inbox-about">
            <p>{[row.clientName, row.planName, row.moduleTitle].filter(Boolean).join(' › ')}</p>
            <h2 title={row.headline}>{row.headline}</h2>
          </div>
          <HandTo row={row} />
          {awaitsUs(subject) && (
            <IconButton
              aria-label={t('talk.noAnswer')}
              title={t('talk.noAnswer')}
              aria-keyshortcuts="E"
              onClick={onNoAnswer}
            >
              <Check />
            </IconButton>
          )}
          <LaterButton row={row} />
          <IconButton
            component={Link}
            to={moduleAddress(row.planId, row.moduleId, 'tasks', row.taskId, 'talk')}
            aria-label={t('inbox.openTask')}
            title={t('inbox.openTask')}
            aria-keyshortcuts="O"
          >
            <ArrowUpRight />
          </IconButton>
          {folded && (
            <IconButton
              aria-label={t('inbox.details')}
              title={t('inbox.details')}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              <Info />
            </IconButton>
          )}
        </header>
        <TurnLine wide task={subject} />
        {folded && unfolded ? (
          <InboxFacts row={row} />
        ) : (
          <Talk subject={subject} ref={talk} onAnswered={onAnswered} />
        )}
      </section>
      {!folded && <InboxFacts row={row} />}
    </>
  );
}
