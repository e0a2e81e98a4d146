import { expect } from 'vitest';

/** Lets each test of the staff's app show any page, whose texts come late in a browser. */
if (expect.getState().testPath?.includes('/admin/') === true) {
  const { learnLate } = await import('../texts/index.ts');
  await learnLate();
}

export {};
