import { createTransport } from 'nodemailer';
import { addressIn } from './addressIn.ts';
import { MailRefused, type Mailer } from './mailer.ts';

/**
 * Mail by SMTP.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ messageId, unsubscribe, fromName, thread, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          ...(fromName !== undefined && {
            from: { name: fromName, address: addressIn(mail.from) },
          }),
          ...(thread !== undefined && {
            inReplyTo: `<${thread.at(-1)}>`,
            references: thread.map((each) => `<${each}>`),
          }),
          messageId: `<${messageId}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw new MailRefused(messageId, reason(error));
      }
    },
    close: () => transport.close(),
  };
}

/** Codes alone: what a mail server says often repeats the address. */
function reason(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given';
}
