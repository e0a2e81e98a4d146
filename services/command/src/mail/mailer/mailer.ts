/** One mail, ready to go out. */
export type Mail = {
  /** Without angle brackets; the same mail sent again carries the same. */
  readonly messageId: string;
  /** `Name <address>` */
  readonly from: string;
  /** Who speaks, in the place of the name in `from`. */
  readonly fromName?: string;
  /** Where an answer goes, if not to `from`. */
  readonly replyTo?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * What it continues, the newest name last: mails that name the same stand together. Without angle
   * brackets.
   */
  readonly thread?: readonly string[];
  /** Where one request stops mails like it (RFC 8058). */
  readonly unsubscribe?: string;
};

/** The port to whatever carries mail. */
export interface Mailer {
  /** Resolves once the mail is handed over. @throws MailRefused */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * The mail was not taken. Its message names no address: it lands in logs and in the outbox's table.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** What the mail server said, in codes. */
  readonly reason: string;
  constructor(messageId: string, reason: string) {
    // Its domain would make it look like an address.
    const [key = messageId] = messageId.split('@', 1);
    super(`the mail ${key} was not taken (${reason})`);
    this.reason = reason;
  }
}
