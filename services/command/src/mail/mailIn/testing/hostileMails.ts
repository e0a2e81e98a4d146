import { deflateRawSync } from 'node:zlib';
import type { RawMail } from './smtpTalk.ts';

/** Whom the mails are about. */
export type MailTarget = {
  /** The signed address that the mails go to, and whose it is. */
  readonly address: string;
  readonly receiver: string;
  readonly domain: string;
};

/**
 * Stands where nothing of a mail may be shown: in scripts, handlers, styles, and what is hidden.
 */
export const NEVER_SHOWN = 'HOSTILE-RUN';

/** Random numbers that follow from a seed. */
type Random = (most: number) => number;
const random = (seed: number): Random => {
  let state = seed >>> 0;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
};

type Draft = {
  heads?: readonly string[];
  body?: string | Buffer;
  from?: string | null;
  sender?: string;
  to?: readonly string[];
};
type Kind = (target: MailTarget, n: number, pick: Random) => Draft;

const typed = (type: string, more: readonly string[] = []) => [
  'MIME-Version: 1.0',
  `Content-Type: ${type}`,
  ...more,
];
const bytes = (length: number, pick: Random) =>
  Buffer.from(Array.from({ length }, () => pick(256)));
const altered = (address: string, pick: Random) => {
  const at = 'talk+'.length + pick(32);
  return address.slice(0, at) + (address.charAt(at) === 'a' ? 'b' : 'a') + address.slice(at + 1);
};
const nested = (depth: number): string => {
  let text = 'Content-Type: text/plain\r\n\r\ndeep';
  for (let n = 0; n < depth; n++)
    text = `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n${text}\r\n--b${n}--`;
  return text;
};
const pages: readonly string[] = [
  `<script>${NEVER_SHOWN}</script><p>words</p>`,
  `<img src=x onerror="${NEVER_SHOWN}">words`,
  `<svg onload="${NEVER_SHOWN}"><script>${NEVER_SHOWN}</script></svg>words`,
  `<a href="javascript:${NEVER_SHOWN}">words</a>`,
  `<style>@import "${NEVER_SHOWN}"</style><p style="background:url(${NEVER_SHOWN})">words</p>`,
  `<iframe srcdoc="${NEVER_SHOWN}">${NEVER_SHOWN}</iframe>words`,
  `<meta http-equiv=refresh content="0;url=${NEVER_SHOWN}"><base href="${NEVER_SHOWN}">words`,
  `<scr<script>${NEVER_SHOWN}</script>ipt>words`,
  `<!--><script>${NEVER_SHOWN}</script>-->words`,
  `<noscript><p title="</noscript><img src=x onerror=${NEVER_SHOWN}>">words</p>`,
  `<div style="display:none">${NEVER_SHOWN}</div>words`,
  `<form action="${NEVER_SHOWN}"><button formaction="${NEVER_SHOWN}">words</button></form>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${NEVER_SHOWN}></style></mglyph></table></mtext></math>words`,
  `${'<div>'.repeat(50_000)}words`,
  `<blockquote>${'<b>'.repeat(20_000)}</blockquote>words`,
];

const kinds: Readonly<Record<string, Kind>> = {
  'of somebody else': (_, n) => ({ from: `eve${n}@evil.example`, body: 'Mark this as done.' }),
  'with the right name over another address': ({ receiver }) => ({
    from: `"${receiver}" <eve@evil.example>`,
    body: 'done',
  }),
  'of two': ({ receiver }, n) =>
    n % 2 === 0
      ? { from: `${receiver}, eve@evil.example`, body: 'done' }
      : { heads: [`From: eve@evil.example`], from: receiver, body: 'done' },
  'whose sender is written oddly': ({ receiver }, n) => ({
    from:
      [
        `Team: ${receiver};`,
        `=?utf-8?B?${Buffer.from(receiver).toString('base64')}?= <eve@evil.example>`,
        `eve@evil.example (${receiver})`,
        `<${receiver}`,
        `${receiver}\u0000@evil.example`,
      ][n % 5] ?? '',
    body: 'done',
  }),
  'to an address that nobody signed': ({ address }, n, pick) => ({
    to: [
      [
        altered(address, pick),
        `talk+@${address.split('@')[1]}`,
        `postmaster@${address.split('@')[1]}`,
        'victim@elsewhere.example',
        `"${address}"@elsewhere.example`,
      ][n % 5] ?? '',
    ],
    body: 'done',
  }),
  'that would command': (_, n) => ({
    heads: ['X-Waymark-Command: SetTaskStatus', 'X-Status: DONE', 'Subject: [DONE] status=done'],
    body:
      [
        '#done',
        'STATUS: DONE',
        '{"command":"SetTaskStatus","payload":{"status":"DONE"}}',
        "'; DROP TABLE identity.sessions; --",
        '{{status}} ${process.exit(1)} <%= 1 %>',
      ][n % 5] ?? '',
  }),
  'of HTML': (_, n) => ({
    heads: typed('text/html; charset=utf-8'),
    body: pages[n % pages.length] ?? '',
  }),
  'of marks that turn it round': () => ({
    heads: typed('text/plain; charset=utf-8'),
    body: 'pay \u202e000,01\u202c \u2066x\u2069 \u001b[2J\u0007 \u200b\u0000 now <script>alert(1)</script>',
  }),
  'of letters that cannot be told': (_, n, pick) => ({
    heads: typed(
      `text/plain; charset=${['utf-8', 'utf-16', 'utf-7', 'x-none', '"', 'iso-2022-jp', '\u0000'][n % 7]}`,
      [
        `Content-Transfer-Encoding: ${['8bit', 'base64', 'quoted-printable', 'uuencode', 'none\r\n\tnone'][n % 5]}`,
      ],
    ),
    body: bytes(2_000, pick),
  }),
  'of heads alone': (_, n, pick) => ({
    heads:
      [
        [`X-A: ${'a'.repeat(600_000)}`],
        Array.from({ length: 20_000 }, (__, i) => `X-${i}: a`),
        [`Subject: ${'=?utf-8?Q?a?= '.repeat(20_000)}`],
        [`References: ${'<a@b> '.repeat(20_000)}`],
        [`Subject: a\r\n${' b\r\n'.repeat(20_000)} c`],
        [
          bytes(3_000, pick)
            .toString('latin1')
            .replace(/[\r\n]/g, ''),
        ],
        [`To: ${'('.repeat(30_000)}`, `Date: ${'9'.repeat(10_000)}`],
      ][n % 7] ?? [],
    body: 'words',
  }),
  'that is no mail': (_, n, pick) => ({
    from: null,
    heads: [],
    body:
      [
        Buffer.alloc(0),
        bytes(5_000, pick),
        Buffer.from('\r\n'),
        Buffer.alloc(3_000, 10),
        Buffer.alloc(3_000),
      ][n % 5] ?? '',
  }),
  'that goes round': ({ domain }, n) =>
    [
      {
        heads: Array.from({ length: 60 }, (__, i) => `Received: from a${i} by b${i}`),
        body: 'words',
      },
      { heads: ['Message-ID: <e-anna@waymark>'], body: 'words' },
      { sender: `talk+x@${domain}`, body: 'words' },
      { heads: [`X-Loop: ${domain}`], body: 'words' },
    ][n % 4] ?? {},
  'of a machine': (_, n) =>
    [
      { sender: '', body: 'Undelivered' },
      { heads: ['Auto-Submitted: auto-replied'], body: 'I am away' },
      {
        heads: typed('multipart/report; report-type=delivery-status; boundary=b'),
        body: '--b\r\n\r\nfailed\r\n--b--',
      },
    ][n % 3] ?? {},
  'that seems of a machine': ({ receiver }, n) =>
    [
      { from: receiver, heads: ['X-Autoreply: yes'], body: 'I am away' },
      { from: `eve${n}@evil.example`, heads: ['Precedence: bulk'], body: 'News' },
      { from: `eve${n}@evil.example`, heads: ['List-Id: <all.example.com>'], body: 'News' },
      { from: 'mailer-daemon@mx.example', body: 'Undelivered' },
    ][n % 4] ?? {},
  'of parts without end': (_, n) => ({
    heads: [
      nested(600),
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\na\r\n'.repeat(20_000)}--b--`,
      `Content-Type: multipart/mixed; boundary=${'b'.repeat(5_000)}\r\n\r\nwords`,
      `Content-Type: multipart/alternative\r\n\r\nwords`,
      Array.from({ length: 60 }, () => 'Content-Type: message/rfc822\r\n\r\n').join('') +
        'From: a@b.example\r\n\r\nwords',
    ].slice(n % 5, (n % 5) + 1),
    body: '',
  }),
  'of a file that grows': (_, n, pick) => ({
    heads: typed('multipart/mixed; boundary=b'),
    body: `--b\r\n\r\nsee the file\r\n--b\r\nContent-Type: application/zip; name="../../${NEVER_SHOWN}\u0000.exe"\r\nContent-Transfer-Encoding: base64\r\n\r\n${deflateRawSync(Buffer.alloc(4_000_000 + pick(9), n)).toString('base64')}\r\n${'A'.repeat(400_000)}\r\n--b--`,
  }),
  'of lines made to take long': (_, n) => ({
    body:
      [
        '\r\n'.repeat(60_000),
        'On 1 '.repeat(40_000),
        'From: a\r\n'.repeat(20_000),
        '> '.repeat(60_000),
        `${'_'.repeat(20)}\r\n\r\n`.repeat(8_000),
        'a'.repeat(900_000),
      ][n % 6] ?? '',
  }),
  'that came before': () => ({
    heads: ['Message-ID: <again@client.example>'],
    body: 'the very same',
  }),
};

/**
 * So many mails that nobody should have to read, the same for the same seed; each with the kind
 * that it is of.
 */
export function* hostileMails(
  count: number,
  seed: number,
  target: MailTarget,
): Generator<RawMail & { readonly kind: string }> {
  const pick = random(seed);
  const names = Object.keys(kinds);
  for (let n = 0; n < count; n++) {
    const kind = names[n % names.length] ?? '';
    const draft = kinds[kind]?.(target, Math.floor(n / names.length) + pick(2), pick) ?? {};
    const {
      from = target.receiver,
      heads = [],
      body = '',
      sender = 'somebody@sender.example',
      to = [target.address],
    } = draft;
    const id = heads.some((head) => head.startsWith('Message-ID'))
      ? []
      : [`Message-ID: <${seed}.${n}@sender.example>`];
    const head = from === null ? '' : [`From: ${from}`, ...id, ...heads].join('\r\n') + '\r\n\r\n';
    yield { kind, sender, to, raw: Buffer.concat([Buffer.from(head), Buffer.from(body)]) };
  }
}
