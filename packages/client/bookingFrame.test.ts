import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBookingFrame, type BookingFrame } from './bookingFrame.ts';

const link = {
  CALENDLY: 'https://calendly.com/priya/test',
  HUBSPOT: 'https://meetings.hubspot.com/dana',
};
const page = {} as Window;
let booked: (string | null)[];
let ear: EventTarget;
let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  [booked, ear] = [[], new EventTarget()];
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function opened(provider: keyof typeof link = 'CALENDLY'): BookingFrame {
  const frame = openBookingFrame({ provider, link: link[provider] }, { ear: ear as Window });
  frame.tell((ref) => booked.push(ref));
  leave = frame.subscribe(() => undefined);
  frame.put({ contentWindow: page as never });
  return frame;
}
const say = (data: unknown, from: object = {}) =>
  ear.dispatchEvent(
    Object.assign(new Event('message'), {
      origin: 'https://calendly.com',
      source: page,
      data,
      ...from,
    }),
  );
const viewed = { event: 'calendly.event_type_viewed' };
const scheduled = { event: 'calendly.event_scheduled', payload: { event: { uri: 'e1' } } };

describe('a page', () => {
  test('that says that it is there is not silent', () => {
    const frame = opened();
    say(viewed);
    vi.advanceTimersByTime(60_000);
    expect(frame.state().isSilent).toBe(false);
  });
  test('that says nothing for ten seconds does not load, and may be tried again', () => {
    const frame = opened();
    vi.advanceTimersByTime(9_999);
    expect(frame.state().isSilent).toBe(false);
    vi.advanceTimersByTime(1);
    expect(frame.state()).toMatchObject({ isSilent: true, nth: 0 });
    frame.again();
    expect(frame.state()).toMatchObject({ isSilent: false, nth: 1 });
    vi.advanceTimersByTime(10_000);
    expect(frame.state().isSilent).toBe(true);
  });
  test('that answers late is there all the same', () => {
    const frame = opened();
    vi.advanceTimersByTime(10_000);
    say(viewed);
    expect(frame.state().isSilent).toBe(false);
  });
  test('of HubSpot is there once it has loaded; of Calendly anything may have', () => {
    const hubspot = opened('HUBSPOT');
    hubspot.loaded();
    vi.advanceTimersByTime(10_000);
    expect(hubspot.state().isSilent).toBe(false);
    leave();
    const calendly = opened();
    calendly.loaded();
    vi.advanceTimersByTime(10_000);
    expect(calendly.state().isSilent).toBe(true);
  });
  test('on which nothing is booked for ten minutes lets people be asked, and again after that', () => {
    const frame = opened();
    say(viewed);
    vi.advanceTimersByTime(600_000);
    expect(frame.state().isLong).toBe(true);
    frame.again();
    expect(frame.state().isLong).toBe(false);
    vi.advanceTimersByTime(600_000);
    expect(frame.state().isLong).toBe(true);
  });
  test('only grows', () => {
    const frame = opened();
    for (const height of ['12px', '1100px', '700px'])
      say({ event: 'calendly.page_height', payload: { height } });
    expect(frame.state().height).toBe(1100);
  });
});

test('a time is heard of from the page in the frame alone', () => {
  opened();
  say(scheduled, { origin: 'https://evil.example' });
  say(scheduled, { source: {} });
  expect(booked).toEqual([]);
  say(scheduled);
  expect(booked).toEqual(['e1']);
});
test('nothing is heard once nobody looks', () => {
  opened();
  leave();
  say(scheduled);
  expect(booked).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

describe('a page on a host of the workspace, within one of ours', () => {
  const own = 'https://meetings.acme.example';
  const meeting = { meetingBookSucceeded: true };
  /** Our page, of our origin, in whose one frame the provider's page stands. */
  class OurPage extends EventTarget {
    readonly 0 = {} as Window;
    hears(data: unknown, from: object = {}) {
      this.dispatchEvent(
        Object.assign(new Event('message'), { origin: own, source: this[0], data, ...from }),
      );
    }
  }
  const opensWithin = (shown: EventTarget) => {
    const frame = openBookingFrame(
      { provider: 'HUBSPOT', link: `${own}/dana` },
      { ear: ear as Window, within: true },
    );
    frame.tell((ref) => booked.push(ref));
    leave = frame.subscribe(() => undefined);
    frame.put({ contentWindow: shown as never });
    frame.loaded();
    return frame;
  };
  test('is heard there, of that host and of its own frame alone', () => {
    const ours = new OurPage();
    opensWithin(ours);
    ours.hears(meeting, { origin: 'https://evil.example' });
    ours.hears(meeting, { origin: 'https://meetings.hubspot.com' });
    ours.hears(meeting, { source: {} });
    ours.hears(meeting, { source: ours });
    say(meeting, { origin: own, source: ours[0] });
    expect(booked).toEqual([]);
    ours.hears(meeting);
    expect(booked).toEqual([null]);
    leave();
    ours.hears(meeting);
    expect(booked).toEqual([null]);
  });
  test('is there once it has loaded, and does not load where ours shows no frame', () => {
    const there = opensWithin(new OurPage());
    vi.advanceTimersByTime(10_000);
    expect(there.state().isSilent).toBe(false);
    leave();
    const refused = opensWithin(new EventTarget());
    vi.advanceTimersByTime(10_000);
    expect(refused.state().isSilent).toBe(true);
  });
});
