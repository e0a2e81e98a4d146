// @vitest-environment jsdom
import type { PersonRow } from '@waymark/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedPage } from '../dialogs/testing/typedPage.tsx';
import { AlsoAt } from './AlsoAt.tsx';

let page = typedPage();
beforeEach(() => void (page = typedPage()));
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});

const at = (name: string, invitation: 'pending' | 'declined' | null = null) => ({
  id: name,
  name,
  invitation,
});
const clients = [
  at('Tidepool'),
  at('Kelpline'),
  at('Ravelin', 'pending'),
  at('Initech', 'declined'),
];

test.each([
  [
    'beside the row of one client',
    'client',
    'Tidepool',
    ['Also a user of Kelpline', 'Also invited as a user of Ravelin'],
  ],
  [
    'beside that of the team',
    'team',
    null,
    ['Also a user of Tidepool and Kelpline', 'Also invited as a user of Ravelin'],
  ],
] as const)(
  '%s the other clients of a person are told, and who declined is not',
  async (_, party, clientId, told) => {
    await page.show(<AlsoAt person={{ party, clientId, clients } as PersonRow} />);
    expect([...document.querySelectorAll('small')].map(({ textContent }) => textContent)).toEqual(
      told,
    );
  },
);

test('whoever is at one alone is told nothing of', async () => {
  await page.show(
    <AlsoAt
      person={
        { party: 'client', clientId: 'Tidepool', clients: [at('Tidepool')] } as unknown as PersonRow
      }
    />,
  );
  expect(document.querySelector('small')).toBeNull();
});
