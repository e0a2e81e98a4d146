import { expect, test } from 'vitest';
import { shortTitle } from './shortTitle.ts';

test.each([
  ['Start working on written, open governance.', 'Start working on written, open governance.'],
  [
    'Transfer your domain to the CNCF. The "LF Stakeholder email" is projects@cncf.io, which has to be named by you.',
    'Transfer your domain to the CNCF.',
  ],
  [
    "Ensure that the Code of Conduct (or your adopted version of it) is explicitly referenced at the project's README.",
    'Ensure that the Code of Conduct (or your adopted version of it) is explicitly…',
  ],
  ['x'.repeat(200), `${'x'.repeat(80)}…`],
])('%s', (title, short) => expect(shortTitle(title)).toBe(short));
