// @vitest-environment jsdom
import { headers as names } from '@waymark/api/headers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, perform } from './commands.ts';
import { forgetPosition, knownPosition } from './position.ts';
import { Refused, Unreachable } from './problem.ts';

vi.mock('../session/session.ts', () => ({ accessToken: async () => 'token', renew: async () => 'renewed' }));

const done = () => Response.json({ revision: '3', position: '41' });
const sent = vi.fn<typeof fetch>();
const keys = () => sent.mock.calls.map(([, init]) => new Headers(init?.headers).get(names.idempotencyKey));
const task = act('SetTaskStatus', { plan: { kind: 'process', id: 'p' }, taskId: 't', status: 'DONE' }, '2');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent);
  forgetPosition();
});
afterEach(() => {
  sent.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('perform', () => {
  it('sends again under the same key where no answer came, and remembers the position', async () => {
    sent.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(done());
    const reply = perform('w', task);
    await vi.runAllTimersAsync();
    expect(await reply).toEqual({ revision: '3', position: '41' });
    expect(keys()).toEqual([task.key, task.key]);
    expect(knownPosition()).toBe('41');
  });

  it('gives up after the third time', async () => {
    sent.mockRejectedValue(new TypeError('network'));
    const failed = expect(perform('w', task)).rejects.toBeInstanceOf(Unreachable);
    await vi.runAllTimersAsync();
    await failed;
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('does not repeat what was refused', async () => {
    sent.mockResolvedValue(
      Response.json(
        { type: 'x', title: 'Conflict', status: 409, code: 'conflict', detail: 'Dana was first.' },
        { status: 409 },
      ),
    );
    await expect(perform('w', task)).rejects.toThrow(Refused);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('renews the session once on a 401, under the same key', async () => {
    sent.mockResolvedValueOnce(new Response(null, { status: 401 })).mockResolvedValueOnce(done());
    await perform('w', task);
    expect(sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'))).toEqual([
      'Bearer token',
      'Bearer renewed',
    ]);
    expect(new Set(keys()).size).toBe(1);
  });
});
