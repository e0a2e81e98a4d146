import { formatDateTime } from '@waymark/look';

/** `09:31`, or with its day where that was another. */
export function clock(at: string, now = new Date()): string {
  const [day, time] = formatDateTime(at).split(' ');
  const [today] = formatDateTime(now.toISOString()).split(' ');
  return day === today ? time! : `${day} ${time}`;
}
