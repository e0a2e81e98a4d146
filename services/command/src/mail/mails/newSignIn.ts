import type { SignInMethod } from '@waymark/api';
import { formatDateTime } from '@waymark/look/dates';
import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

/** When something was done, by what and from where, as far as it is told. */
export type DeviceInMail = {
  /** Instant, ISO. */
  readonly at: string;
  readonly zone: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string;
};

type SignIn = DeviceInMail & {
  readonly method: SignInMethod;
  /** Ends the session; shows all that there are. */
  readonly endUrl: string;
  readonly allUrl: string;
};

/** Somebody has signed in from a browser that the account was never used in. */
export function newSignInMail(
  language: Language,
  { method, endUrl, allUrl, ...device }: SignIn,
): MailContent {
  const t = mailTexts[language].newSignIn;
  return layout({
    language,
    subject: t.subject,
    headline: t.headline,
    paragraphs: [t.words],
    facts: deviceFacts(language, device),
    closing: t.closing[method],
    button: { text: t.button, url: endUrl },
    sender: 'Waymark',
    footer: t.footer,
    links: [{ text: t.all, url: allUrl }],
  });
}

/** What was done when, by what and from where. */
export function deviceFacts(
  language: Language,
  { at, zone, browser, system, network }: DeviceInMail,
): readonly (readonly [name: string, value: string])[] {
  const t = mailTexts[language].newSignIn;
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return [
    [t.when, `${formatDateTime(at, zone)} (${place})`],
    [t.device, t.on(browser, system)],
    ...(network === '' ? [] : ([[t.network, network]] as const)),
  ];
}
