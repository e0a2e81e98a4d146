import { expect, test, vi } from 'vitest';
import { tellHolder, ticketFromHolder, toldHeight } from './frameMessages.ts';

const site = 'https://intranet.acme.example';
const holder = { postMessage: vi.fn() };

test('what a frame tells goes to the page of one origin alone', () => {
  tellHolder(site, { type: 'FORM_HEIGHT', height: 810 }, holder);
  expect(holder.postMessage.mock.calls).toEqual([[{ type: 'FORM_HEIGHT', height: 810 }, site]]);
  tellHolder(site, { type: 'GO_BACK' }, null);
});

test('a height is rounded up', () => {
  expect([0, 1, 400, 401.2].map(toldHeight)).toEqual([0, 10, 400, 410]);
});

test('a ticket is taken from the page that holds the frame, of its origin, and as a ticket', () => {
  const source = holder as unknown as MessageEventSource;
  const data = { type: 'TICKET', ticket: 'abc' };
  const heard = (more: object) =>
    ticketFromHolder(site, source, { origin: site, source, data, ...more });
  expect(heard({})).toBe('abc');
  expect(ticketFromHolder(site, null, { origin: site, source: null, data })).toBeNull();
  for (const wrong of [
    { origin: 'https://evil.example' },
    { origin: `${site}:8443` },
    { origin: 'null' },
    { source: { postMessage: () => undefined } },
    { source: null },
    { data: 'abc' },
    { data: null },
    { data: { type: 'GO_BACK', ticket: 'abc' } },
    { data: { type: 'TICKET', ticket: 5 } },
    { data: { type: 'TICKET', ticket: 'x'.repeat(101) } },
  ])
    expect(heard(wrong), JSON.stringify(wrong)).toBeNull();
});
