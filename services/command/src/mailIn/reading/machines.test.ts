import { describe, expect, test } from 'vitest';
import { isLooping, machineSign, type Head } from './machines.ts';

const heads = (text: string): Head[] =>
  text.split('\n').map((line) => {
    const at = line.indexOf(':');
    return { key: line.slice(0, at).toLowerCase(), value: line.slice(at + 1) };
  });
const anna = 'anna@client.example';

describe('a mail of a machine', () => {
  test.each([
    ['Auto-Submitted: auto-replied', 'auto-submitted'],
    ['Auto-Submitted: AUTO-GENERATED; owner="x"', 'auto-submitted'],
    ['Precedence: bulk', 'precedence'],
    ['Precedence: auto_reply', 'precedence'],
    ['List-Id: <a.example.com>', 'list'],
    ['List-Unsubscribe: <mailto:x@example.com>', 'list'],
    ['Content-Type: multipart/report; report-type=delivery-status', 'report'],
    ['Content-Type: multipart/report; report-type=disposition-notification', 'report'],
    ['X-Autoreply: yes', 'responder'],
    ['X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply', 'responder'],
    ['From: Mail Delivery System <MAILER-DAEMON@mx.example.com>', 'robot'],
    ['From: no-reply@example.com', 'robot'],
    ['From: "anna@client.example" <noreply+1@example.com>', 'robot'],
  ])('%s', (head, sign) => expect(machineSign(heads(`Subject: Re: x\n${head}`), anna)).toBe(sign));

  test('is one without a sender, or with a robot for one', () => {
    expect(machineSign([], '')).toBe('no-sender');
    expect(machineSign([], 'bounces+123@example.com')).toBe('robot');
  });

  test.each([
    ['Auto-Submitted: no'],
    ['Precedence: normal'],
    ['Content-Type: multipart/alternative; boundary=report'],
    ['X-Auto-Response-Suppress: DR'],
    ['From: "No Reply Needed" <anna@client.example>'],
    ['From: noreplymann@example.com'],
    ['Subject: Automatic reply: the firewall'],
  ])('is not one that says %s', (head) => expect(machineSign(heads(head), anna)).toBeNull());
});

describe('a mail that goes round', () => {
  const domain = 'in.example.com';
  const hops = (n: number) => heads(Array.from({ length: n }, () => 'Received: from a by b').join('\n'));
  test.each<[string, readonly Head[], string]>([
    ['was handed on too often', hops(31), anna],
    ['is one of ours that comes back', heads('Message-ID: <waymark.e1-anna@seller.example>'), anna],
    ['is one of ours that was sent under the name before', heads('Message-ID: <e1-anna@waymark>'), anna],
    ['is sent by an address of ours', [], `talk+x@${domain}`],
    ['says so', heads(`X-Loop: ${domain}`), anna],
  ])('%s', (_, of, sender) => expect(isLooping(of, sender, domain)).toBe(true));

  test('is none that a colleague writes from the domain of our sender', () =>
    expect(isLooping(heads('Message-ID: <a1@seller.example>'), 'olga@seller.example', domain)).toBe(false));

  test('is none that answers one of ours', () =>
    expect(
      isLooping(
        [...hops(12), ...heads('In-Reply-To: <e1-anna@waymark>\nMessage-ID: <a@mail.example.com>')],
        anna,
        domain,
      ),
    ).toBe(false));
});
