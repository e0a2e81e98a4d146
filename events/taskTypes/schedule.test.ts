import { expect, test } from 'vitest';
import { taskTypes } from './index.ts';
import { bookingHostOf, providerOfLink } from './bookingProviders.ts';

test.each([
  ['https://calendly.com/priya/test', 'CALENDLY'],
  ['https://acme.calendly.com/d/abc', 'CALENDLY'],
  ['https://meetings.hubspot.com/dana', 'HUBSPOT'],
  ['https://meetings-eu1.hubspot.com/dana', 'HUBSPOT'],
  ['http://calendly.com/priya', null],
  ['https://calendly.com:8443/priya', null],
  ['https://calendly.com.evil.example/x', null],
  ['https://evilcalendly.com/x', null],
  ['https://user:pass@evil.example/calendly.com', null],
  ['https://calendly.com@meetings.acme.example/x', null],
  ['https://user:pass@calendly.com/x', null],
  ['https://meetings.acme.example/dana', null],
  ['https://cal.com/priya', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s is a page of %s', (link, provider) => expect(providerOfLink(link)).toBe(provider));

test.each([
  ['https://meetings.acme.example/dana', 'HUBSPOT'],
  ['https://MEETINGS.acme.example/dana', 'HUBSPOT'],
  ['https://calendly.com/priya', 'CALENDLY'],
  ['https://acme.example/dana', null],
  ['https://www.meetings.acme.example/dana', null],
  ['https://meetings.acme.example.evil.example/', null],
  ['https://meetings.acme.example:8443/', null],
  ['http://meetings.acme.example/', null],
])('%s is a page of %s where a host of its own is named', (link, provider) =>
  expect(providerOfLink(link, ['meetings.acme.example'])).toBe(provider),
);

test.each([
  ['meetings.acme.example', 'meetings.acme.example'],
  [' Meetings.ACME.example ', 'meetings.acme.example'],
  ['termine.münchen.example', 'termine.xn--mnchen-3ya.example'],
  ['a.xn--p1ai', 'a.xn--p1ai'],
  ['', null],
  ['meetings', null],
  ['localhost', null],
  ['printer.local', null],
  ['db.internal', null],
  ['a.localhost', null],
  ['127.0.0.1', null],
  ['10.1', null],
  ['0x7f.1', null],
  ['[::1]', null],
  ['acme.example:443', null],
  ['https://acme.example', null],
  ['acme.example/dana', null],
  ['dana@acme.example', null],
  ['*.acme.example', null],
  ['acme..example', null],
  ['-acme.example', null],
  ['acme-.example', null],
  ['acme.example.', null],
  ['acme.example;frame-src *', null],
  ["acme.example 'unsafe-inline'", null],
  [`${'a'.repeat(64)}.example`, null],
  [`${'a.'.repeat(130)}example`, null],
])('typed as %s, a host is %s', (typed, host) => expect(bookingHostOf(typed)).toBe(host));

const given = (provider: string, link: string) =>
  taskTypes.given.safeParse({ type: 'schedule', provider, link } as never).success;

test('a task takes an https page, of no other provider than it names, or none yet; whose hosts are taken is decided later', () => {
  expect(given('CALENDLY', 'https://calendly.com/a')).toBe(true);
  expect(given('HUBSPOT', 'https://calendly.com/a')).toBe(false);
  expect(given('HUBSPOT', 'https://meetings.acme.example/a')).toBe(true);
  expect(given('CALENDLY', 'http://calendly.com/a')).toBe(false);
  expect(given('CALENDLY', 'javascript:alert(1)')).toBe(false);
  expect(given('CALENDLY', '')).toBe(true);
});

test('nobody says of a page that it is closed', () =>
  expect(
    taskTypes.given.parse({
      type: 'schedule',
      provider: 'HUBSPOT',
      link: '',
      closed: true,
    } as never),
  ).not.toHaveProperty('closed'));

test('a page that is closed is said as none is', () => {
  const page = {
    type: 'schedule',
    provider: 'HUBSPOT',
    link: 'https://meetings.acme.example/a',
  } as const;
  expect(taskTypes.says(page)).toEqual({ link: page.link });
  expect(taskTypes.says({ ...page, closed: true })).toEqual({ link: null });
  expect(taskTypes.says({ ...page, link: '' })).toEqual({ link: null });
});
