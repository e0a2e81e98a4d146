import { describe, expect, test } from 'vitest';
import { bookingLink, frameLink, heardInFrame, heightOf, type BookingPage } from './bookingPage.ts';

const calendly: BookingPage = {
  provider: 'CALENDLY',
  link: 'https://calendly.com/priya/test?month=2026-11',
};
const hubspot: BookingPage = { provider: 'HUBSPOT', link: 'https://meetings-eu1.hubspot.com/dana' };
const task = { planId: 'p', id: 't' };
const [frame, other] = [{}, {}] as [Window, Window];
const booked = {
  event: 'calendly.event_scheduled',
  payload: { event: { uri: 'https://api.calendly.com/e/1' } },
};
const heard = (page: BookingPage, data: unknown, from: object = {}) =>
  heardInFrame(page, frame, { origin: new URL(page.link).origin, source: frame, data, ...from });

test('the provider is told the task, and what stands in its address stays', () => {
  expect(bookingLink(calendly, task)).toBe(
    'https://calendly.com/priya/test?month=2026-11&utm_content=p.t',
  );
  expect(frameLink(calendly, task, 'acme.example')).toBe(
    'https://calendly.com/priya/test?month=2026-11&utm_content=p.t&embed_domain=acme.example&embed_type=Inline',
  );
  expect(frameLink(hubspot, task, 'acme.example')).toBe(
    'https://meetings-eu1.hubspot.com/dana?waymark_task=p.t&embed=true',
  );
});
test('a page on a host of the workspace stands within a page of ours, which is told its whole address', () => {
  const own: BookingPage = { provider: 'HUBSPOT', link: 'https://meetings.acme.example/dana' };
  expect(frameLink(own, task, 'waymark.example', 'w')).toBe(
    `/frame/booking-page?workspace=w&link=${encodeURIComponent('https://meetings.acme.example/dana?waymark_task=p.t&embed=true')}`,
  );
});
test('the frame is as high as the page needs', () => {
  expect([heightOf(calendly), heightOf(hubspot)]).toEqual([600, 650]);
  expect(heard(calendly, { event: 'calendly.date_and_time_selected' })).toEqual({
    what: 'height',
    height: 900,
  });
  expect(heard(calendly, { event: 'calendly.page_height', payload: { height: '1130px' } })).toEqual(
    { what: 'height', height: 1130 },
  );
});
describe('heard is', () => {
  test('that a time was booked', () => {
    expect(heard(calendly, booked)).toEqual({
      what: 'booked',
      ref: 'https://api.calendly.com/e/1',
    });
    expect(heard(hubspot, { meetingBookSucceeded: true, meetingsPayload: {} })).toEqual({
      what: 'booked',
      ref: null,
    });
  });
  test('that the page is there', () =>
    expect(heard(calendly, { event: 'calendly.event_type_viewed' })).toEqual({ what: 'answers' }));
});
describe('nothing is heard', () => {
  test.each<[string, object]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a part of the origin', { origin: 'https://calendly.com.evil.example' }],
    ['from another of its hosts', { origin: 'https://www.calendly.com' }],
    ['from no origin', { origin: 'null' }],
    ['from another window', { source: other }],
    ['from no window', { source: null }],
  ])('%s', (_, from) => expect(heard(calendly, booked, from)).toBeNull());
  test('before there is a frame', () =>
    expect(
      heardInFrame(calendly, null, { origin: 'https://calendly.com', source: null, data: booked }),
    ).toBeNull());
  test.each<[string, BookingPage, unknown]>([
    ['a text', calendly, 'calendly.event_scheduled'],
    ['nothing', calendly, null],
    ["the other's words", calendly, { meetingBookSucceeded: true }],
    ["the other's words", hubspot, booked],
    ['half of it', hubspot, { meetingBookSucceeded: 'true' }],
    [
      'a height without an end',
      calendly,
      { event: 'calendly.page_height', payload: { height: '999999px' } },
    ],
    [
      'a height below nothing',
      calendly,
      { event: 'calendly.page_height', payload: { height: '-5px' } },
    ],
    ['a height that is none', calendly, { event: 'calendly.page_height', payload: { height: {} } }],
  ])('of %s', (_, page, data) => expect(heard(page, data)).toBeNull());
  test('of what a time is called, where that is no name', () =>
    expect(
      heard(calendly, {
        event: 'calendly.event_scheduled',
        payload: { event: { uri: 'x'.repeat(501) } },
      }),
    ).toEqual({ what: 'booked', ref: null }));
});
