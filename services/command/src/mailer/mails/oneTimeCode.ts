import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

/** The six digits that sign somebody in. `minutes`: how long they are good. */
export const oneTimeCodeMail = ({
  code,
  minutes,
}: {
  code: string;
  minutes: number;
}): MailContent =>
  layout({
    subject: `${code} is your Waymark code`,
    headline: 'Your code',
    paragraphs: [
      `Enter this code where you asked for it, in the same browser. It is good for ${minutes} minutes, and once.`,
    ],
    code,
    sender: 'Waymark',
    footer:
      'You did not ask for a code? Then somebody mistyped their address. Nobody can sign in without the code: do not pass it on.',
  });
