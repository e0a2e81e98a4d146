// @vitest-environment jsdom
import { act } from 'react';
import { CoreAdminContext, useTranslate } from 'react-admin';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speak, textsNow, useI18nProvider, useTexts } from './language.ts';

const page = visitor();

function Words() {
  const t = useTexts();
  const translate = useTranslate();
  return (
    <>
      <h1>{t('shell.settings')}</h1>
      <p>{translate('ra.action.save')}</p>
      <output>{translate('wizard.continue')}</output>
      <input />
    </>
  );
}
function App() {
  return (
    <CoreAdminContext i18nProvider={useI18nProvider()}>
      <Words />
    </CoreAdminContext>
  );
}
const said = () =>
  ['heading', 'paragraph', 'status'].map((role) => page.getByRole(role).textContent);

beforeEach(async () => {
  await page.show(<App />);
});
afterEach(async () => {
  await act(async () => speak('en'));
  localStorage.clear();
});

test('another language is spoken at once, by react-admin too, and nothing typed is lost', async () => {
  expect(said()).toEqual(['Settings', 'Save', 'Continue']);
  const field = page.getByRole<HTMLInputElement>('textbox');
  await page.fill(field, 'half a sentence');
  await act(async () => speak('de'));
  expect(said()).toEqual(['Einstellungen', 'Speichern', 'Weiter']);
  expect(page.getByRole('textbox')).toBe(field);
  expect(field.value).toBe('half a sentence');
  expect(document.documentElement.lang).toBe('de');
  await act(async () => speak('en'));
  expect(said()).toEqual(['Settings', 'Save', 'Continue']);
  expect(document.documentElement.lang).toBe('en');
});

test('the last wish is granted, though the texts of the one before come later', async () => {
  await act(async () => {
    const first = speak('de');
    await speak('en');
    await first;
  });
  expect(textsNow().language).toBe('en');
});
