import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openIdentityStores, type IdentityStores } from '../../identity/testing/identityStores.ts';
import {
  ChangeLimits,
  timesAllowance,
  usualAllowance,
  type WantedChange,
  type Signed,
} from './changeLimits.ts';
import { countedInMemory, NetworkLimiter } from './limiters.ts';

let stores: IdentityStores;
beforeAll(async () => {
  stores = await openIdentityStores();
});
afterAll(() => stores.close());

const refusal = {
  status: 429,
  code: 'too-many-requests',
  headers: { 'Retry-After': expect.stringMatching(/^[1-9]\d*$/) as string },
};
const allowance = {
  ...usualAllowance,
  changes: { times: 10, minutes: 10 },
  largeKilobytes: { times: 300, minutes: 10 },
  mailing: { times: 3, minutes: 10 },
  workspaces: { times: 2, minutes: 60 },
};
type Made = Omit<WantedChange, 'countedBy'> & { readonly countedBy: Signed };
const change = (
  accountId: string,
  { bytes = 100, ...more }: Partial<WantedChange> & { bytes?: number } = {},
): Made => ({
  name: 'RenameClient',
  payload: {},
  workspaceId: `workspace of ${accountId}`,
  ...more,
  countedBy: { accountId, bytes },
});
const done = () => Promise.resolve('done');
/** As a request gives it: counted before it is read, then made. */
const given = (limits: ChangeLimits, what: Made, making: () => Promise<unknown> = done) =>
  limits.arrives({ ...what.countedBy, address: `network of ${what.countedBy.accountId}` }, () =>
    limits.make(what, making),
  );
/** Lets the database answer until something holds, while timers stand still. */
async function settled(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}
/** Gives the change so often, and answers how often it was made before the first refusal. */
async function times(
  limits: ChangeLimits,
  many: number,
  what: (n: number) => Made,
): Promise<number> {
  for (let n = 0; n < many; n++) {
    const made = await given(limits, what(n)).catch((error: unknown) => error);
    if (made === 'done') continue;
    expect(made).toMatchObject(refusal);
    return n;
  }
  return many;
}

test('an account changes so much, and its workspace four times as much; others are not held back', async () => {
  const limits = new ChangeLimits(stores.pool, allowance);
  expect(await times(limits, 20, () => change('a'))).toBe(10);
  expect(await limits.make(change('b'), done)).toBe('done');
  const crowd = (n: number) => change(`crowd ${n}`, { workspaceId: 'full' });
  expect(await times(limits, 50, crowd)).toBe(40);
  expect(await limits.make(change('b', { workspaceId: 'empty' }), done)).toBe('done');
});

test('large changes are counted by their size, and made one after the other', async () => {
  const limits = new ChangeLimits(stores.pool, allowance);
  const large = (n: number) => change(`large ${n}`, { workspaceId: 'large', bytes: 100_000 });
  expect(await times(limits, 20, large)).toBe(12);
  let [atOnce, most] = [0, 0];
  const slowly = async () => {
    most = Math.max(most, (atOnce += 1));
    await new Promise(setImmediate);
    atOnce -= 1;
  };
  const patient = new ChangeLimits(stores.pool, timesAllowance(100));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const attempts = Array.from({ length: 40 }, () =>
    given(patient, change('patient', { bytes: 100_000 }), slowly),
  );
  const all = Promise.allSettled(attempts);
  while (vi.getTimerCount() > 0 || atOnce > 0) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise(setImmediate);
  }
  vi.useRealTimers();
  const outcomes = await all;
  expect(most).toBe(1);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({
        status: 429,
        code: 'too-many-at-once',
        headers: { 'Retry-After': '1' },
      });
});

test('what is sent is counted before it is read, by account and by where it comes from', async () => {
  const limits = new ChangeLimits(stores.pool, allowance);
  const arrives = (accountId: string, bytes: number, address = `network of ${accountId}`) =>
    limits.arrives({ accountId, address, bytes }, done);
  for (let n = 0; n < 10; n++) await arrives('a', 100);
  await expect(arrives('a', 100)).rejects.toMatchObject(refusal);
  await arrives('b', 300 * 1_024);
  await expect(arrives('b', 17_000)).rejects.toMatchObject(refusal);
  await arrives('b', 100);
  for (let n = 0; n < 4; n++) await arrives(`crowd ${n}`, 300 * 1_024, 'office');
  await expect(arrives('crowd 4', 17_000, 'office')).rejects.toMatchObject(refusal);
  await arrives('crowd 5', 17_000);
});

test('of one account few changes are made at once, the others wait; nobody else waits behind them', async () => {
  const limits = new ChangeLimits(stores.pool, timesAllowance(1));
  const turns: (() => void)[] = [];
  const slowly = () => new Promise<void>((turn) => turns.push(turn));
  const many = Array.from({ length: 110 }, () => limits.make(change('many'), slowly));
  const outcomes = Promise.allSettled(many);
  await expect.poll(() => turns.length).toBe(4);
  expect(await limits.make(change('other'), done)).toBe('done');
  turns.shift()?.();
  await expect.poll(() => turns.length).toBe(4);
  const refused = many.slice(104);
  for (const one of refused)
    await expect(one).rejects.toMatchObject({ status: 429, code: 'too-many-at-once' });
  for (let n = 0; n < 103; n++) {
    await expect.poll(() => turns.length, { interval: 1 }).toBeGreaterThan(0);
    turns.shift()?.();
  }
  expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(104);
});

test('hard work of one account is done one after the other, with a rest between, and the smaller changes pass by', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    // given 22 copies of whole plans that one account asks for at once
    const limits = new ChangeLimits(stores.pool, timesAllowance(1));
    const turns: (() => void)[] = [];
    const slowly = () => new Promise<void>((turn) => turns.push(turn));
    const copy = (accountId: string) => change(accountId, { name: 'CreateProcess' });
    const many = Array.from({ length: 22 }, () => limits.make(copy('many'), slowly));
    const outcomes = Promise.allSettled(many);
    await expect(many[21]).rejects.toMatchObject({ status: 429, code: 'too-many-at-once' });
    // then one is at work, and neither their own smaller change nor the copy of somebody else waits
    // behind it
    await settled(() => turns.length === 1);
    expect(await limits.make(change('many'), done)).toBe('done');
    expect(await limits.make(copy('other'), done)).toBe('done');
    // when it took a second, the next begins after a rest of two
    await vi.advanceTimersByTimeAsync(1_000);
    turns.shift()?.();
    await many[0];
    await vi.advanceTimersByTimeAsync(1_900);
    expect(turns).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    await settled(() => turns.length === 1);
    // and all that waited are done
    for (let n = 1; n < 21; n++) {
      await settled(() => turns.length === 1);
      turns.shift()?.();
      await many[n];
    }
    expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
  } finally {
    vi.useRealTimers();
  }
});

test('workspaces, and changes that send mails, are counted by all services together', async () => {
  const services = [
    new ChangeLimits(stores.pool, allowance),
    new ChangeLimits(stores.pool, allowance),
  ] as const;
  const together = async (what: WantedChange) => {
    let made = 0;
    for (let n = 0; n < 6; n++)
      made += (await services[n % 2 === 0 ? 0 : 1].make(what, done).catch(() => '')) ? 1 : 0;
    return made;
  };
  expect(await together(change('founder', { name: 'CreateWorkspace', workspaceId: '' }))).toBe(2);
  const plan = { kind: 'process', id: 'p' };
  const status = (to: string) =>
    change('client', { name: 'SetTaskStatus', payload: { plan, taskId: 't', status: to } });
  expect(await together(status('STUCKED'))).toBe(3);
  expect(await together(status('DONE'))).toBe(6);
});

test('what is done without a session is counted by what it concerns, and by network; what follows is not', async () => {
  const outside = {
    ...usualAllowance.outside,
    concerns: { ...usualAllowance.outside.concerns, invitation: { times: 3, minutes: 15 } },
    network: { times: 5, minutes: 15 },
  };
  const limits = new ChangeLimits(stores.pool, { ...allowance, outside });
  const answered = (of: string, address: string | null) =>
    limits.make(
      {
        ...change('nobody', { workspaceId: '' }),
        countedBy: { concern: 'invitation', of, address },
      },
      done,
    );
  for (let n = 0; n < 3; n++) await answered('one', null);
  await expect(answered('one', null)).rejects.toMatchObject(refusal);
  for (let n = 0; n < 5; n++) await answered(`of the office ${n}`, '192.0.2.1');
  await expect(answered('of the office 5', '192.0.2.1')).rejects.toMatchObject(refusal);
  expect(await answered('elsewhere', '198.51.100.1')).toBe('done');
  for (let n = 0; n < 50; n++)
    expect(await limits.make({ ...change('nobody'), countedBy: 'inside' }, done)).toBe('done');
});

test('a wider network has several times what one household has, however many of its addresses ask', async () => {
  const from = new NetworkLimiter(countedInMemory, 'test', { times: 2, minutes: 1 });
  const may = async (address: string, many: number) => {
    for (let n = 0; n < many; n++) if (!(await from.may(address))) return n;
    return many;
  };
  expect(await may('2001:db8:1:1::1', 9)).toBe(2);
  // Of 65,536 networks of 64 bits in one of 48.
  let all = 2;
  for (let n = 2; n < 200; n++) all += await may(`2001:db8:1:${n.toString(16)}00::1`, 9);
  expect(all).toBe(32);
  expect(await may('2001:db8:2::1', 9)).toBe(2);
  let firms = 0;
  for (let n = 0; n < 250; n++) firms += await may(`192.0.2.${n}`, 9);
  expect(firms).toBe(16);
  await from.forget('2001:db8:1:1::1');
  expect(await may('2001:db8:1:1::1', 9)).toBe(2);
});
