import { escapeHtml, type Link } from './content.ts';
import { looking } from './schemes.ts';

/** What somebody said. `when`: as the reader reads it. */
export type SpokenPart = {
  readonly name: string;
  readonly initials: string;
  readonly when: string;
  readonly words: string;
  /** Which files it carries, in a line. */
  readonly files?: string;
};

/** A conversation in a mail: what was said comes first, then what it is about. */
export type MailTalkParts = {
  /** How it is answered. */
  readonly reply?: string;
  readonly spoken: readonly SpokenPart[];
  /** A note of the team: it looks like one, and says so. */
  readonly note?: string;
  readonly place: {
    readonly title: string;
    readonly line: string;
    readonly turn: { readonly whose: string; readonly why: string };
  };
  /** The first is what most people want. */
  readonly buttons: readonly Link[];
  readonly earlier?: { readonly spoken: SpokenPart; readonly more?: Link };
};

export function talkAsText({
  reply,
  spoken,
  note,
  place: { title, line, turn },
  buttons,
  earlier,
}: MailTalkParts): string[] {
  return [
    ...(note === undefined ? [] : [note]),
    ...spoken.map(({ name, when, words, files }) =>
      [`${name}, ${when}:`, words, files].filter(Boolean).join('\n'),
    ),
    [title, line, `${turn.whose}. ${turn.why}`.trim()].join('\n'),
    ...(reply === undefined ? [] : [reply]),
    buttons.map(({ text, url }) => `${text}: ${url}`).join('\n'),
    ...(earlier === undefined
      ? []
      : [
          [
            `${earlier.spoken.name}, ${earlier.spoken.when}:`,
            ...[earlier.spoken.words, earlier.spoken.files]
              .filter(Boolean)
              .join('\n')
              .split('\n')
              .map((words) => `> ${words}`),
            ...(earlier.more === undefined ? [] : [`${earlier.more.text}: ${earlier.more.url}`]),
          ].join('\n'),
        ]),
  ];
}

export const talkAsHtml = ({
  reply,
  spoken,
  note,
  place,
  buttons,
  earlier,
}: MailTalkParts): string =>
  [
    ...(reply === undefined
      ? []
      : [
          `<p ${looking('hint', 'margin:0 0 16px;font-size:13px;line-height:20px')}>&#8617;&#xFE0E;&ensp;${escapeHtml(reply)}</p>`,
        ]),
    ...(note === undefined
      ? spoken.map(said)
      : [
          `<div ${looking('note', 'margin:0 0 16px;padding:12px 16px 0;border-width:1px;border-style:dashed;border-radius:8px')}>`,
          `<p ${looking('noteMark', 'margin:0 0 12px;font-size:13px;line-height:20px;font-weight:600')}>${escapeHtml(note)}</p>`,
          ...spoken.map(said),
          '</div>',
        ]),
    placed(place),
    `<div style="font-size:0">${buttons.map(button).join('')}</div>`,
    ...(earlier === undefined ? [] : [before(earlier)]),
  ].join('\n');

/** Line ends are kept: somebody who writes a list means one. */
const worded = ({ words, files }: Pick<SpokenPart, 'words' | 'files'>) =>
  [
    ...(words === '' ? [] : [escapeHtml(words).replaceAll('\n', '<br>')]),
    ...(files === undefined
      ? []
      : [
          `<span ${looking('support', 'font-size:14px;line-height:20px')}>${escapeHtml(files)}</span>`,
        ]),
  ].join('<br>');

const said = ({ name, initials, when, ...said }: SpokenPart) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
<td width="44" valign="top"><div ${looking('avatar', 'width:32px;height:32px;border-radius:16px;font-size:12px;line-height:32px;font-weight:600;text-align:center')} aria-hidden="true">${escapeHtml(initials)}</div></td>
<td valign="top"><span style="font-size:14px;line-height:20px;font-weight:600">${escapeHtml(name)}</span> <span ${looking('support', 'font-size:14px;line-height:20px;white-space:nowrap')}>${escapeHtml(when)}</span><br>${worded(said)}</td></tr></table>`;

const placed = ({ title, line, turn }: MailTalkParts['place']) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${looking('boxed', 'margin:0 0 16px;border-width:1px;border-style:solid;border-radius:8px;font-size:14px;line-height:20px')}>
<tr><td ${looking('row', 'padding:12px 16px;border-bottom-width:1px;border-bottom-style:solid')}><strong ${looking('strong', 'font-weight:600')}>${escapeHtml(title)}</strong><br>${escapeHtml(line)}</td></tr>
<tr><td style="padding:12px 16px"><strong ${looking('strong', 'font-weight:600')}>${escapeHtml(turn.whose)}.</strong> ${escapeHtml(turn.why)}</td></tr></table>`;

/** One behind the other, or, where there is no room, one below the other. */
const button = ({ text, url }: Link, index: number) =>
  `<a href="${escapeHtml(url)}" ${looking(index === 0 ? 'button' : 'plain', 'display:inline-block;margin:0 8px 8px 0;padding:10px 20px;border-width:1px;border-style:solid;border-radius:6px;font-size:16px;line-height:24px;font-weight:600;text-decoration:none')}>${escapeHtml(text)}</a>`;

const before = ({ spoken, more }: NonNullable<MailTalkParts['earlier']>) =>
  `<div ${looking('quote', 'margin:16px 0 0;padding:0 0 0 12px;border-left-width:3px;border-left-style:solid;font-size:14px;line-height:20px')}>${escapeHtml(`${spoken.name}, ${spoken.when}`)}<br>${worded(spoken)}${more === undefined ? '' : ` <a href="${escapeHtml(more.url)}" ${looking('link', '')}>${escapeHtml(more.text)}</a>`}</div>`;
