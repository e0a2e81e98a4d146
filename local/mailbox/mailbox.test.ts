import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { listening } from '@waymark/edge/testing';
import Koa from 'koa';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailbox, type Mailbox } from './index.ts';
import { KEPT_MAILS, MailStore } from './mailStore.ts';

let dataDir: string;
let mailbox: Mailbox;
let close: () => Promise<void>;
let site: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waymark-mailbox-'));
  await open();
});

afterEach(async () => {
  await close();
  await rm(dataDir, { recursive: true });
});

async function open(): Promise<void> {
  mailbox = await createMailbox({ dataDir });
  const { url, stop } = await listening(new Koa().use(mailbox.routes));
  site = url;
  close = async () => {
    await stop();
    await mailbox.stop();
  };
}

const send = async (mail: {
  to: string;
  subject: string;
  text?: string;
  html?: string;
  replyTo?: string;
}) => {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({ from: 'Waymark <waymark@example.com>', text: 'words', ...mail });
  transport.close();
};

const get = async (place: string) => {
  const answer = await fetch(site + place);
  return {
    status: answer.status,
    policy: answer.headers.get('Content-Security-Policy'),
    body: await answer.text(),
  };
};

test('a mail sent by SMTP is found by its address, newest first', async () => {
  await send({ to: 'ada@example.com', subject: 'Größe – one 🙂' });
  await send({ to: 'bob@example.com', subject: 'other' });
  await send({ to: 'Ada@example.com', subject: 'two' });
  const mails = JSON.parse((await get('/mailbox/api/mails?to=ADA@example.com')).body) as {
    subject: string;
    text: string;
    from: string;
  }[];
  expect(mails.map(({ subject }) => subject)).toEqual(['two', 'Größe – one 🙂']);
  expect(mails[0]).toMatchObject({ text: 'words\n', from: 'Waymark <waymark@example.com>' });
});

test('mails outlive a restart, and a half-written file does not harm', async () => {
  await send({ to: 'ada@example.com', subject: 'kept' });
  await close();
  await writeFile(path.join(dataDir, 'mailbox', '0000000009.json'), '{"id":"00000');
  await open();
  await send({ to: 'ada@example.com', subject: 'later' });
  expect((await get('/mailbox')).body.match(/class="subject">[^<]*/g)).toEqual([
    'class="subject">later',
    'class="subject">kept',
  ]);
});

test('shows a mail in a frame without scripts, its own words escaped', async () => {
  await send({
    to: 'ada@example.com',
    subject: '<b>x</b>',
    html: '<html><head></head><body><script>alert(1)</script><a href="http://a.b/?c=1&d=2">go</a></body></html>',
  });
  const { id } = (JSON.parse((await get('/mailbox/api/mails')).body) as { id: string }[])[0] ?? {
    id: '',
  };
  const { status, policy, body } = await get(`/mailbox/${id}`);
  expect(status).toBe(200);
  expect(policy).toContain("default-src 'none'");
  expect(body).toMatch(/<iframe[^>]*sandbox="(?![^"]*allow-scripts)/);
  expect(body).toContain('&lt;base target=&quot;_top&quot;&gt;');
  expect(body).not.toContain('<script>alert');
  expect(body).toContain('<h1>&lt;b&gt;x&lt;/b&gt;</h1>');
});

describe('an answer', () => {
  const domain = 'in.example.com';
  let taken: { from: string; to: string[]; raw: string }[];
  let server: SMTPServer;
  beforeEach(async () => {
    taken = [];
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, { envelope: { mailFrom, rcptTo } }, done) =>
        void readText(stream).then((raw) => {
          taken.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
          });
          done(
            raw.includes('no way')
              ? Object.assign(new Error('5.6.0 Not so'), { responseCode: 554 })
              : null,
            'Taken',
          );
        }),
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    mailbox.answersGoTo({ domain, port: (server.server.address() as AddressInfo).port });
  });
  afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  const arrived = async (replyTo?: string) => {
    await send({
      to: 'ada@example.com',
      subject: 'Firewall',
      text: 'Fixed.',
      ...(replyTo === undefined ? {} : { replyTo }),
    });
    return (JSON.parse((await get('/mailbox/api/mails')).body) as { id: string }[])[0]?.id ?? '';
  };
  /** As a browser sends a form: `fetch` would say where it comes from by itself. */
  const answer = async (
    id: string,
    text: string,
    headers: Record<string, string> = { Origin: site },
  ) => {
    const asked = request(`${site}/mailbox/${id}/reply`, { method: 'POST', headers });
    asked.end(new URLSearchParams({ from: 'ada@example.com', text }).toString());
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await readText(response) };
  };

  test('is sent by SMTP, as by the receiver, with the mail below', async () => {
    const id = await arrived(`talk+x@${domain}`);
    expect((await get(`/mailbox/${id}`)).body).toContain('<summary class="button">Reply</summary>');
    expect((await answer(id, 'Rule is in.')).body).toContain('The server said: 250 Taken');
    expect(taken).toMatchObject([{ from: 'ada@example.com', to: [`talk+x@${domain}`] }]);
    expect(taken[0]?.raw).toMatch(/Rule is in\.\r\n\r\nOn .* wrote:\r\n> Fixed\./);
    expect(taken[0]?.raw).toMatch(/Subject: Re: Firewall/);
  });

  test('that is not taken says why, and is not lost', async () => {
    const { status, body } = await answer(await arrived(`talk+x@${domain}`), 'no way </textarea>');
    expect(status).toBe(422);
    expect(body).toContain('The server said: 554 5.6.0 Not so');
    expect(body).toContain('no way &lt;/textarea&gt;</textarea>');
  });

  test('is written by no other page, and to no other address', async () => {
    const id = await arrived(`talk+x@${domain}`);
    expect((await answer(id, 'Hi', { Origin: 'http://evil.example' })).status).toBe(403);
    const other = await arrived();
    expect((await get(`/mailbox/${other}`)).body).not.toContain('Reply');
    expect(
      (await answer(id, 'Hi', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).status,
    ).toBe(403);
    expect((await answer(other, 'Hi')).status).toBe(404);
    expect(taken).toEqual([]);
  });
});

test('an empty mailbox and a mail that is gone say so; other places are passed on', async () => {
  expect((await get('/mailbox')).body).toContain('No mail has been sent until now.');
  expect(await get('/mailbox/0000000001')).toMatchObject({ status: 404 });
  expect((await get('/mailbox/../etc')).status).toBe(404);
  expect((await get('/mailboxes')).body).toBe('Not Found');
});

test('keeps the last 500', async () => {
  const folder = path.join(dataDir, 'many');
  const store = await MailStore.open(folder);
  const mail = {
    at: '2026-11-21T10:00:00.000Z',
    messageId: '',
    from: '',
    replyTo: '',
    to: ['a@b.c'],
    text: '',
    html: '',
  };
  for (let i = 1; i <= KEPT_MAILS + 3; i++) await store.add({ ...mail, subject: String(i) });
  expect(await readdir(folder)).toHaveLength(KEPT_MAILS);
  const subjects = (await MailStore.open(folder)).list().map(({ subject }) => subject);
  expect([subjects[0], subjects.at(-1)]).toEqual([String(KEPT_MAILS + 3), '4']);
});
