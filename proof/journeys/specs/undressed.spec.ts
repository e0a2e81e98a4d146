import { expect } from '@playwright/test';
import { test } from '../fixtures/test.ts';
import { undressed } from '../fixtures/undressed.ts';

test('a link, a field or a button that nobody has given a look is found, and no other', async ({
  page,
}) => {
  await page.setContent(`
    <a href="/x">Set it</a> <a href="/y" style="color: green">There</a> <a>No link</a>
    <input id="raw"> <input style="border: 1px solid"> <input type="checkbox">
    <button>Raw</button> <button style="border: 0">Own</button> <input id="gone" hidden>`);
  expect(await page.evaluate(undressed)).toEqual(['a "Set it"', 'input "raw"', 'button "Raw"']);
});
