import type { TaskRow } from '@waymark/api';
import { bookingLink, frameLink, openBookingFrame, type BookingPage } from '@waymark/client';
import { Button, IconButton } from '@mui/material';
import { ArrowUpRight, CalendarClock, CircleCheck, RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { providerNames, providerOfLink } from '@waymark/events/bookingProviders';
import { useTexts } from '../../../base/texts/index.ts';
import './scheduling.css';
import '../fields/fields.css';

const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The provider's page, in which the team may book as well, and the same in a tab of its own. */
export function BookingFrame({
  page,
  task,
  workspaceId,
  onBooked,
}: {
  page: BookingPage;
  task: TaskRow;
  workspaceId: string;
  onBooked: (by: 'page' | 'person', ref: string | null) => void;
}): ReactNode {
  const t = useTexts();
  const within = providerOfLink(page.link) === null ? workspaceId : null;
  const [frame] = useState(() => openBookingFrame(page, { within: within !== null }));
  useEffect(() => frame.tell((ref) => onBooked('page', ref)));
  const { put, loaded, again } = frame;
  const { nth, height, isSilent, isLong } = useSyncExternalStore(frame.subscribe, frame.state);
  const provider = providerNames[page.provider];
  const direct = bookingLink(page, task);
  return (
    <section className="schedule" aria-label={t('scheduling.title')}>
      <div className="schedule-page">
        <p className="schedule-head">
          <CalendarClock aria-hidden="true" />
          <span>{page.link.replace(/^https:\/\//, '')}</span>
          <IconButton
            component="a"
            href={direct}
            {...inNewTab}
            aria-label={t('scheduling.openTab')}
            title={t('scheduling.openTab')}
          >
            <ArrowUpRight />
          </IconButton>
        </p>
        {isSilent ? (
          <div className="schedule-silent" role="alert">
            <b>{t('scheduling.silent')}</b>
            <p>{t('scheduling.noAnswer', { provider })}</p>
            <div>
              <Button variant="outlined" startIcon={<RotateCw />} onClick={again}>
                {t('words.tryAgain')}
              </Button>
              <Button variant="outlined" startIcon={<ArrowUpRight />} href={direct} {...inNewTab}>
                {t('scheduling.openTab')}
              </Button>
            </div>
          </div>
        ) : (
          <iframe
            key={nth}
            ref={put}
            title={t('scheduling.pageOf', { provider })}
            src={frameLink(page, task, location.host, within)}
            style={{ height }}
            // A page of ours has no script, and holds the other in a sandbox itself.
            sandbox={within === null ? SANDBOX : undefined}
            referrerPolicy="origin"
            onLoad={loaded}
          />
        )}
      </div>
      <p className="task-hint schedule-hint">
        <CircleCheck aria-hidden="true" />
        <span>
          {isLong ? t('scheduling.didYou') : t('scheduling.byItself')}{' '}
          <Button variant="text" size="small" onClick={() => onBooked('person', null)}>
            {t('scheduling.already')}
          </Button>
        </span>
      </p>
    </section>
  );
}
