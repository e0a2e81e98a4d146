import path from 'node:path';
import type { Middleware } from 'koa';
import { MailStore } from './mailStore.ts';
import { mailboxRoutes } from './routes.ts';
import type { AnswersGoTo } from './sendReply.ts';
import { startInbox } from './smtpInbox.ts';

export type Mailbox = {
  /** Where mail is sent to: `smtp://127.0.0.1:<port>`. */
  readonly smtpUrl: string;
  /** The pages under `/mailbox`. */
  readonly routes: Middleware;
  /** From now on mails to this domain's addresses have a Reply button, which sends by SMTP. */
  answersGoTo(answers: AnswersGoTo): void;
  stop(): Promise<void>;
};

/**
 * The mailbox of local mode: takes all mail that Waymark sends, keeps the last 500 under
 * `<dataDir>/mailbox`, shows them.
 */
export async function createMailbox({ dataDir }: { readonly dataDir: string }): Promise<Mailbox> {
  const store = await MailStore.open(path.join(dataDir, 'mailbox'));
  const inbox = await startInbox(store);
  let answers: AnswersGoTo | null = null;
  return {
    smtpUrl: inbox.url,
    routes: mailboxRoutes(store, () => answers),
    answersGoTo: (to) => (answers = to),
    stop: inbox.stop,
  };
}
