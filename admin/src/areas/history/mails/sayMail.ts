import type { MailingRow } from '@waymark/api';
import type { T } from '../../../base/texts/index.ts';

/** What a row is about, in a few words: the subject of a mail, else what the news was. */
export function titleOf(t: T, { subject, form, about }: MailingRow): string {
  if (subject !== null) return subject;
  if (form !== null) return t(`mails.form_${form}`);
  return t(`mails.kind_${about[0]?.kind ?? 'none'}`);
}

/** Why it came, and why then: `Message, at once, they wrote in the conversation`. */
export function reasonOf(t: T, { form, why, about }: MailingRow): string {
  const [first] = about;
  return [
    ...(form === null ? [] : [t(`mails.form_${form}`)]),
    ...(why === null ? [] : [t(`mails.why_${why}`)]),
    ...(first?.because == null ? [] : [t(`mails.because_${first.because}`)]),
  ].join(', ');
}

/** How many tasks a row names; of the others it says how many there are. */
const NAMED = 2;

/** The tasks that it is about: the first by name. */
export function tasksOf(t: T, { about }: MailingRow): string {
  const headlines = [
    ...new Set(
      about.map(({ headline }) =>
        // Some end like sentences, which they are not here.
        headline === null ? t('mails.all') : headline.replace(/\.$/, ''),
      ),
    ),
  ];
  const named = headlines.slice(0, NAMED).join(', ');
  const more = headlines.length - NAMED;
  return more > 0 ? `${named} ${t('mails.more', { count: more })}` : named;
}

/** What became of it, with what it waits for or what the mail server said. */
export function stateOf(
  t: T,
  { state, waitsFor, reason }: MailingRow,
): { word: string; more: string } {
  return {
    word: t(`mails.state_${state}`),
    more:
      state === 'waits' && waitsFor !== null
        ? t(`mails.waits_${waitsFor}`)
        : (state === 'refused' || state === 'trying') && reason !== null
          ? t('mails.serverSaid', { reason })
          : '',
  };
}
