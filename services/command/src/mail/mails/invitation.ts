import type { Language } from '@waymark/look/language';
import { shownAddress } from '@waymark/look/emailAddress';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout, type AroundMail } from './layout.ts';

/**
 * `by`: who invites; null when they are gone. `target`: the execution or project that it leads to.
 */
export type InvitationFacts = {
  readonly workspaceName: string;
  readonly by: { readonly name: string; readonly email: string } | null;
  readonly target: string | null;
  readonly url: string;
};

/**
 * Somebody is asked to join a workspace. Nothing happens before they accept on the page that it
 * leads to.
 */
export function invitationMail(
  language: Language,
  { workspaceName, by, target, url }: InvitationFacts,
  ending: AroundMail = {},
): MailContent {
  const t = mailTexts[language].invitation;
  const who = by === null ? workspaceName : `${by.name} (${shownAddress(by.email)})`;
  const into = target === null ? workspaceName : `${target}, ${workspaceName}`;
  return layout({
    language,
    subject: t.subject(workspaceName),
    headline: t.subject(workspaceName),
    paragraphs: [t.words(who, into), t.decide],
    button: { text: t.button, url },
    sender: workspaceName,
    footer: t.footer,
    refusal: { text: t.refusal, url: `${url}#no` },
    ...ending,
  });
}
