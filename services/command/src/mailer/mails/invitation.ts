import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

/** `by`: who invites, by name; null when nobody in particular. */
export type InvitationFacts = {
  readonly workspaceName: string;
  readonly by: string | null;
  readonly url: string;
};

/** Somebody may sign in to a workspace from now on. */
export const invitationMail = ({
  workspaceName,
  by,
  url,
}: InvitationFacts): MailContent =>
  layout({
    subject: `You are invited to ${workspaceName}`,
    headline: `You are invited to ${workspaceName}`,
    paragraphs: [
      `${by ?? workspaceName} has invited you to work together in ${workspaceName}.`,
      'No password is needed: you enter your address, and we mail you a code.',
    ],
    button: { text: 'Sign in', url },
    sender: workspaceName,
    footer:
      'You did not expect this? Then leave it: without your doing nothing happens.',
  });
