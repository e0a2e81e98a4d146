import { bookingLink, calendarFile } from '@waymark/client';
import type { BookingPage } from '@waymark/client';
import { formatDate, formatTime } from '@waymark/look';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import type { TaskRow } from '../../base/api/reads.ts';
import { taskPath } from '../project/taskPath.ts';
import { texts } from '../../base/texts/acts.ts';
import { spokenLanguage } from '../../base/texts/language.ts';

type Booking = NonNullable<TaskRow['booking']>;

/**
 * When and where, as far as it is known; it goes into the reader's calendar, and can be moved at
 * the provider.
 */
export function BookedTime({
  booking,
  page,
  task,
}: {
  booking: Booking;
  page: BookingPage;
  task: TaskRow;
}) {
  const t = texts().booking;
  const { start, end, place, by } = booking;
  return (
    <section className="booked" aria-label={t.title}>
      <CalendarCheck size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className="grow">
        {start !== null && end !== null ? (
          <>
            <p className="num">
              <b>{when(start, end)}</b>
            </p>
            {place !== null && <Place place={place} />}
          </>
        ) : (
          <>
            <b>{t.isBooked}</b>
            <p className="small two">{by === 'page' ? t.heardOf : t.saidByYou}</p>
          </>
        )}
        <p className="booked-acts">
          {start !== null && end !== null && (
            <button type="button" className="lnk" onClick={() => save(task, { start, end, place })}>
              {t.intoCalendar}
            </button>
          )}
          <a href={bookingLink(page, task)} target="_blank" rel="noopener noreferrer">
            {t.move}
            <span className="vh"> {t.newTab}</span>
          </a>
        </p>
      </div>
    </section>
  );
}

const Place = ({ place }: { place: string }) =>
  /^https:\/\/\S+$/.test(place) ? (
    <a className="booked-place" href={place} target="_blank" rel="noopener noreferrer">
      {place.slice('https://'.length)}
    </a>
  ) : (
    <p className="two booked-place">{place}</p>
  );

/** `Thursday, 26.11.2026, 10:00 – 10:40`, in the reader's zone. */
function when(start: string, end: string): string {
  const day = new Intl.DateTimeFormat(spokenLanguage(), { weekday: 'long' });
  return `${day.format(new Date(start))}, ${formatDate(start)}, ${formatTime(start)} – ${formatTime(end)}`;
}

/** Gives the appointment as a file, which the reader's calendar takes. */
function save(task: TaskRow, time: { start: string; end: string; place: string | null }): void {
  const text = calendarFile(
    {
      ...time,
      id: `${task.id}@${location.host}`,
      title: task.headline,
      address: new URL(taskPath(task), location.href).href,
    },
    new Date(),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = 'appointment.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
