import { describe, expect, test } from 'vitest';
import { FairTurns, MOST_WAITING } from './fairTurns.ts';

/** Work that ends when it is told to, and what has begun so far. */
function desk(slots: number) {
  const turns = new FairTurns(slots);
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const ask = (name: string, workspaceId: string, accountId: string) =>
    turns.take({ workspaceId, accountId }, () => {
      begun.push(name);
      return new Promise<string>((resolve) => end.set(name, () => resolve(name)));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, begun, finish: (name: string) => (end.get(name)!(), settle()), settle };
}

describe('turns', () => {
  test('one at a time for a workspace, though there are free slots', async () => {
    const { ask, begun, finish, settle } = desk(2);
    const asked = [ask('a1', 'w', 'anna'), ask('a2', 'w', 'ben')];
    await settle();
    expect(begun).toEqual(['a1']);
    await finish('a1');
    expect(begun).toEqual(['a1', 'a2']);
    await finish('a2');
    expect(await Promise.all(asked)).toEqual(['a1', 'a2']);
  });

  test('one at a time for an account, however many workspaces it makes', async () => {
    const { ask, begun, finish, settle } = desk(2);
    for (const workspace of ['w1', 'w2', 'w3']) void ask(workspace, workspace, 'eve');
    void ask('other', 'o', 'olga');
    await settle();
    expect(begun).toEqual(['w1', 'other']);
    await finish('other');
    expect(begun).toEqual(['w1', 'other']);
    await finish('w1');
    expect(begun).toEqual(['w1', 'other', 'w2']);
  });

  test('go round the workspaces, not by who came first', async () => {
    const { ask, begun, finish, settle } = desk(1);
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a', name);
    void ask('b1', 'b', 'b');
    await settle();
    for (const name of ['a1', 'a2', 'b1']) await finish(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('are given on after work that failed', async () => {
    const turns = new FairTurns(1);
    const who = { workspaceId: 'w', accountId: 'a' };
    const failed = turns.take(who, () => Promise.reject(new Error('broken')));
    const next = turns.take(who, () => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  test('are refused to a workspace of which enough wait, and to it alone', async () => {
    const { ask, begun, settle } = desk(2);
    for (const i of [...Array(1 + MOST_WAITING).keys()]) void ask(`a${i}`, 'a', `${i}`);
    await expect(ask('more', 'a', 'more')).rejects.toMatchObject({
      status: 429,
      code: 'too-many-imports',
      field: 'source',
      headers: { 'Retry-After': '2' },
    });
    void ask('b', 'b', 'b');
    await settle();
    expect(begun).toEqual(['a0', 'b']);
  });

  test('are refused to all while very many wait', async () => {
    const { ask } = desk(1);
    for (let i = 0; i <= 200; i++) void ask(`${i}`, `w${i}`, `a${i}`);
    await expect(ask('more', 'more', 'more')).rejects.toMatchObject({
      status: 503,
      code: 'overloaded',
    });
  });
});
