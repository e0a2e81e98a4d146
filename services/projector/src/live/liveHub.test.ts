import { liveLines } from '@waymark/edge';
import { expect, test } from 'vitest';
import { LiveHub } from './liveHub.ts';

type Where = { readonly workspaceId?: string; readonly address?: string };

/** Somebody comes with one more window; `stopped` is told when their line has to go. */
function arrive(
  hub: LiveHub,
  accountId: string,
  { workspaceId = 'w', address = '192.0.2.1' }: Where = {},
) {
  const reader = { workspaceId, accountId, party: 'team' as const, clientIds: [], plans: [] };
  hub.admit({ reader, address });
  const line = { stopped: false, leave: () => undefined as unknown };
  line.leave = hub.listen({
    ...{ reader, address, sid: 's', hear: () => undefined, reload: () => undefined },
    stop: () => {
      line.stopped = true;
      line.leave();
    },
  });
  return line;
}
const overloaded = expect.objectContaining({
  status: 503,
  code: 'overloaded',
  headers: { 'Retry-After': '1' },
}) as Error;
const tooMany = expect.objectContaining({ status: 429, headers: { 'Retry-After': '30' } }) as Error;

test('one account with too many streams is refused alone, and let in again when one is closed', () => {
  const hub = new LiveHub();
  const lines = Array.from({ length: liveLines.each }, () => arrive(hub, 'dana'));
  expect(() => arrive(hub, 'dana')).toThrow(tooMany);
  arrive(hub, 'erin');
  lines[0]?.leave();
  arrive(hub, 'dana');
  expect(hub.size).toBe(liveLines.each + 1);
});

test('ten times as many as there may be: those beyond are refused at once, and let in when there is room', () => {
  const hub = new LiveHub(5);
  const lines: ReturnType<typeof arrive>[] = [];
  for (let i = 0; i < 5; i++) lines.push(arrive(hub, `account ${i}`));
  for (let i = 5; i < 50; i++) expect(() => arrive(hub, `account ${i}`)).toThrow(overloaded);
  expect(hub.size).toBe(5);
  for (const each of lines) each.leave();
  arrive(hub, 'late');
  expect(hub.size).toBe(1);
});

test('many accounts at one address hold no more than their share: where all are taken they yield to whoever comes', () => {
  const hub = new LiveHub(60);
  const stranger = (n: number) =>
    arrive(hub, `stranger ${n % 6}`, { workspaceId: `of ${n % 6}`, address: '203.0.113.9' });
  const held = Array.from({ length: 60 }, (_, n) => stranger(n));
  const honest = Array.from({ length: 20 }, (_, n) =>
    arrive(hub, `person ${n}`, { workspaceId: `tenant ${n % 4}`, address: `198.51.${n}.1` }),
  );
  expect(hub.size).toBe(60);
  expect(held.filter(({ stopped }) => stopped)).toHaveLength(20);
  expect(honest.filter(({ stopped }) => stopped)).toEqual([]);
  expect(() => stranger(0)).toThrow(overloaded);
  expect(honest.filter(({ stopped }) => stopped)).toEqual([]);
});

test('so do those of one workspace, wherever they are, and those in neighbouring networks', () => {
  const hub = new LiveHub(40);
  const many = Array.from({ length: 40 }, (_, n) =>
    arrive(hub, `p${n}`, { workspaceId: 'large', address: `198.51.${n}.1` }),
  );
  arrive(hub, 'other', { workspaceId: 'small', address: '192.0.2.1' });
  expect(many.filter(({ stopped }) => stopped)).toHaveLength(1);

  const wide = new LiveHub(40);
  const roaming = Array.from({ length: 40 }, (_, n) =>
    arrive(wide, `r${n}`, { workspaceId: `w${n}`, address: `2001:db8:1:${n + 1}00::1` }),
  );
  expect(arrive(wide, 'other', { workspaceId: 'small', address: '192.0.2.1' }).stopped).toBe(false);
  expect(roaming.filter(({ stopped }) => stopped)).toHaveLength(1);
});

test('one address holds half of them at most', () => {
  const hub = new LiveHub();
  for (let n = 0; n < liveLines.together; n++)
    arrive(hub, `a${Math.floor(n / 20)}`, { workspaceId: `w${n}` });
  expect(() => arrive(hub, 'one more', { workspaceId: 'v' })).toThrow(tooMany);
  arrive(hub, 'elsewhere', { workspaceId: 'v', address: '198.51.100.1' });
});
