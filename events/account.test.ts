import { expect, test } from 'vitest';
import { evolveAccount, evolveClaim, noAccount, noClaim } from './account.ts';

test('an account holds the newest sealed person', () => {
  const opened = evolveAccount(noAccount, { type: 'AccountOpened', data: { accountId: 'a', sealed: 'one' } });
  expect(opened).toEqual({ life: 'present', accountId: 'a', sealed: 'one' });
  expect(evolveAccount(opened, { type: 'ProfileChanged', data: { accountId: 'a', sealed: 'two' } }).sealed).toBe('two');
});
test('a claim names its owner', () => {
  expect(noClaim.owner).toBeNull();
  expect(evolveClaim(noClaim, { type: 'EmailClaimed', data: { accountId: 'a' } }).owner).toBe('a');
});
