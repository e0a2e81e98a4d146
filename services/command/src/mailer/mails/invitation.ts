import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

/** `by`: who invites; null when they are gone. `target`: the execution or project that it leads to. */
export type InvitationFacts = {
  readonly workspaceName: string;
  readonly by: { readonly name: string; readonly email: string } | null;
  readonly target: string | null;
  readonly url: string;
};

/** Somebody is asked to join a workspace. Nothing happens before they accept on the page that it leads to. */
export function invitationMail({
  workspaceName,
  by,
  target,
  url,
}: InvitationFacts): MailContent {
  const who = by === null ? workspaceName : `${by.name} (${by.email})`;
  const into = target === null ? workspaceName : `${target}, ${workspaceName}`;
  return layout({
    subject: `You are invited to ${workspaceName}`,
    headline: `You are invited to ${workspaceName}`,
    paragraphs: [
      `${who} has invited you to work together in ${into}.`,
      'You decide: nothing of yours is shown to them before you accept. No password is needed; we mail you a code.',
    ],
    button: { text: 'See the invitation', url },
    sender: workspaceName,
    footer:
      'You did not expect this? Then leave it: without your doing nothing happens.',
    refusal: {
      text: 'To decline, or to get no such mail from them or from anybody again, without signing in',
      url: `${url}#no`,
    },
  });
}
