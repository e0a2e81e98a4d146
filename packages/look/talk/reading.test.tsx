// @vitest-environment jsdom
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLogScroll } from './useLogScroll.ts';
import { useSeen } from './useSeen.ts';
import { visitor } from '../testing/visitor.ts';

const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
const said = [1, 2].map((minute) => ({
  ...{ id: `m${minute}`, at: at(minute), authorId: 'mikkel', deletedAt: null },
}));
type Change = {
  target: Element;
  isIntersecting: boolean;
  intersectionRatio: number;
  boundingClientRect: { height: number };
};
let observers: { heard: (changes: Change[]) => void; targets: Element[] }[];
class Observer {
  readonly targets: Element[] = [];
  readonly heard: (changes: Change[]) => void;
  constructor(heard: (changes: Change[]) => void) {
    this.heard = heard;
    observers.push(this);
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {}
}
const mark = vi.fn<(upTo: string) => Promise<unknown>>();

function Log({ seenUpTo, begins }: { seenUpTo: string | null | undefined; begins?: boolean }) {
  const log = useRef<HTMLDivElement>(null);
  useSeen(log, said, seenUpTo, 'dana', mark);
  const count = seenUpTo === undefined ? 0 : said.length;
  const { below } = useLogScroll(log, { count, own: 0 });
  return (
    <div ref={log}>
      {said.map((one) => (
        <p key={one.id} data-at={one.at} />
      ))}
      {begins && <p data-begin />}
      <span data-end />
      {below > 0 && <i />}
    </div>
  );
}

const page = visitor();
let scrolled: string[];
const show = (seenUpTo: string | null | undefined, begins = false) =>
  page.show(<Log {...{ seenUpTo, begins }} />);
const comesIntoView = (minute: number, share: number, height = 100) =>
  act(async () => {
    for (const { heard, targets } of observers)
      for (const target of targets)
        if ((target as HTMLElement).dataset['at'] === at(minute))
          heard([
            {
              ...{ target, isIntersecting: share > 0, intersectionRatio: share },
              boundingClientRect: { height },
            },
          ]);
  });
const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  observers = [];
  scrolled = [];
  Element.prototype.scrollTo = () => void scrolled.push('end');
  Element.prototype.scrollIntoView = () => void scrolled.push('begin');
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  mark.mockReset().mockResolvedValue({});
});
afterEach(async () => {
  await page.leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what stood in view for a second is seen, once; a glance and a sliver are not', async () => {
  await show(null);
  await comesIntoView(1, 1);
  await wait(999);
  expect(mark).not.toHaveBeenCalled();
  await comesIntoView(2, 0.2);
  await wait(1_000);
  expect(mark.mock.calls).toEqual([[at(1)]]);
  await comesIntoView(1, 1);
  await wait(1_000);
  expect(mark).toHaveBeenCalledOnce();
});

test('of what is longer than there is room for the beginning is enough', async () => {
  await show(null);
  await comesIntoView(2, 0.05, 5_000);
  await wait(1_000);
  expect(mark.mock.calls).toEqual([[at(2)]]);
});

test('what could not be told is told with the next that comes into view', async () => {
  await show(null);
  mark.mockRejectedValueOnce(new Error('no line'));
  await comesIntoView(1, 1);
  await wait(1_000);
  await comesIntoView(1, 1);
  await wait(1_000);
  expect(mark.mock.calls).toEqual([[at(1)], [at(1)]]);
});

test('nothing is told before it is known what was seen', async () => {
  await show(undefined);
  await comesIntoView(1, 1);
  await wait(1_000);
  expect(mark).not.toHaveBeenCalled();
});

test('a log opens where what is new begins, also where that is known only later', async () => {
  await show(undefined);
  expect(scrolled).toEqual([]);
  await show(at(1), true);
  expect(scrolled).toEqual(['begin']);
});

test('a log in which nothing is new opens at its end', async () => {
  await show(at(2));
  expect(scrolled).toEqual(['end']);
});
