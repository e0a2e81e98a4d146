import { bookingLink, frameLink, openBookingFrame } from '@waymark/client';
import type { BookingPage } from '@waymark/client';
import { providerNames, providerOfLink } from '@waymark/events/bookingProviders';
import ExternalLink from 'lucide-react/icons/external-link';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TaskRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/acts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The provider's page in the task, and the same page in a tab of its own beside it. */
export function BookingFrame({
  page,
  task,
  onBooked,
}: {
  page: BookingPage;
  task: TaskRow;
  /** `ref`: what the provider calls the time; `by`: whether the page said so, or the reader. */
  onBooked: (by: 'page' | 'person', ref: string | null) => void;
}) {
  const t = texts().booking;
  const { workspaceId } = useWorkspace().membership;
  const within = providerOfLink(page.link) === null ? workspaceId : null;
  const [frame] = useState(() => openBookingFrame(page, { within: within !== null }));
  useEffect(() => frame.tell((ref) => onBooked('page', ref)));
  const { put, loaded, again } = frame;
  const { nth, height, isSilent, isLong } = useSyncExternalStore(frame.subscribe, frame.state);
  const name = providerNames[page.provider];
  const direct = bookingLink(page, task);
  const newTab = (
    <>
      <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="vh">{t.newTab}</span>
    </>
  );
  return (
    <section className="booking" aria-label={t.title}>
      <div className="booking-page">
        <p className="booking-head">
          <CalendarClock size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className="grow">{t.bookedAt(name, zone())}</span>
          <a className="booking-tab" href={direct} target="_blank" rel="noopener noreferrer">
            {newTab}
          </a>
        </p>
        {isSilent ? (
          <div className="booking-silent" role="alert">
            <b>{t.silent}</b>
            <p className="two">{t.noAnswer(name)}</p>
            <div className="pair">
              <button type="button" className="btn" onClick={again}>
                <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
                {t.again}
              </button>
              <a className="btn" href={direct} target="_blank" rel="noopener noreferrer">
                <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />
                {t.open}
              </a>
            </div>
          </div>
        ) : (
          <iframe
            key={nth}
            ref={put}
            title={t.pageOf(name)}
            src={frameLink(page, task, location.host, within)}
            style={{ height }}
            // A page of ours has no script, and holds the other in a sandbox itself.
            sandbox={within === null ? SANDBOX : undefined}
            referrerPolicy="origin"
            onLoad={loaded}
          />
        )}
      </div>
      {isLong ? (
        <div className="booking-ask panel" role="status">
          <b>{t.didYou}</b>
          <div className="pair">
            <button type="button" className="btn" onClick={() => onBooked('person', null)}>
              {t.yes}
            </button>
            <button type="button" className="btn" onClick={again}>
              {t.notYet}
            </button>
          </div>
        </div>
      ) : (
        <p className="small mute">
          {t.byItself}{' '}
          <button type="button" className="lnk tall" onClick={() => onBooked('person', null)}>
            {t.already}
          </button>
        </p>
      )}
    </section>
  );
}

/** `Europe/Berlin` */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
