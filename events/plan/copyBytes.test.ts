import { expect, test } from 'vitest';
import { exampleOf } from '../testing/exampleOf.ts';
import { bytesWritten, copyBytes } from './copyBytes.ts';
import { emptyPlan, evolvePlan, type PlanEvent } from '../index.ts';

test('a plan is as large as the events that copy it, without the ids of what it was copied from', () => {
  const event = exampleOf('PlanCopied') as PlanEvent & { type: 'PlanCopied' };
  const { milestones, modules, placeholders, variables } = event.data;
  const written = bytesWritten({ milestones, modules, placeholders, variables });
  const bytes = copyBytes(evolvePlan(emptyPlan, event));
  expect(Math.abs(bytes - written) / written).toBeLessThan(0.1);
  expect(bytesWritten({ id: 'a', origin: 'b' })).toBe(bytesWritten({ id: 'a' }));
});
