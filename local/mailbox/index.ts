import path from 'node:path';
import type { Middleware } from 'koa';
import { MailStore } from './mailStore.ts';
import { mailboxRoutes } from './routes.ts';
import { startInbox } from './smtpInbox.ts';

export type Mailbox = {
  /** Where mail is sent to: `smtp://127.0.0.1:<port>`. */
  readonly smtpUrl: string;
  /** The pages under `/mailbox`. */
  readonly routes: Middleware;
  stop(): Promise<void>;
};

/** The mailbox of local mode: takes all mail that Waymark sends, keeps the last 500 under `<dataDir>/mailbox`, shows them. */
export async function createMailbox({
  dataDir,
}: {
  readonly dataDir: string;
}): Promise<Mailbox> {
  const store = await MailStore.open(path.join(dataDir, 'mailbox'));
  const inbox = await startInbox(store);
  return { smtpUrl: inbox.url, routes: mailboxRoutes(store), stop: inbox.stop };
}
