import type { StoredMail } from './mailStore.ts';
import type { MailReply } from './sendReply.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (words: string) => words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** All mails, newest first. `to`: only those to this address are shown. */
export function listPage(mails: readonly StoredMail[], to: string | undefined): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const shown =
    to === undefined
      ? ''
      : `<p class="filter">To ${escape(to)} <a href="/mailbox">Show all</a></p>`;
  const content =
    mails.length === 0 ? emptyState(to) : `<ul class="mails">${mails.map(row).join('')}</ul>`;
  return page(
    'Mailbox',
    `<div class="head"><h1>Mailbox</h1><span class="count">${count}</span></div>${shown}${content}`,
    mails[0]?.id,
  );
}

const emptyState = (to: string | undefined) =>
  `<div class="empty"><p>${to === undefined ? 'No mail has been sent until now.' : 'No mail to this address.'}</p>
<p class="hint">Ask for a code on the sign-in page: it arrives here.</p><p><a class="button" href="/login">Sign in</a></p></div>`;

const row = ({
  id,
  at,
  to,
  subject,
  text,
}: StoredMail) => `<li><a class="mail" href="/mailbox/${id}">
<span class="subject">${escape(subject || '(no subject)')}</span><time datetime="${at}">${shortTime(at)}</time>
<span class="to">${escape(to.join(', '))}</span><span class="beginning">${escape(text.replace(/\s+/g, ' ').slice(0, 160))}</span></a></li>`;

/** What became of an answer. */
type Sent = MailReply & { readonly taken: boolean; readonly said: string };

/**
 * One mail: its HTML in a frame where no script runs and nothing is loaded from outside, and its
 * text.
 */
export function mailPage(
  { id, at, from, to, subject, text, html }: StoredMail,
  answersTo: string | null = null,
  sent: Sent | null = null,
): string {
  const addressees = to
    .map((address) => `<a href="/mailbox?to=${encodeURIComponent(address)}">${escape(address)}</a>`)
    .join(', ');
  const frame = `<iframe title="The mail as it looks" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escape(withTarget(html))}"></iframe>`;
  return page(
    subject,
    `<p class="back"><a href="/mailbox">Mailbox</a></p><h1>${escape(subject || '(no subject)')}</h1>
<dl><dt>From</dt><dd>${escape(from)}</dd><dt>To</dt><dd>${addressees}</dd><dt>Sent</dt><dd><time datetime="${at}">${shortTime(at)}</time></dd></dl>
${answersTo === null ? '' : replyForm(id, to[0] ?? '', answersTo, sent)}${html === '' ? '' : frame}<details${html === '' ? ' open' : ''}><summary>As text</summary><pre tabindex="0" aria-label="The mail as text">${linked(text)}</pre></details>`,
  );
}

/**
 * The answer as a mail program would send it; by another address than the receiver's it is a
 * stranger's.
 */
function replyForm(id: string, receiver: string, to: string, sent: Sent | null): string {
  const told =
    sent === null
      ? ''
      : `<p class="told" role="status">${sent.taken ? 'Sent.' : 'Not taken.'} The server said: ${escape(sent.said)}</p>`;
  const [from, text] = [sent?.from ?? receiver, sent?.taken === false ? sent.text : ''];
  return `${told}<details class="reply"${sent?.taken === false ? ' open' : ''}><summary class="button">Reply</summary>
<form method="post" action="/mailbox/${id}/reply"><label>From <input name="from" type="email" required value="${escape(from)}"></label>
<p class="hint">To ${escape(to)}</p><label>Your answer <textarea name="text" rows="6" required>${escape(text)}</textarea></label>
<button class="button" type="submit">Send</button></form></details>`;
}

export const missingPage = (): string =>
  page(
    'No such mail',
    '<h1>No such mail</h1><p class="hint">The mailbox keeps the last 500. This one is gone, or never was.</p><p><a class="button" href="/mailbox">Back to the mailbox</a></p>',
  );

/** Links of the mail lead the whole page there, not only the frame. */
const withTarget = (html: string) =>
  /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, '$&<base target="_top">')
    : `<base target="_top">${html}`;

const linked = (text: string) =>
  escape(text).replace(
    /https?:\/\/[^\s<>&]+(?:&amp;[^\s<>&]+)*/g,
    (url) => `<a href="${url}">${url}</a>`,
  );

/** `21.11.2026 10:14` in UTC; the page's script turns it into the reader's own time. */
const shortTime = (at: string) =>
  `${at.slice(8, 10)}.${at.slice(5, 7)}.${at.slice(0, 4)} ${at.slice(11, 16)} UTC`;

const page = (title: string, content: string, newest?: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} – Waymark</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/mailbox/assets/tokens.css"><link rel="stylesheet" href="/mailbox/assets/mailbox.css">
<script src="/mailbox/assets/mailbox.js" defer></script></head>
<body${newest === undefined ? '' : ` data-newest="${newest}"`}><header><a class="wordmark" href="/">${mark}Waymark</a><span class="note">Mail of this machine. None of it leaves it.</span></header>
<main>${content}</main></body></html>
`;

const mark = `<svg width="24" height="24" viewBox="3 2.5 18 19" aria-hidden="true"><path d="M5 4h10.5L20 7.5 15.5 11H5z" fill="currentColor"/><path d="M19 13H8.5L4 16.5 8.5 20H19z" fill="var(--brand-line)"/></svg>`;
