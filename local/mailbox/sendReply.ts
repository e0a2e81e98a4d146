import { createTransport } from 'nodemailer';
import type { StoredMail } from './mailStore.ts';

/** Where answers are sent: the server that takes them, and whose mail it takes. */
export type AnswersGoTo = { readonly domain: string; readonly port: number };

/** What somebody answers. */
export type MailReply = { readonly from: string; readonly text: string };

/** The address that a mail is answered to; null where nobody here takes an answer. */
export function answerAddress(
  { replyTo, from }: StoredMail,
  answers: AnswersGoTo | null,
): string | null {
  const address = replyTo || (/<([^<>]+)>$/.exec(from)?.[1] ?? from);
  return answers !== null && address.toLowerCase().endsWith(`@${answers.domain}`) ? address : null;
}

/**
 * Sends an answer by SMTP, as a mail program does: with the mail that it answers below. Answers
 * what the server said.
 */
export async function sendReply(
  mail: StoredMail,
  { from, text }: MailReply,
  to: string,
  { port }: AnswersGoTo,
): Promise<{ readonly taken: boolean; readonly said: string }> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { response } = await transport.sendMail({
      ...{ from, to },
      subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
      inReplyTo: mail.messageId,
      references: mail.messageId,
      text: `${text}\n\nOn ${mail.at.slice(0, 10)}, ${mail.from} wrote:\n${quoted(mail.text)}\n`,
    });
    return { taken: true, said: response };
  } catch (error) {
    const { response, message } = error as { response?: string; message: string };
    return { taken: false, said: response ?? message };
  } finally {
    transport.close();
  }
}

const quoted = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`))
    .join('\n');
