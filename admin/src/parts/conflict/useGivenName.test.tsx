// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { ServerRefused } from '@waymark/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptStorage } from '../autosave/testing/KeptStorage.ts';
import { RenameField } from '../../areas/blueprints/library/RenameField.tsx';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import { typedPage } from '../dialogs/testing/typedPage.tsx';

const thing = {
  plan: { kind: 'blueprint', id: 'b' },
  part: 'plan',
  id: 'b',
  field: 'name',
} as const;
const theirs = new ServerRefused({
  ...{ type: 'about:blank', title: 'Changed', status: 409, code: 'changed-meanwhile' },
  detail: 'Ines changed this in the meantime.',
  conflict: {
    ...{
      by: { accountId: 'ines', name: 'Ines' },
      at: '2026-11-21T10:00:00.000Z',
      event: 'BlueprintRenamed',
    },
    ...{ path: 'name', theirs: 'Theirs', revision: '12' },
  },
});
let page: ReturnType<typeof typedPage>;
let sent: [string, string | undefined][];
let faster: boolean;
const ended = vi.fn();
const send = async (name: string, basedOn?: string) => {
  sent.push([name, basedOn]);
  if (faster && basedOn !== '12') throw theirs;
};
const shown = {
  'a dialog': () => (
    <NameDialog title="Rename" name="Before" seen="7" of={thing} onSubmit={send} onClose={ended} />
  ),
  'a name where it stands': () => (
    <RenameField name="Before" seen="7" thing={thing} onRename={send} onEnd={ended} />
  ),
} as const;
const label = { 'a dialog': 'Name', 'a name where it stands': 'New name of Before' } as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', new KeptStorage());
  ended.mockClear();
  sent = [];
  faster = true;
  page = typedPage();
});
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});

const press = (key: string) => {
  const field = document.activeElement;
  field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

for (const where of ['a dialog', 'a name where it stands'] as const) {
  const save = async () => {
    if (where === 'a dialog') await page.press('Save');
    else {
      page.field(label[where])?.focus();
      await waitFor(() => press('Enter'));
    }
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  };
  const asks = () => document.querySelector('[role=alertdialog]');

  test(`in ${where}: a name that another gave meanwhile is not written over, and mine is kept if I say so`, async () => {
    await page.show(shown[where]());
    await page.write(label[where], 'Mine');
    await save();
    await waitFor(() => expect(asks()).not.toBeNull());
    expect(asks()?.textContent).toContain('Theirs');
    expect(asks()?.textContent).toContain('Mine');
    expect([sent, ended.mock.calls.length]).toEqual([[['Mine', '7']], 0]);
    await page.press('Keep mine');
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([
      ['Mine', '7'],
      ['Mine', '12'],
    ]);
  });

  test(`in ${where}: theirs stays, or both are gone on with`, async () => {
    await page.show(shown[where]());
    await page.write(label[where], 'Mine');
    await save();
    await waitFor(() => expect(asks()).not.toBeNull());
    await page.press('Edit both');
    expect(page.field(label[where])?.value).toBe('Theirs / Mine');
    faster = false;
    await save();
    await waitFor(() => expect(sent.at(-1)).toEqual(['Theirs / Mine', '12']));
  });
}

test('the same name is nobody’s to choose', async () => {
  await page.show(shown['a dialog']());
  await page.write('Name', 'Theirs');
  await page.press('Save');
  await waitFor(() => expect(ended).toHaveBeenCalled());
});
