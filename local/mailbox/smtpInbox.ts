import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailStore } from './mailStore.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Takes mail by real SMTP, on loopback and a free port, from anybody on this machine, and puts it
 * into the store.
 */
export async function startInbox(
  store: MailStore,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    onData: (stream, session, done) => {
      take(stream, session, store).then(
        () => done(),
        (error: unknown) =>
          done(error instanceof Error ? error : new Error('the mail could not be kept')),
      );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // One bad connection must not end the whole of Waymark; its sender sees the failure and tries
  // again.
  server.on('error', () => undefined);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function take(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  store: MailStore,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded)
    throw Object.assign(new Error(`A mail may have at most ${MAX_BYTES} bytes`), {
      responseCode: 552,
    });
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  await store.add({
    at: new Date().toISOString(),
    messageId: mail.messageId ?? '',
    from: nameAndAddress(mail.from),
    replyTo: mail.replyTo?.[0]?.address ?? '',
    to: session.envelope.rcptTo.map(({ address }) => address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  });
}

const nameAndAddress = (
  from: { name?: string | undefined; address?: string | undefined } | undefined,
): string =>
  [from?.name, from?.address === undefined ? undefined : `<${from.address}>`]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
