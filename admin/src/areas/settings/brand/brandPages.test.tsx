// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { within } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { dataProvider } from '../../../base/dataProvider/dataProvider.ts';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { speak } from '../../../base/texts/language.ts';
import { StylePage } from './StylePage.tsx';
import { TextsPage } from './TextsPage.tsx';

const send = vi.hoisted(() =>
  vi.fn<(name: string, payload: unknown, options?: object) => Promise<unknown>>(),
);
vi.mock('../../../base/wire/sendCommand.ts', () => ({ sendCommand: send }));

const page = visitor();
beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  send.mockReset().mockResolvedValue({});
});
const show = (what: ReactNode, membership: object = {}) =>
  page.show(
    <SignedIn
      as="dana"
      membership={{
        ...{ workspaceName: 'Acme', role: 'OWNER', revision: '7' },
        ...{ displayName: '', claim: '', brandColor: null, logo: null, header: null },
        brand: { name: 'Acme', claim: '', logo: null, icon: '', style: '' },
        ...membership,
      }}
    >
      <StaffApp dataProvider={dataProvider}>{what}</StaffApp>
    </SignedIn>,
  );
const region = (name: string) => within(page.getByRole('region', { name }));
const save = (name: string) => page.user.click(region(name).getByRole('button', { name: 'Save' }));

test('clients know the workspace by its own name until it has a company name, which is never empty', async () => {
  await show(<TextsPage />);
  const field = region('Company name').getByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe('Acme');
  await page.fill(field, ' ');
  expect(
    region('Company name').getByText('Clients need a name for you. Enter one.'),
  ).not.toBeNull();
  await page.user.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  await page.fill(field, 'Acme Onboarding');
  await save('Company name');
  const payload = { displayName: 'Acme Onboarding' };
  expect(send).toHaveBeenCalledWith('SetWorkspaceDisplayName', payload, { basedOn: '7' });
});

test('a colour is taken as it is typed, says what becomes of it, and is refused where it is none', async () => {
  await show(<StylePage />);
  const field = region('Brand colour').getByRole<HTMLInputElement>('textbox');
  await page.fill(field, 'yellow');
  expect(region('Brand colour').getByText('Enter a colour such as #0b6e69.')).not.toBeNull();
  await page.fill(field, 'F5B800');
  expect(field.value).toBe('#f5b800');
  const said = region('Brand colour').getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Text on buttons is black11.7, needed 4.5',
    'Links are drawn darker,  #8362075.3, needed 4.5',
    'Lines and dots,  #a77e0d3.5, needed 3',
  ]);
  await save('Brand colour');
  const payload = { brandColor: '#f5b800' };
  expect(send).toHaveBeenCalledWith('SetWorkspaceBrandColor', payload, { basedOn: '7' });
});

test('a header is white, of a colour, or an image, which has to be there', async () => {
  await show(<StylePage />, { header: { color: '#16191c' } });
  const header = region('Header of the portal');
  expect(header.getByText('Its text is white.')).not.toBeNull();
  await page.user.click(header.getByRole('button', { name: 'Image' }));
  expect(header.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await page.user.click(header.getByRole('button', { name: 'White' }));
  await save('Header of the portal');
  expect(send).toHaveBeenCalledWith('SetWorkspaceHeader', { header: null }, { basedOn: '7' });
});

test('a logo is removed, and styles are reset, without a question', async () => {
  await show(<StylePage />, { logo: { fileId: 'f', url: '/api/pictures/f?token=t' } });
  await page.user.click(region('Logo').getByRole('button', { name: 'Remove' }));
  await save('Logo');
  expect(send).toHaveBeenCalledWith('SetWorkspaceLogo', { logo: null }, { basedOn: '7' });
  await page.press('Reset Styles');
  expect(send).toHaveBeenLastCalledWith('ResetStyles', {}, expect.anything());
});

test('a picture that is too heavy is told so before it is brought', async () => {
  await show(<StylePage />);
  const input = region('Logo').getByLabelText<HTMLInputElement>('Image');
  const heavy = new File([new Uint8Array(4 * 1024 * 1024)], 'logo.png', { type: 'image/png' });
  await page.user.upload(input, heavy);
  const said = await region('Logo').findByRole('alert');
  expect(said.textContent).toBe('Images must be less than 4 MB in size.');
});
