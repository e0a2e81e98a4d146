import { expect, test } from 'vitest';
import { taskTypes } from './index.ts';
import { providerOfLink } from './bookingProviders.ts';

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
  ['https://cal.com/priya', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s is a page of %s', (link, provider) => expect(providerOfLink(link)).toBe(provider));

const given = (provider: string, link: string) =>
  taskTypes.given.safeParse({ type: 'schedule', provider, link } as never).success;

test('a task takes a page of the provider that it names, and no other; or none yet', () => {
  expect(given('CALENDLY', 'https://calendly.com/a')).toBe(true);
  expect(given('HUBSPOT', 'https://calendly.com/a')).toBe(false);
  expect(given('CALENDLY', 'https://cal.com/a')).toBe(false);
  expect(given('CALENDLY', '')).toBe(true);
});
