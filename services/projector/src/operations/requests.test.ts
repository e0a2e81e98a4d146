import { refusalText } from '@waymark/api/problems';
import { expect, test } from 'vitest';
import { NotPossible } from './requests.ts';

test('what cannot be done is told in the language of who asks, of several models in lines', () => {
  const refused = new NotPossible(
    'not-ready',
    refusalText('noPausedRebuild', 'plans'),
    refusalText('nothingToCancel', 'history'),
  );
  expect(refused.message).toBe('plans has no paused rebuild.\nhistory has nothing to cancel.');
  expect(refused.detailIn('de')).toBe(
    'plans hat keinen Aufbau, der angehalten ist.\nBei history gibt es nichts abzubrechen.',
  );
});
