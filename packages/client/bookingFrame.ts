import { heardInFrame, heightOf, type BookingPage } from './bookingPage.ts';

/**
 * Silence of the provider's page, in milliseconds, after which it does not load, and after which
 * people are asked.
 */
const NO_ANSWER = 10_000;
const NO_BOOKING = 600_000;

/**
 * The page in its frame. `nth`: of how many beginnings; the frame is made anew with each. `height`
 * in pixels.
 */
export type FrameState = {
  readonly nth: number;
  readonly height: number;
  /** It did not answer: it does not load. */
  readonly isSilent: boolean;
  /** It has been there for long, and nothing was heard of a time: people can be asked. */
  readonly isLong: boolean;
};

/** Where messages arrive: the window, or what stands for it. */
type Ear = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** The window of a frame, and those of the frames in it. */
type Framed = Ear & { readonly [nth: number]: MessageEventSource };
type Frame = { readonly contentWindow: Framed | null };

type Where = {
  readonly ear?: Ear;
  /** The frame shows a page of ours, in which the provider's page stands in a frame of its own. */
  readonly within?: boolean;
};

/** Listens to a booking page while it stands in a frame. */
export type BookingFrame = {
  readonly state: () => FrameState;
  readonly subscribe: (changed: () => void) => () => void;
  /** The frame, once it is there. */
  readonly put: (frame: Frame | null) => void;
  readonly loaded: () => void;
  /** Begins anew: with what did not load, or with what was not booked yet. */
  readonly again: () => void;
  /** Who is told what the provider calls a time that was booked, null where it does not say so. */
  readonly tell: (onBooked: (ref: string | null) => void) => void;
};

/**
 * Calendly says that it is there; of HubSpot nothing is heard but that something has loaded. It
 * listens while somebody is subscribed. A page that stands within one of ours tells that one, which
 * is of our origin: it is listened to there.
 */
export function openBookingFrame(
  page: BookingPage,
  { ear = window, within = false }: Where = {},
): BookingFrame {
  let state: FrameState = { ...{ nth: 0, isSilent: false, isLong: false }, height: heightOf(page) };
  let frame: Frame | null = null;
  let ours: Framed | null = null;
  let onBooked: (ref: string | null) => void = () => undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const listeners = new Set<() => void>();
  const become = (change: Partial<FrameState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** The window of the provider's page. */
  const providers = (): MessageEventSource | null => {
    const shown = frame?.contentWindow ?? null;
    return within ? (shown?.[0] ?? null) : (shown as Window | null);
  };
  const listenWithin = (inside: Framed | null) => {
    ours?.removeEventListener('message', hear);
    ours = inside;
    ours?.addEventListener('message', hear);
  };
  const hear = (message: Event) => {
    const from = providers();
    const said = heardInFrame(page, from, message as MessageEvent<unknown>);
    if (said === null) return;
    answered();
    if (said.what === 'booked') onBooked(said.ref);
    // It says a few pixels first: it only grows.
    if (said.what === 'height' && said.height > state.height) become({ height: said.height });
  };
  const answered = () => {
    clearTimeout(timers[0]);
    if (state.isSilent) become({ isSilent: false });
  };
  const wait = () => {
    timers.forEach(clearTimeout);
    timers = [
      setTimeout(() => become({ isSilent: true }), NO_ANSWER),
      setTimeout(() => become({ isLong: true }), NO_BOOKING),
    ];
  };

  return {
    state: () => state,
    subscribe(changed) {
      if (listeners.size === 0) {
        if (!within) ear.addEventListener('message', hear);
        wait();
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        ear.removeEventListener('message', hear);
        listenWithin(null);
        timers.forEach(clearTimeout);
      };
    },
    put: (element) => (frame = element),
    loaded() {
      if (within) listenWithin(frame?.contentWindow ?? null);
      if (page.provider === 'HUBSPOT' && providers() !== null) answered();
    },
    tell: (listener) => void (onBooked = listener),
    again() {
      become({ nth: state.nth + 1, isSilent: false, isLong: false });
      wait();
    },
  };
}
