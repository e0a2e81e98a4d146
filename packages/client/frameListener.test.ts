// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frameListener, frameMarkup } from './frameListener.ts';

const waymark = 'https://waymark.example';
let frame: HTMLIFrameElement;
const told: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = frameMarkup('form', 'about:blank', 'Form');
  frame = document.querySelector('iframe')!;
  told.length = 0;
  for (const type of ['GO_BACK', 'FORM_UPDATED', 'EMPTY_FORM', 'FORM_HEIGHT', 'click'])
    frame.addEventListener(type, () => told.push(type));
  const script = document.createElement('script');
  script.textContent = frameListener('form', waymark);
  document.body.append(script);
});
afterEach(() => void vi.useRealTimers());

const say = (data: unknown, more: object = {}) =>
  dispatchEvent(
    new MessageEvent('message', { origin: waymark, source: frame.contentWindow, data, ...more }),
  );

test('a frame starts at 400 and grows to what it reports and 10', () => {
  expect(frame.style.height).toBe('400px');
  say({ type: 'FORM_HEIGHT', height: 120 });
  expect(frame.style.height).toBe('400px');
  say({ type: 'FORM_HEIGHT', height: 1230 });
  expect(frame.style.height).toBe('1240px');
});

test('what it tells can be listened to at the frame', () => {
  for (const type of ['GO_BACK', 'FORM_UPDATED', 'EMPTY_FORM']) say({ type });
  expect(told).toEqual(['GO_BACK', 'FORM_UPDATED', 'EMPTY_FORM']);
});

test('of another origin, of another window, and of what is no message nothing is heard', () => {
  const high = { type: 'FORM_HEIGHT', height: 900 };
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow;
  for (const more of [
    { origin: 'https://evil.example' },
    { origin: `${waymark}.evil.example` },
    { origin: 'null' },
    { source: other },
    { source: window },
    { source: null },
  ]) {
    say(high, more);
    say({ type: 'GO_BACK' }, more);
  }
  for (const data of [null, 'GO_BACK', 7, [], { type: 'click' }, { type: 'constructor' }])
    say(data);
  expect([frame.style.height, told]).toEqual(['400px', []]);
});

test('a height that is forged or no number changes nothing', () => {
  for (const height of [
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    30_001,
    1e9,
    '900',
    '1px;color:red',
    null,
    {},
  ])
    say({ type: 'FORM_HEIGHT', height });
  expect(frame.style.height).toBe('400px');
});

test('where somebody develops and nothing is heard, the demo stands in', () => {
  expect(location.hostname).toBe('localhost');
  vi.advanceTimersByTime(10_000);
  expect(frame.src).toBe(`${waymark}/frame/form-demo`);
});

test('and not where the frame spoke', () => {
  say({ type: 'FORM_HEIGHT', height: 500 });
  vi.advanceTimersByTime(20_000);
  expect(frame.src).toBe('about:blank');
});
