import { createTransport } from 'nodemailer';
import { MailRefused, type Mailer } from './mailer.ts';

/**
 * Mail by SMTP.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url, {
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          messageId: `<${messageId}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new MailRefused(
          `the mail ${messageId} was not taken (${reason(error)})`,
        );
      }
    },
    close: () => transport.close(),
  };
}

/** Codes alone: what a mail server says often repeats the address. */
function reason(error: unknown): string {
  const { code, responseCode } = error as {
    code?: unknown;
    responseCode?: unknown;
  };
  return (
    [code, responseCode].filter((part) => part !== undefined).join(' ') ||
    'no reason given'
  );
}
