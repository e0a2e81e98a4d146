import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from './smtpMailer.ts';

let server: SMTPServer;
let url: string;
const received: string[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _, done) =>
      done(
        address.startsWith('gone')
          ? Object.assign(new Error(`no such user ${address}`), { responseCode: 550 })
          : null,
      ),
    onData: (stream, _, done) => void text(stream).then((mail) => (received.push(mail), done())),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mail = {
  messageId: 'e1.abc@example.com',
  from: 'Waymark <w@example.com>',
  to: 'ada@example.com',
  subject: 'Grüße',
  text: 'words',
  html: '<p>words</p>',
};

test('a mail goes out with its id, as text and as HTML', async () => {
  const mailer = smtpMailer(url);
  await mailer.send(mail);
  mailer.close();
  expect(received[0]).toMatch(/^Message-ID: <e1\.abc@example\.com>\r$/m);
  expect(received[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(received[0]).toContain('text/plain');
  expect(received[0]).toContain('text/html');
});

test('a mail about a conversation names it, and what it was called before', async () => {
  const mailer = smtpMailer(url);
  await mailer.send({ ...mail, thread: ['p@waymark', 'waymark.p@example.com'] });
  mailer.close();
  const sent = received.at(-1) ?? '';
  expect(sent).toMatch(/^In-Reply-To: <waymark\.p@example\.com>\r$/m);
  expect(sent).toMatch(/^References: <p@waymark>\s+<waymark\.p@example\.com>\r$/m);
});

test('what can be stopped says where, and that one POST does it; nothing else does (RFC 8058)', async () => {
  const mailer = smtpMailer(url);
  const headers = async (more: { unsubscribe?: string }) => {
    await mailer.send({ ...mail, ...more });
    return received.at(-1)?.match(/^List-Unsubscribe.*(?:\r\n .*)*/gm) ?? [];
  };
  expect(await headers({ unsubscribe: 'https://w.example/api/mails/stop?t=x' })).toEqual([
    'List-Unsubscribe: <https://w.example/api/mails/stop?t=x>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);
  expect(await headers({})).toEqual([]);
  mailer.close();
});

test('a refusal tells the codes, never the address', async () => {
  const mailer = smtpMailer(url);
  const refusal = await mailer
    .send({ ...mail, to: 'gone@example.com' })
    .catch((error: unknown) => error);
  mailer.close();
  expect(refusal).toMatchObject({
    name: 'MailRefused',
    message: 'the mail e1.abc was not taken (EENVELOPE 550)',
  });
  expect(String((refusal as Error).stack)).not.toContain('gone@');
});
