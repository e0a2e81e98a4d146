import { onColour } from '@waymark/look/brand';
import type { Language } from '@waymark/look/language';
import type { Hex } from '@waymark/look/oklch';
import { plainName } from '../../payloads/plainName.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { escapeHtml, oneLine, type Link, type MailContent } from './content.ts';
import type { DayInMail } from './days.ts';
import type { SaidWords } from './ownWords.ts';
import { DARK_STYLES, inColour, looking } from './schemes.ts';
import { talkAsHtml, talkAsText, type MailTalkParts } from './talkParts.ts';

/**
 * A list under a headline of its own; of what it does not name it says how much there is, and leads
 * to it.
 */
export type MailSection = {
  readonly title?: string;
  readonly count?: number;
  readonly lines: readonly {
    readonly words: string;
    /** Below it, smaller; nothing where it is empty. */
    readonly under?: string;
    /** Beside it, as a date. */
    readonly note?: string | undefined;
    readonly isLate?: boolean;
  }[];
  readonly more?: Link;
};

/** What stands at the end of mails that somebody may stop. */
export type MailEnding = {
  /** Why and when it came. */
  readonly rhythm?: string;
  readonly links?: readonly Link[];
};

/** How a workspace looks in mails (PRODUCT 22.5). */
export type MailBrand = {
  /** Under its name; '' for none. */
  readonly claim: string;
  readonly color: Hex | null;
  /** The ground that its name stands on; null: that of the page. */
  readonly header: Hex | null;
  /** Where its logo is fetched; null where it has none. */
  readonly logoUrl: string | null;
};

/** What one mail has beside what all of its kind say. */
export type AroundMail = MailEnding & {
  readonly brand?: MailBrand | undefined;
  /** In place of the product's subject, headline, paragraphs and text of the button. */
  readonly own?: SaidWords | undefined;
};

/** A task with all that is known of it. */
export type TaskCard = {
  readonly day: DayInMail | null;
  /** '' where that is not known. */
  readonly takes: string;
  readonly title: string;
  readonly words: readonly string[];
};

/** Parts of a mail, all of them plain words; the layout escapes them. */
export type MailParts = AroundMail & {
  readonly language: Language;
  readonly subject: string;
  /** null: what was said speaks for itself. */
  readonly headline: string | null;
  readonly paragraphs: readonly string[];
  /** Who writes, at its beginning. */
  readonly person?: { readonly name: string; readonly initials: string; readonly line: string };
  /** One task whole, which the button leads to. */
  readonly card?: TaskCard;
  /** After all else, before the button of a mail that has no card. */
  readonly closing?: string;
  /** What it is about, whoever says it how. */
  readonly about?: readonly string[];
  /** Set apart from the words: what somebody wrote. */
  readonly quote?: string | undefined;
  /** Drawn large, to be copied by hand. */
  readonly code?: string;
  /** What is known of what happened: what each is, and how it was. */
  readonly facts?: readonly (readonly [label: string, words: string])[];
  readonly sections?: readonly MailSection[];
  readonly talk?: MailTalkParts;
  readonly button?: Link;
  /** What can be done instead, beside the button of a card. */
  readonly instead?: Link | undefined;
  /** Why this mail came. */
  readonly footer: string;
  /** How to say no to mails of this kind. */
  readonly refusal?: Link;
  /** The workspace it speaks for. */
  readonly sender: string;
};

/** The looks of a workspace that has set none. */
export const noBrand: MailBrand = { claim: '', color: null, header: null, logoUrl: null };

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const small = 'font-size:12px;line-height:18px';

/**
 * The one form of all mails: a narrow column that a phone shows without zooming; styles inline, as
 * mail programs want it.
 */
export function layout(given: MailParts): MailContent {
  const parts = inOwnWords(given);
  const html = inColour(asHtml(parts), parts.brand?.color ?? null);
  return { subject: oneLine(plainName(parts.subject)), text: asText(parts), html };
}

const inOwnWords = ({ own, ...parts }: MailParts): MailParts =>
  own === undefined
    ? parts
    : {
        ...{ ...parts, own, subject: own.subject, headline: own.headline },
        paragraphs: [],
        ...(parts.button && { button: { ...parts.button, text: own.buttonText } }),
      };

const titled = ({ title = '', count }: MailSection) =>
  count === undefined ? title : `${title} (${count})`;

function asText(parts: MailParts): string {
  const { language, headline, paragraphs, quote, code, facts = [], sections = [] } = parts;
  const { own, about = [] } = parts;
  const { button, footer, refusal, sender, rhythm, links = [], talk } = parts;
  const { person, card, closing, instead, brand = noBrand } = parts;
  const linked = (link: Link | undefined) =>
    link === undefined ? [] : [`${link.text}: ${link.url}`];
  const pressed = linked(button);
  const blocks = [
    ...(headline === null ? [] : [headline]),
    ...(person === undefined ? [] : [`${person.name}, ${person.line}`]),
    ...(own === undefined ? [] : [own.body.text]),
    ...paragraphs,
    ...about,
    ...(card === undefined ? [] : [...cardAsText(card), ...pressed, ...linked(instead)]),
    ...(talk === undefined ? [] : talkAsText(talk)),
    ...(quote === undefined ? [] : [mailTexts[language].quoted(quote)]),
    ...(code === undefined ? [] : [code]),
    ...(facts.length === 0 ? [] : [facts.map((fact) => fact.map(oneLine).join(': ')).join('\n')]),
    ...sections.map((section) =>
      [
        ...(section.title === undefined ? [] : [titled(section)]),
        ...section.lines.map(
          ({ words, note, under = '' }) =>
            `- ${oneLine(words)}${note === undefined ? '' : ` (${note})`}${under === '' ? '' : `\n  ${oneLine(under)}`}`,
        ),
        ...(section.more === undefined ? [] : [`- ${section.more.text}: ${section.more.url}`]),
      ].join('\n'),
    ),
    ...(card === undefined ? pressed : []),
    ...(closing === undefined ? [] : [closing]),
    `-- \n${[sender, brand.claim].filter(Boolean).join('\n')}\n${footer}${rhythm === undefined ? '' : `\n${rhythm}`}`,
    ...[...(refusal === undefined ? [] : [refusal]), ...links].map(
      ({ text, url }) => `${text}: ${url}`,
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function asHtml(parts: MailParts): string {
  const { language, subject, headline, paragraphs, quote, code } = parts;
  const { facts = [], sections = [], button, footer, refusal, sender } = parts;
  const { rhythm, links = [], talk, own, about = [] } = parts;
  const { person, card, closing, instead, brand = noBrand } = parts;
  const press = button === undefined ? '' : pressed(button, instead);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(oneLine(subject))}</title><style>${DARK_STYLES}</style></head>
<body ${looking('ground', `margin:0;padding:0;${font}`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${looking('ground', '')}><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left;overflow-wrap:anywhere">
${head(sender, brand)}
<tr><td ${looking('card', 'padding:32px 24px;border-width:1px;border-style:solid;border-radius:12px;font-size:16px;line-height:24px')}>
${person === undefined ? '' : personRow(person)}${headline === null ? '' : `<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600">${escapeHtml(headline)}</h1>`}
${own === undefined ? '' : `${own.body.html}\n`}${[...paragraphs, ...about].map(paragraph).join('\n')}
${talk === undefined ? '' : talkAsHtml(talk)}${quote === undefined ? '' : quoted(quote)}${code === undefined ? '' : drawn(code)}${facts.length === 0 ? '' : stated(facts)}${card === undefined ? '' : cardAsHtml(card, press)}${sections.map(sectioned).join('')}${closing === undefined ? '' : `<p ${looking('support', 'margin:16px 0 0;font-size:14px;line-height:20px')}>${escapeHtml(closing)}</p>\n`}${card === undefined ? press : ''}
</td></tr>
<tr><td ${looking('hint', `padding:16px 4px 0;${small}`)}>${brand.claim === '' ? '' : `${escapeHtml(`${sender}: ${brand.claim}`)}<br>`}${escapeHtml(footer)}${rhythm === undefined ? '' : `<br>${escapeHtml(rhythm)}`}${refusal === undefined ? '' : declined(refusal, language)}${links.map(ending).join('')}</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

const named = 'font-size:14px;line-height:20px;font-weight:600';
const LOGO_HEIGHT = 32;

/** Who it is of: logo and name, on a ground of their own where the workspace has chosen one. */
function head(sender: string, { header, logoUrl }: MailBrand): string {
  // The name stands beside it, so that nothing lacks where pictures are not fetched.
  const logo =
    logoUrl === null
      ? ''
      : `<td width="1" style="padding:0 12px 0 0"><img src="${escapeHtml(logoUrl)}" alt="" height="${LOGO_HEIGHT}" style="display:block;height:${LOGO_HEIGHT}px;max-width:128px;border:0"></td>`;
  const row = (cell: string) =>
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${logo}${cell}</tr></table>`;
  if (header === null)
    return `<tr><td style="padding:0 4px 12px">${row(`<td ${looking('support', named)}>${escapeHtml(sender)}</td>`)}</td></tr>`;
  const on = onColour(header);
  return `<tr><td bgcolor="${header}" style="padding:12px 16px;background-color:${header};border-radius:12px">${row(`<td style="${named};color:${on}">${escapeHtml(sender)}</td>`)}</td></tr><tr><td height="12" style="font-size:0;line-height:12px">&nbsp;</td></tr>`;
}

const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;

const quoted = (words: string) =>
  `<p ${looking('quote', 'margin:0 0 16px;padding:0 0 0 12px;border-left-width:3px;border-left-style:solid')}>${escapeHtml(words)}</p>\n`;

const drawn = (code: string) =>
  `<p ${looking('code', 'margin:0 0 16px;padding:16px;border-radius:8px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;text-align:center')}>${escapeHtml(code)}</p>\n`;

/** What each is stands left, in a column as wide as it has to be. */
const stated = (facts: NonNullable<MailParts['facts']>) => {
  const rows = facts.map(([label, words], nth) => {
    const [above, below] = [nth === 0 ? 12 : 4, nth === facts.length - 1 ? 12 : 4];
    return `<tr><td valign="top" ${looking('support', `padding:${above}px 16px ${below}px;white-space:nowrap`)}>${escapeHtml(label)}</td><td width="100%" ${looking('strong', `padding:${above}px 16px ${below}px 0`)}>${escapeHtml(words)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${looking('boxed', 'margin:0 0 16px;border-width:1px;border-style:solid;border-radius:8px;font-size:14px;line-height:20px')}>${rows.join('')}</table>\n`;
};

const ruled = 'border-bottom-width:1px;border-bottom-style:solid';

/** Until when, which is seen where it is late. */
const noted = ({ words, isLate }: DayInMail, style = '') =>
  `<span ${looking(isLate ? 'late' : 'support', `${style}font-size:14px;white-space:nowrap${isLate ? ';font-weight:600' : ''}`)}>${escapeHtml(words)}</span>`;

function sectioned({ title, count, lines, more }: MailSection): string {
  const rows = lines.map(({ words, note, under = '', isLate = false }) => {
    const below =
      under === ''
        ? ''
        : `<br><span ${looking('support', 'font-size:14px;line-height:20px')}>${escapeHtml(under)}</span>`;
    return `<tr><td ${looking('row', `padding:8px 0;${ruled}`)}>${escapeHtml(words)}${below}</td><td align="right" valign="top" ${looking('row', `padding:8px 0;${ruled}`)}>${note === undefined ? '' : noted({ words: note, isLate }, 'padding:0 0 0 12px;')}</td></tr>`;
  });
  const head =
    title === undefined
      ? ''
      : `<tr><td ${looking('row', `padding:16px 0 8px;font-size:14px;font-weight:600;${ruled}`)}>${escapeHtml(title)}</td><td align="right" ${looking('row', `padding:16px 0 8px;${ruled}`)}><span ${looking('support', 'font-size:14px;white-space:nowrap')}>${count ?? ''}</span></td></tr>`;
  const rest =
    more === undefined
      ? ''
      : `<tr><td colspan="2" style="padding:8px 0"><a href="${escapeHtml(more.url)}" ${looking('link', 'font-size:14px')}>${escapeHtml(more.text)}</a></td></tr>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${head}${rows.join('')}${rest}</table>\n`;
}

const pressed = (button: Link, instead?: Link) =>
  `<p style="margin:24px 0 0">${pressable('button', button)}${instead === undefined ? '' : ` ${pressable('plain', instead)}`}</p>`;

const pressable = (part: 'button' | 'plain', { text, url }: Link) =>
  `<a href="${escapeHtml(url)}" ${looking(part, 'display:inline-block;margin:0 4px 8px 0;padding:12px 20px;border-width:1px;border-style:solid;border-radius:6px;font-size:16px;line-height:24px;font-weight:600;text-decoration:none')}>${escapeHtml(text)}</a>`;

const personRow = ({ name, initials, line }: NonNullable<MailParts['person']>) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
<td width="44" valign="middle"><div ${looking('avatar', 'width:32px;height:32px;border-radius:16px;font-size:12px;line-height:32px;font-weight:600;text-align:center')} aria-hidden="true">${escapeHtml(initials)}</div></td>
<td style="font-size:14px;line-height:20px"><strong ${looking('strong', 'font-weight:600')}>${escapeHtml(name)}</strong><br><span ${looking('support', '')}>${escapeHtml(line)}</span></td></tr></table>
`;

const cardAsText = ({ day, takes, title, words }: TaskCard): string[] => [
  [title, ...[day?.words ?? '', takes].filter(Boolean)].join(', '),
  ...words,
];

/** The day left, how long it takes right; then the task and the button that leads to it. */
const cardAsHtml = ({ day, takes, title, words }: TaskCard, press: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${looking('boxed', 'margin:0 0 16px;border-width:1px;border-style:solid;border-radius:8px;font-size:14px;line-height:20px')}>
<tr><td style="padding:16px 16px 4px">${day === null ? '' : noted(day)}</td><td align="right" ${looking('support', 'padding:16px 16px 4px')}>${escapeHtml(takes)}</td></tr>
<tr><td colspan="2" style="padding:0 16px 16px"><strong ${looking('strong', 'font-size:16px;line-height:24px;font-weight:600')}>${escapeHtml(title)}</strong>${words.map((each) => `<br>${escapeHtml(each)}`).join('')}${press}</td></tr></table>
`;

const declined = ({ text, url }: Link, language: Language) =>
  `<br>${escapeHtml(text)}: <a href="${escapeHtml(url)}" ${looking('link', '')}>${escapeHtml(mailTexts[language].sayNo)}</a>.`;

const ending = ({ text, url }: Link) =>
  `<br><a href="${escapeHtml(url)}" ${looking('link', '')}>${escapeHtml(text)}</a>`;
