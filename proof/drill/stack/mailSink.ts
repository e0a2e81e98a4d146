import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailSink = {
  /** smtp:// address that takes any mail. */
  readonly url: string;
  /** The six digits of the latest mail to this address, null while there is none. */
  codeFor(email: string): string | null;
  /** Every code that was ever mailed. */
  allCodes(): readonly string[];
  stop(): Promise<void>;
};

/** Takes mail on loopback and remembers nothing of it but one-time codes. */
export async function startMailSink(): Promise<MailSink> {
  const codes = new Map<string, string>();
  const all = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const body = text.slice(text.indexOf('\r\n\r\n'));
        const code = /(?<![\w#-])\d{6}(?![\w-])/.exec(body)?.[0];
        if (code !== undefined) all.add(code);
        for (const { address } of session.envelope.rcptTo)
          if (code !== undefined) codes.set(address, code);
        done();
      });
    },
  });
  // A service that is killed while it sends cuts its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    codeFor: (email) => codes.get(email) ?? null,
    allCodes: () => [...all],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
