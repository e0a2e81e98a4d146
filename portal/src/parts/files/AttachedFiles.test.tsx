// @vitest-environment jsdom
import type { Attachment } from '@waymark/client';
import { visitor } from '@waymark/look/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AttachedFiles } from './AttachedFiles.tsx';

const page = visitor();
beforeAll(() => void (Element.prototype.scrollIntoView = () => undefined));
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const file: Attachment = {
  ...{ id: 'f', name: 'mandate.pdf', bytes: 2048, state: 'going', share: 0.4 },
  ...{ why: null, mayPass: false, shown: null, file: null },
};
const show = (change: Partial<Attachment>) => {
  const acts = { again: vi.fn<(id: string) => void>(), drop: vi.fn<(id: string) => void>() };
  return page.show(<AttachedFiles all={[{ ...file, ...change }]} {...acts} />).then(() => acts);
};

test('an attached file shows how far it is, then that it is being checked, then what was found', async () => {
  await show({});
  expect(page.getByRole('progressbar', { name: 'Uploading mandate.pdf' })).toBeDefined();
  expect(page.queryByText('Being checked')).toBeNull();
  await show({ share: 1 });
  expect(page.queryByRole('progressbar', { name: 'Uploading mandate.pdf' })).toBeNull();
  expect(page.getByText('Being checked')).toBeDefined();
  await show({ state: 'refused', share: 1, why: 'This file is harmful: Eicar.' });
  expect(page.queryByText('Being checked')).toBeNull();
  expect(page.getByRole('alert').textContent).toContain('This file is harmful: Eicar.');
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  const { again } = await show({ state: 'refused', why: 'Nothing looks at files.', mayPass: true });
  await page.press('Try again');
  expect(again).toHaveBeenCalledWith('f');
  const { drop } = await show({ state: 'there', share: 1 });
  expect(page.queryByText('Being checked')).toBeNull();
  await page.press('Remove mandate.pdf');
  expect(drop).toHaveBeenCalledWith('f');
});
