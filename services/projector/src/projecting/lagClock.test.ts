import { serviceMetrics } from '@waymark/edge';
import { expect, test } from 'vitest';
import { LagClock } from './lagClock.ts';
import type { ModelHealth } from './project.ts';

/** Two read models whose state the test sets, and a clock in milliseconds. */
function world() {
  const states: Record<string, ModelHealth['state']> = { plans: 'starting', history: 'live' };
  let now = 0;
  const models = () =>
    Object.entries(states).map(([model, state]) => ({
      model,
      state,
      position: 1n,
      failures: 0,
      problem: null,
      quarantined: 0,
    }));
  const following = new LagClock(models, () => now);
  return {
    following,
    set(model: string, state: ModelHealth['state']) {
      states[model] = state;
      following.tell({ model, state });
    },
    after: (milliseconds: number) => (now += milliseconds),
  };
}

test('a model that was never level does not follow; one that is busy for a moment does, for long it does not', () => {
  const { following, set, after } = world();
  expect(following.notes()).toEqual(['read model plans: starting']);
  set('plans', 'catching-up');
  expect(following.notes()).toEqual(['read model plans: catching-up']);
  set('plans', 'live');
  expect(following.notes()).toEqual([]);
  set('plans', 'catching-up');
  after(10_000);
  expect(following.notes()).toEqual([]);
  after(1);
  expect(following.notes()).toEqual(['read model plans: catching-up']);
});

test('a model that tries again does not follow from that moment on', () => {
  const { following, set } = world();
  set('plans', 'live');
  set('plans', 'retrying');
  expect(following.notes()).toEqual(['read model plans: retrying']);
  set('plans', 'live');
  expect(following.notes()).toEqual([]);
});

test('the lag is the time since a model was level, and 0 while it is', async () => {
  const { following, set, after } = world();
  const metrics = serviceMetrics();
  following.observe(metrics);
  set('plans', 'live');
  set('plans', 'retrying');
  after(4_000);
  const text = await metrics.text();
  expect(text).toContain('waymark_read_model_lag_seconds{model="plans"} 4');
  expect(text).toContain('waymark_read_model_lag_seconds{model="history"} 0');
});

test('before the first model has begun nothing follows', () => {
  expect(new LagClock(() => []).notes()).toEqual(['no read model has begun']);
});
