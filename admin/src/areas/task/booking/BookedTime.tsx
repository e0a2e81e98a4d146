import type { TaskRow } from '@waymark/api';
import { bookingLink, type BookingPage } from '@waymark/client';
import { formatDate, formatTime } from '@waymark/look';
import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts, type T } from '../../../base/texts/index.ts';
import './scheduling.css';

type Booking = NonNullable<TaskRow['booking']>;

/** When and where, as far as it is known, and who said so. */
export function BookedTime({
  booking,
  page,
  task,
}: {
  booking: Booking;
  page: BookingPage;
  task: TaskRow;
}): ReactNode {
  const t = useTexts();
  const { start, end, place, by } = booking;
  const isKnown = start !== null && end !== null;
  return (
    <section className="schedule-booked" aria-label={t('scheduling.title')}>
      <CalendarCheck aria-hidden="true" />
      <div>
        <b>{isKnown ? when(t, start, end) : t('scheduling.isBooked')}</b>
        {isKnown
          ? place !== null && <p>{place}</p>
          : by !== 'provider' && (
              <p>{by === 'page' ? t('scheduling.saidByPage') : t('scheduling.saidByPerson')}</p>
            )}
      </div>
      <a href={bookingLink(page, task)} target="_blank" rel="noopener noreferrer">
        {t('scheduling.move')}
      </a>
    </section>
  );
}

/** `Thursday, 26.11.2026, 10:00 to 10:40`, in the reader's zone. */
const when = (t: T, start: string, end: string): string => {
  const weekday = new Intl.DateTimeFormat(t.language, { weekday: 'long' });
  return t('scheduling.when', {
    day: `${weekday.format(new Date(start))}, ${formatDate(start)}`,
    start: formatTime(start),
    end: formatTime(end),
  });
};
