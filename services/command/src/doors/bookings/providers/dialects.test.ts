import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { calendly } from './calendly.ts';
import { hubspot } from './hubspot.ts';
import type { ProviderDialect, SignedMessage } from '../bookingNews.ts';

const body = Buffer.from('{"a":1}');
const url = 'https://waymark.example/api/bookings/hubspot/w';
const message = (
  headers: Record<string, string>,
  over: Partial<SignedMessage> = {},
): SignedMessage => ({
  ...{ body, method: 'POST', url },
  header: (name) => headers[name] ?? '',
  ...over,
});
const hmac = (key: string, text: string, form: 'hex' | 'base64') =>
  createHmac('sha256', key).update(text).digest(form);
const ofCalendly = (t: string, v1: string) => ({ 'Calendly-Webhook-Signature': `t=${t},v1=${v1}` });
const ofHubspot = (t: string, signature: string) => ({
  'X-HubSpot-Request-Timestamp': t,
  'X-HubSpot-Signature-v3': signature,
});

describe.each<
  [
    string,
    ProviderDialect,
    (key: string, text?: string, t?: string) => Record<string, string>,
    number,
  ]
>([
  [
    'calendly',
    calendly,
    (key, text = '{"a":1}', t = '1790000000') => ofCalendly(t, hmac(key, `${t}.${text}`, 'hex')),
    1_790_000_000_000,
  ],
  [
    'hubspot',
    hubspot,
    (key, text = '{"a":1}', t = '1790000000000') =>
      ofHubspot(t, hmac(key, `POST${url}${text}${t}`, 'base64')),
    1_790_000_000_000,
  ],
])('a message of %s', (_, dialect, signed, at) => {
  test('that is signed says when', () =>
    expect(dialect.signedAt(message(signed('key')), 'key')).toBe(at));
  test.each<[string, SignedMessage]>([
    ['with another key', message(signed('other'))],
    ['over another body', message(signed('key', '{"a":2}'))],
    ['without a signature', message({})],
    ['with words in its place', message(ofCalendly('soon', 'x'))],
    [
      'with half of one',
      message({
        ...signed('key'),
        ...ofCalendly('1790000000', 'ab'),
        ...ofHubspot('1790000000000', 'YWI='),
      }),
    ],
  ])('%s is not believed', (__, forged) => expect(dialect.signedAt(forged, 'key')).toBeNull());
});

test('a time that was signed anew under an old signature is not believed', () => {
  const old = hmac('key', '1790000000.{"a":1}', 'hex');
  expect(calendly.signedAt(message(ofCalendly('1790000100', old)), 'key')).toBeNull();
  const former = hmac('key', `POST${url}{"a":1}1790000000000`, 'base64');
  expect(hubspot.signedAt(message(ofHubspot('1790000100000', former)), 'key')).toBeNull();
});
test('HubSpot signs for one address', () => {
  const headers = ofHubspot(
    '1790000000000',
    hmac('key', `POST${url}{"a":1}1790000000000`, 'base64'),
  );
  expect(hubspot.signedAt(message(headers, { url: `${url}2` }), 'key')).toBeNull();
});

describe('Calendly tells', () => {
  const told = (event: string, more: object = {}, utm: unknown = 'p.t') => ({
    event,
    payload: {
      tracking: { utm_content: utm },
      scheduled_event: {
        ...{ uri: 'https://api.calendly.com/scheduled_events/1' },
        ...{
          start_time: '2026-11-26T10:00:00.000000+01:00',
          end_time: '2026-11-26T10:40:00.000000+01:00',
        },
        location: { type: 'zoom', join_url: 'https://video.example/1' },
      },
      ...more,
    },
  });
  test('of a time', () =>
    expect(calendly.read(told('invitee.created'))).toEqual({
      ...{
        what: 'booked',
        task: { plan: { kind: 'process', id: 'p' }, taskId: 't' },
        ref: 'https://api.calendly.com/scheduled_events/1',
      },
      ...{
        start: '2026-11-26T09:00:00.000Z',
        end: '2026-11-26T09:40:00.000Z',
        place: 'https://video.example/1',
      },
    }));
  test('of one that was cancelled', () =>
    expect(calendly.read(told('invitee.canceled'))).toMatchObject({
      what: 'cancelled',
      task: { plan: { id: 'p' } },
    }));
  test.each<[string, unknown]>([
    [
      'a time that was moved, whose new one is told by itself',
      told('invitee.canceled', { rescheduled: true }),
    ],
    ['a time of no task', told('invitee.created', {}, null)],
    ['a time of what is no task', told('invitee.created', {}, '../../etc')],
    ['something else', told('routing_form_submission.created')],
    ['nothing', null],
  ])('and not of %s', (_, given) => expect(calendly.read(given)).toBeNull());
});

describe('HubSpot tells', () => {
  const meeting = {
    ...{
      hs_object_id: 4711,
      waymark_task: 'p.t',
      hs_meeting_outcome: 'SCHEDULED',
      hs_meeting_location: ' ',
    },
    ...{
      hs_meeting_start_time: '2026-11-26T09:00:00Z',
      hs_meeting_end_time: String(Date.UTC(2026, 10, 26, 9, 40)),
    },
  };
  test('of a time', () =>
    expect(hubspot.read(meeting)).toEqual({
      ...{
        what: 'booked',
        task: { plan: { kind: 'process', id: 'p' }, taskId: 't' },
        ref: '4711',
        place: null,
      },
      ...{ start: '2026-11-26T09:00:00.000Z', end: '2026-11-26T09:40:00.000Z' },
    }));
  test.each(['CANCELED', 'cancelled'])('of one that is %s', (hs_meeting_outcome) =>
    expect(hubspot.read({ ...meeting, hs_meeting_outcome })).toMatchObject({
      what: 'cancelled',
      ref: '4711',
    }),
  );
  test.each<[string, unknown]>([
    ['a meeting of no task', { ...meeting, waymark_task: undefined }],
    ['a meeting without a time', { ...meeting, hs_meeting_start_time: 'soon' }],
    ['nothing', []],
  ])('and not of %s', (_, given) => expect(hubspot.read(given)).toBeNull());
});
