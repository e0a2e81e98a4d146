import { emptyPlan, newTask, noProcess, type Process, type TaskContent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { followBookingHosts, pageAsAllowed, takenPage } from './bookingPage.ts';

const named = { bookingHosts: ['meetings.acme.example'] };
const none: typeof named = { bookingHosts: [] };
const page = (link: string, provider: 'CALENDLY' | 'HUBSPOT' = 'HUBSPOT') =>
  ({ type: 'schedule', provider, link }) as const;
const own = page('https://meetings.acme.example/dana');
const closed = { ...own, closed: true } as const;
const simple: TaskContent = { type: 'simple', action: null };

describe('a page that somebody sets', () => {
  test.each<[string, TaskContent | undefined]>([
    ['nothing', undefined],
    ['another type of task', simple],
    ['no page yet', page('')],
    ['of HubSpot itself', page('https://meetings.hubspot.com/dana')],
    ['of Calendly itself', page('https://calendly.com/dana', 'CALENDLY')],
    ['of a host that is named', own],
  ])('is taken: %s', (_, content) => expect(takenPage(content, named)).toBeUndefined());
  test.each<[string, TaskContent, typeof none]>([
    ['of a host that is not named', own, none],
    ['of another host', page('https://cal.example/dana'), named],
    ['of a host below one that is named', page('https://x.meetings.acme.example/dana'), named],
    [
      'of Calendly on a host of one’s own',
      page('https://meetings.acme.example/dana', 'CALENDLY'),
      named,
    ],
    ['of no host at all', page('javascript:alert(1)'), named],
  ])('is refused: %s', (_, content, hosts) =>
    expect(() => takenPage(content, hosts)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'booking-host', field: 'content.link' }),
    ),
  );
  test('is refused by its host, and by where that can be allowed', () =>
    expect(() => takenPage(own, none)).toThrow(
      /^Booking pages at meetings\.acme\.example are not taken here.*Settings, Scheduling\.$/,
    ));
});

test('a page that comes with a plan from elsewhere is kept, closed where its host is not named', () => {
  expect(pageAsAllowed(own, named)).toEqual(own);
  expect(pageAsAllowed(own, none)).toEqual(closed);
  expect(pageAsAllowed(closed, named)).toEqual(own);
  expect(pageAsAllowed(simple, none)).toBe(simple);
});

describe('when other hosts are named', () => {
  const processWith = (...contents: TaskContent[]): Process => ({
    ...{ ...noProcess, life: 'present' },
    plan: {
      ...emptyPlan,
      tasks: new Map(
        contents.map((content, nth) => [
          `t${nth}`,
          newTask(
            { taskId: `t${nth}`, blockId: `b${nth}`, moduleId: 'm' },
            { headline: 'T', content },
          ),
        ]),
      ),
    },
  });
  const set = (taskId: string, from: TaskContent, to: TaskContent) => ({
    type: 'TaskContentSet',
    data: { taskId, moduleId: 'm', from, to },
  });
  test('pages that are not allowed any more are closed, no others', () =>
    expect(
      followBookingHosts(
        processWith(simple, own, page('https://calendly.com/a', 'CALENDLY'), closed, page('')),
        none,
      ),
    ).toEqual([set('t1', own, closed)]));
  test('those that are allowed again open', () =>
    expect(followBookingHosts(processWith(own, closed), named)).toEqual([set('t1', closed, own)]));
});
