import { describe, expect, test } from 'vitest';
import { readMail, type MailAnswer } from './readMail.ts';

const domain = 'in.example.com';
const from = 'From: Anna Klein <Anna@Client.example>';
const id = 'Message-ID: <1@client.example>';
const mail = (heads: readonly string[], body: string | Buffer) =>
  Buffer.concat([Buffer.from(`${heads.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
const read = (raw: Uint8Array): Promise<MailAnswer> =>
  readMail({ raw, envelopeSender: 'anna@client.example', domain });
const plain = (body: string | Buffer, more: readonly string[] = []) =>
  read(mail([from, id, ...more], body));
const words = async (answer: Promise<MailAnswer>) => {
  const given = await answer;
  return given.kind === 'mail' ? given.mail.text : given;
};

describe('a mail is read', () => {
  test('as who wrote it, what they wrote and what stands around it', async () =>
    expect(
      await plain('Rule is in.\r\n\r\nOn Fri, Nov 20, 2026 Dana wrote:\r\n> Fixed.\r\n'),
    ).toEqual({
      kind: 'mail',
      mail: {
        messageId: '<1@client.example>',
        from: { address: 'anna@client.example', name: 'Anna Klein' },
        text: 'Rule is in.',
        rest: 'On Fri, Nov 20, 2026 Dana wrote:\n> Fixed.',
        files: [],
        seems: null,
      },
    }));

  test('as from one address, in whichever letters its domain is written', async () => {
    for (const domain of ['müller.example', 'xn--mller-kva.example'])
      expect(
        await read(
          mail(
            [`From: Joerg <Joerg@${domain}>`, id, 'Content-Type: text/plain; charset=utf-8'],
            'Yes.',
          ),
        ),
      ).toMatchObject({ mail: { from: { address: 'joerg@xn--mller-kva.example' } } });
  });

  test.each([
    [
      'by its charset',
      'Content-Type: text/plain; charset=iso-8859-1',
      Buffer.from('Gr\xfc\xdfe', 'latin1'),
      'Grüße',
    ],
    [
      'quoted for the way',
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable',
      'Gr=C3=BC=C3=9Fe',
      'Grüße',
    ],
    [
      'in base64',
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64',
      Buffer.from('Grüße 🙂').toString('base64'),
      'Grüße 🙂',
    ],
    ['without a charset', 'X-Mailer: old', Buffer.from('F\xfcr M\xfcller', 'latin1'), 'Für Müller'],
    [
      'by its letters where the charset is wrong',
      'Content-Type: text/plain; charset="utf-8"; format=flowed',
      Buffer.from('Gr\xfc\xdfe aus M\xfcnchen', 'latin1'),
      'Grüße aus München',
    ],
    [
      'as UTF-8 where another charset is named',
      'Content-Type: text/plain; charset=us-ascii',
      'Grüße, „wie besprochen“',
      'Grüße, „wie besprochen“',
    ],
    [
      'by its byte order mark',
      'Content-Type: text/plain\r\nContent-Transfer-Encoding: base64',
      Buffer.from('\ufeffGrüße', 'utf16le').toString('base64'),
      'Grüße',
    ],
    [
      'as HTML without a charset',
      'Content-Type: text/html',
      Buffer.from('<p>F\xfcr M\xfcller</p>', 'latin1'),
      'Für Müller',
    ],
    [
      'with signs of its own charset',
      'Content-Type: text/plain; charset=iso-8859-1',
      Buffer.from('\xabcaf\xe9\xbb', 'latin1'),
      '«café»',
    ],
    ['as HTML alone', 'Content-Type: text/html', '<p>Hi<script>alert(1)</script></p>', 'Hi'],
  ])('%s', async (_, head, body, text) =>
    expect(await words(plain(body, ['MIME-Version: 1.0', head]))).toBe(text),
  );

  test('to its end, whose marks of byte order go on and on', async () => {
    const marks = Buffer.from(`\ufeff${'ÿþ'.repeat(9)}`, 'utf16le').toString('base64');
    const heads = [
      'MIME-Version: 1.0',
      'Content-Type: text/plain',
      'Content-Transfer-Encoding: base64',
    ];
    expect(await words(plain(marks, heads))).toBe('ÿþ'.repeat(9));
  });

  test('by its text where it has both, and its files are named', async () => {
    const part = (heads: string, body: string) => `--b\r\n${heads}\r\n\r\n${body}\r\n`;
    const body = `${part('Content-Type: text/plain', 'See the plan.')}${part('Content-Type: text/html', '<b>other</b>')}${part('Content-Type: application/pdf; name="plan.pdf"\r\nContent-Disposition: attachment; filename="pl\u202ean.pdf"\r\nContent-Transfer-Encoding: base64', 'AAAA')}--b--`;
    const answer = await plain(body, [
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
    ]);
    expect(answer).toMatchObject({ mail: { files: [{ name: 'plan.pdf', bytes: 3 }] } });
    expect(await words(Promise.resolve(answer))).toContain('See the plan.');
  });

  test('by an id of its own where it brings none, the same each time', async () => {
    const once = async (date: string, received: string) => {
      const answer = await read(mail([`Received: ${received}`, from, `Date: ${date}`], 'Hi'));
      return answer.kind === 'mail' ? answer.mail.messageId : answer;
    };
    const first = await once('Fri, 20 Nov 2026 09:12:00 +0100', 'one way');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await once('Fri, 20 Nov 2026 09:12:00 +0100', 'another way')).toBe(first);
    expect(await once('Fri, 20 Nov 2026 09:13:00 +0100', 'one way')).not.toBe(first);
  });

  test.each([
    ['List-Unsubscribe: <mailto:u@crm.example>', 'list'],
    ['X-Autoreply: yes', 'responder'],
  ])('with what it seems to be, where a gateway or a program says %s', async (head, seems) =>
    expect(await plain('Rule is in.', [head])).toMatchObject({
      kind: 'mail',
      mail: { text: 'Rule is in.', seems },
    }),
  );

  test('no longer than what may be typed; what is beyond is kept beside', async () => {
    const answer = await plain(`${'long '.repeat(3_000)}end`);
    expect(answer).toMatchObject({ kind: 'mail' });
    if (answer.kind !== 'mail') return;
    expect(answer.mail.text).toHaveLength(10_000);
    expect(answer.mail.rest).toMatch(/end$/);
  });
});

describe('a mail is not read', () => {
  const unreadable = (why: string) => ({ kind: 'unreadable', why });
  test.each([
    ['that names nobody', [id]],
    ['that names two in one head', ['From: anna@client.example, eve@evil.example']],
    ['that names two in two heads', [from, 'From: eve@evil.example']],
    [
      'that names somebody else in what looks like a name',
      ['From: anna@client.example <eve@evil.example>'],
    ],
    ['whose sender is a group', ['From: Team: anna@client.example;']],
    [
      'whose sender has an address in its name alone',
      ['From: =?utf-8?q?=3Canna=40client.example=3E?='],
    ],
    [
      'whose sender has an address in its name alone, in base64',
      [`From: =?utf-8?b?${btoa('<anna@client.example>')}?=`],
    ],
    ['whose sender is no address', ['From: Anna <script>']],
  ])('%s', async (_, heads) =>
    expect(await read(mail(heads, 'Hi'))).toEqual(unreadable('no-author')),
  );

  test.each([
    [
      'whose letters cannot be told',
      'Content-Type: text/plain; charset=utf-8',
      Buffer.from(Array.from({ length: 400 }, (_, n) => 128 + (n % 60))),
    ],
    [
      'in base64 that is none',
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64',
      '/////////////////////w=='.repeat(9),
    ],
  ])('%s', async (_, head, body) =>
    expect(await plain(body, ['MIME-Version: 1.0', head])).toEqual(unreadable('broken')),
  );

  test.each([
    ['without any', ''],
    ['that nobody can see', '\u200b\u200b\r\n\u2060'],
  ])('%s, for want of words', async (_, body) =>
    expect(await plain(body)).toEqual(unreadable('no-words')),
  );

  test('whose words lie in a file that Outlook alone opens', async () => {
    const part = (heads: string, body: string) => `--b\r\n${heads}\r\n\r\n${body}\r\n`;
    const tnef =
      'Content-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Disposition: attachment; filename="winmail.dat"\r\nContent-Transfer-Encoding: base64';
    const mixed = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
    expect(await plain(`${part(tnef, 'eJ8+')}--b--`, mixed)).toEqual(unreadable('outlook-alone'));
    expect(
      await words(
        plain(
          `${part('Content-Type: text/plain', 'Rule is in.')}${part(tnef, 'eJ8+')}--b--`,
          mixed,
        ),
      ),
    ).toBe('Rule is in.');
  });

  test('whose parts lie in one another without end', async () => {
    const deep = (n: number): string =>
      n === 0
        ? ''
        : `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n${deep(n - 1)}`;
    expect(await read(mail([from, deep(40)], ''))).toEqual(unreadable('broken'));
  });

  test('whose heads have no end', async () =>
    expect(await read(mail([from, `X-A: ${'a'.repeat(400_000)}`], 'Hi'))).toEqual(
      unreadable('broken'),
    ));

  test('that a machine sent, or that goes round', async () => {
    expect(await plain('I am away', ['Auto-Submitted: auto-replied'])).toEqual({
      kind: 'machine',
      sign: 'auto-submitted',
    });
    expect(
      await read(mail([from, 'Message-ID: <x@waymark>', 'Auto-Submitted: auto-generated'], 'Hi')),
    ).toEqual({ kind: 'loop' });
  });
});
