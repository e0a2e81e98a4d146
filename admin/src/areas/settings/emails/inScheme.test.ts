// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { inScheme } from './inScheme.ts';

const mail =
  '<html><head><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.w{color:red}}</style></head></html>';

test('a mail is shown in the scheme that is asked for, and nothing of it is fetched', () => {
  expect(inScheme(mail, true)).toContain('color-scheme:dark}@media all{');
  expect(inScheme(mail, false)).toContain('color-scheme:light}@media not all{');
  expect(inScheme(mail, true)).toContain("default-src 'none'");
});
