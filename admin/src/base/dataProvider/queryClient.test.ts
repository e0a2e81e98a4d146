import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { FreshQueryClient } from './queryClient.ts';

const clients: QueryClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
});

/** A page that shows a count; each read is answered when the test says so. */
function pageOf(client: QueryClient) {
  clients.push(client);
  const answers: ((count: number) => void)[] = [];
  const read = vi.fn(() => new Promise<number>((answer) => answers.push(answer)));
  const observer = new QueryObserver(client, { queryKey: ['notices'], queryFn: read });
  const leave = observer.subscribe(() => undefined);
  return { read, answers, shown: () => observer.getCurrentResult().data, leave };
}

test('what changes while it is read for the first time is read once more', async () => {
  const client = new FreshQueryClient();
  const { read, answers, shown, leave } = pageOf(client);
  const told = [client.invalidateQueries(), client.invalidateQueries()];
  answers[0]?.(1);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(shown()).toBe(1);
  answers[1]?.(2);
  await Promise.all(told);
  expect([shown(), read.mock.calls.length]).toEqual([2, 2]);
  leave();
});

test('what is not touched by the change is read once', async () => {
  const client = new FreshQueryClient();
  const { read, answers, shown, leave } = pageOf(client);
  const told = client.invalidateQueries({ queryKey: ['tasks'] });
  answers[0]?.(1);
  await told;
  await vi.waitFor(() => expect(shown()).toBe(1));
  expect(read).toHaveBeenCalledTimes(1);
  leave();
});

test('who reads again only what is not being read leaves a first read alone', async () => {
  const client = new FreshQueryClient();
  const { read, answers, leave } = pageOf(client);
  const told = client.invalidateQueries({}, { cancelRefetch: false });
  answers[0]?.(1);
  await told;
  expect(read).toHaveBeenCalledTimes(1);
  leave();
});

test('a first read that fails is begun anew, since what it failed by may be gone', async () => {
  const client = new FreshQueryClient({ defaultOptions: { queries: { retry: false } } });
  clients.push(client);
  const read = vi.fn<() => Promise<number>>();
  const refusal = Promise.withResolvers<number>();
  read.mockReturnValueOnce(refusal.promise).mockResolvedValueOnce(2);
  const observer = new QueryObserver(client, { queryKey: ['notices'], queryFn: read });
  const leave = observer.subscribe(() => undefined);
  const told = client.invalidateQueries();
  refusal.reject(new Error('no answer'));
  await told;
  expect(observer.getCurrentResult().data).toBe(2);
  leave();
});
