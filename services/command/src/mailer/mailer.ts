/** One mail, ready to go out. */
export type Mail = {
  /** Without angle brackets; the same mail sent again carries the same. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** The port to whatever carries mail. */
export interface Mailer {
  /** Resolves once the mail is handed over. @throws MailRefused */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail was not taken. Its message names no address: it lands in logs and in the outbox's table. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
