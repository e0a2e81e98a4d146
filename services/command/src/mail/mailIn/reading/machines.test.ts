import { describe, expect, test } from 'vitest';
import { isLooping, machineSign, seemingMachineSign, type Head } from './machines.ts';

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
    ['Content-Type: multipart/report; report-type=delivery-status', 'report'],
    ['Content-Type: multipart/report; report-type=disposition-notification', 'report'],
  ])('is one for certain that says %s', (head, sign) =>
    expect(machineSign(heads(`Subject: Re: x\n${head}`), anna)).toBe(sign),
  );

  test('is one for certain that has no sender', () =>
    expect(machineSign([], '')).toBe('no-sender'));

  const seeming = [
    ['Precedence: bulk', 'precedence'],
    ['Precedence: auto_reply', 'responder'],
    ['List-Id: <a.example.com>', 'list'],
    ['List-Unsubscribe: <mailto:x@example.com>', 'list'],
    ['X-Autoreply: yes', 'responder'],
    ['List-Id: <a.example.com>\nX-Autoreply: yes', 'responder'],
    ['X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply', 'precedence'],
    ['From: Mail Delivery System <MAILER-DAEMON@mx.example.com>', 'robot'],
    ['From: no-reply@example.com', 'robot'],
    ['From: "anna@client.example" <noreply+1@example.com>', 'robot'],
  ];
  test.each(seeming)(
    'only seems one that says %s: people’s gateways write the same',
    (head, sign) => {
      expect(seemingMachineSign(heads(`Subject: Re: x\n${head}`), anna)).toBe(sign);
      expect(machineSign(heads(`Subject: Re: x\n${head}`), anna)).toBeNull();
    },
  );

  test('only seems one that a robot’s address sent', () =>
    expect(seemingMachineSign([], 'bounces+123@example.com')).toBe('robot'));

  test.each([
    ['Auto-Submitted: no'],
    ['Precedence: normal'],
    ['Content-Type: multipart/alternative; boundary=report'],
    ['X-Auto-Response-Suppress: DR'],
    ['X-Autoreply: no'],
    ['From: "No Reply Needed" <anna@client.example>'],
    ['From: noreplymann@example.com'],
    ['Subject: Automatic reply: the firewall'],
  ])('is and seems none that says %s', (head) => {
    expect(machineSign(heads(head), anna)).toBeNull();
    expect(seemingMachineSign(heads(head), anna)).toBeNull();
  });
});

describe('a mail that goes round', () => {
  const domain = 'in.example.com';
  const hops = (n: number) =>
    heads(Array.from({ length: n }, () => 'Received: from a by b').join('\n'));
  test.each<[string, readonly Head[], string]>([
    ['was handed on too often', hops(31), anna],
    ['is one of ours that comes back', heads('Message-ID: <waymark.e1-anna@seller.example>'), anna],
    [
      'is one of ours that was sent under the name before',
      heads('Message-ID: <e1-anna@waymark>'),
      anna,
    ],
    ['is sent by an address of ours', [], `talk+x@${domain}`],
    ['says so', heads(`X-Loop: ${domain}`), anna],
  ])('%s', (_, of, sender) => expect(isLooping(of, sender, domain)).toBe(true));

  test('is none that a colleague writes from the domain of our sender', () =>
    expect(isLooping(heads('Message-ID: <a1@seller.example>'), 'olga@seller.example', domain)).toBe(
      false,
    ));

  test('is none that answers one of ours', () =>
    expect(
      isLooping(
        [...hops(12), ...heads('In-Reply-To: <e1-anna@waymark>\nMessage-ID: <a@mail.example.com>')],
        anna,
        domain,
      ),
    ).toBe(false));
});
