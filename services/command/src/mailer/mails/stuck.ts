import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

export type StuckFacts = {
  readonly workspaceName: string;
  readonly processName: string;
  /** First name of the one who can't go on. */
  readonly who: string;
  readonly headline: string;
  readonly reason: string | null;
  readonly url: string;
};

/** A client can't go on with a task; the team is told. */
export const stuckMail = ({
  workspaceName,
  processName,
  who,
  headline,
  reason,
  url,
}: StuckFacts): MailContent =>
  layout({
    subject: `${who} is stuck: ${headline}`,
    headline: `${who} is stuck`,
    paragraphs: [
      `${headline} (${processName})`,
      ...(reason === null || reason === ''
        ? ['No reason was given.']
        : ['The reason:']),
    ],
    quote: reason === null || reason === '' ? undefined : reason,
    button: { text: 'Open task', url },
    sender: workspaceName,
    footer:
      'You get this mail because you follow the task or look after its module.',
  });
