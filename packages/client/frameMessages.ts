/** What a form in a frame tells the page that holds it (PRODUCT 18.16). */
export type FrameMessage =
  | { readonly type: 'GO_BACK' | 'FORM_UPDATED' | 'EMPTY_FORM' }
  /** In pixels. */
  | { readonly type: 'FORM_HEIGHT'; readonly height: number };

type Holder = Pick<Window, 'postMessage'>;

/** Tells it to whoever holds the frame, if that is a page of this origin, and to nobody else. */
export function tellHolder(
  origin: string,
  message: FrameMessage,
  holder: Holder | null = window.parent === window ? null : window.parent,
): void {
  holder?.postMessage(message, origin);
}

/** Rounded up, so that it tells how long the form is and not what is written in it. In pixels. */
export const toldHeight = (pixels: number): number => Math.ceil(pixels / 10) * 10;

type Heard = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/**
 * The ticket that the page around a frame hands over, once the one before is used up.
 * @returns null for whatever was not said by the page of this origin that holds this very frame
 */
export function ticketFromHolder(
  origin: string,
  holder: MessageEventSource | null,
  { origin: from, source, data }: Heard,
): string | null {
  if (holder === null || source !== holder || from !== origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { type, ticket } = data as Readonly<Record<string, unknown>>;
  return type === 'TICKET' && typeof ticket === 'string' && ticket.length <= 100 ? ticket : null;
}
