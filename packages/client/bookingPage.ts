import { serviceAddress } from '@waymark/api/addresses';

/** The page at a provider on which a time is booked; it stands in a frame (PRODUCT 16.1). */
export type BookingPage = {
  readonly provider: 'CALENDLY' | 'HUBSPOT';
  /** An https address; what the command takes is one of the provider's. */
  readonly link: string;
};

/** The task that is told to the provider, which tells it again with what was booked. */
export type BookedFor = {
  readonly planId: string;
  readonly id: string;
  readonly planKind?: 'blueprint' | 'process' | 'project';
};

/** Heights of the frame in pixels (PRODUCT 12); Calendly needs more room once a time is chosen. */
const HEIGHTS = { CALENDLY: 600, CALENDLY_CHOSEN: 900, HUBSPOT: 650 } as const;
/** Higher than any page of theirs: what says more is not believed. */
const MOST = 2000;

/** Where to book in a tab of its own. */
export function bookingLink(
  { provider, link }: BookingPage,
  { planId, id, planKind }: BookedFor,
): string {
  const url = new URL(link);
  const named = provider === 'CALENDLY' ? 'utm_content' : 'waymark_task';
  const of = planKind === 'project' ? `project.${planId}` : planId;
  url.searchParams.set(named, `${of}.${id}`);
  return url.href;
}

/**
 * Where to book in the frame.
 * @param host of the page around it, without which Calendly tells nothing
 * @param within the workspace that names the host of the page, which then stands within a page of
 * ours (ADR 46); null for the providers' own
 */
export function frameLink(
  page: BookingPage,
  task: BookedFor,
  host: string,
  within: string | null = null,
): string {
  const url = new URL(bookingLink(page, task));
  const more =
    page.provider === 'CALENDLY' ? { embed_domain: host, embed_type: 'Inline' } : { embed: 'true' };
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return within === null
    ? url.href
    : serviceAddress.bookingPage({ workspace: within, link: url.href });
}

export const heightOf = ({ provider }: BookingPage): number => HEIGHTS[provider];

/** What the page in the frame says. `ref`: what the provider calls the time that was booked. */
export type FrameSaid =
  | { readonly what: 'answers' }
  | { readonly what: 'height'; readonly height: number }
  | { readonly what: 'booked'; readonly ref: string | null };

type Message = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/**
 * Reads a message to the window. @returns null for whatever was not said by the page of this link
 * in this very frame: any other page, in another frame or tab, may say the same.
 */
export function heardInFrame(
  { provider, link }: BookingPage,
  frame: MessageEventSource | null,
  { origin, source, data }: Message,
): FrameSaid | null {
  if (frame === null || source !== frame || origin !== new URL(link).origin) return null;
  const said = isObject(data) ? data : {};
  return provider === 'CALENDLY' ? ofCalendly(said) : ofHubSpot(said);
}

function ofCalendly({ event, payload }: PostedData): FrameSaid | null {
  switch (event) {
    case 'calendly.event_scheduled': {
      const booked = isObject(payload) ? payload.event : undefined;
      const ref = isObject(booked) ? booked.uri : undefined;
      return { what: 'booked', ref: shortText(ref) };
    }
    case 'calendly.date_and_time_selected':
      return { what: 'height', height: HEIGHTS.CALENDLY_CHOSEN };
    case 'calendly.page_height': {
      const pixels = Number.parseInt(String(isObject(payload) ? payload.height : ''), 10);
      return pixels > 0 && pixels <= MOST ? { what: 'height', height: pixels } : null;
    }
    case 'calendly.profile_page_viewed':
    case 'calendly.event_type_viewed':
      return { what: 'answers' };
    default:
      return null;
  }
}

/** It says nothing of heights, and of the meeting nothing that could be relied on. */
const ofHubSpot = ({ meetingBookSucceeded }: PostedData): FrameSaid | null =>
  meetingBookSucceeded === true ? { what: 'booked', ref: null } : null;

type PostedData = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is PostedData =>
  typeof value === 'object' && value !== null;
const shortText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 500 ? value : null;
