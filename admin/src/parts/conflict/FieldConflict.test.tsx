// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Autosaved } from '../autosave/index.ts';
import { SignedIn } from '../../base/session/testing/SignedIn.tsx';
import { FieldConflict } from './FieldConflict.tsx';

const shown = (status: number) =>
  renderToStaticMarkup(
    <SignedIn as="dana">
      <FieldConflict
        field={{ phase: 'failed', problem: { status, detail: 'Why' } } as unknown as Autosaved}
        what="Text"
        of="module"
        format="text"
      />
    </SignedIn>,
  );

test('what fails again in the same words is not offered to be tried again', () => {
  expect(shown(422)).toContain('Why');
  expect(shown(422)).not.toContain('Try again');
  for (const status of [503, 429, 403]) expect(shown(status)).toContain('Try again');
});
