// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CoreAdminContext, useTranslate } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak, textsNow, useI18nProvider, useTexts } from './language.ts';

let root: Root;
let page: HTMLElement;

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
const said = () => ['h1', 'p', 'output'].map((tag) => page.querySelector(tag)?.textContent);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(<App />));
});
afterEach(async () => {
  await act(async () => speak('en'));
  await act(async () => root.unmount());
  page.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('another language is spoken at once, by react-admin too, and nothing typed is lost', async () => {
  expect(said()).toEqual(['Settings', 'Save', 'Continue']);
  const field = page.querySelector('input')!;
  field.value = 'half a sentence';
  await act(async () => speak('de'));
  expect(said()).toEqual(['Einstellungen', 'Speichern', 'Weiter']);
  expect(page.querySelector('input')).toBe(field);
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
