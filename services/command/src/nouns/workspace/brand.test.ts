import {
  evolveWorkspace,
  noFile,
  noWorkspace,
  type BrandPicture,
  type StoredFile,
  type WorkspaceEvent,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { given } from '../../decisions/testing/given.ts';
import { resetStyles, setWorkspaceHeader, setWorkspaceLogo } from './brand.ts';

const after = (...events: WorkspaceEvent[]) =>
  given({ initial: noWorkspace, evolve: evolveWorkspace }, [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
    ...events,
  ]);
const content = { key: 'k', bytes: 9, width: 96, height: 96 };
const file = (kind: 'logo' | 'header', type: string): StoredFile => ({
  ...{ life: 'present', accountId: 'dana', contents: [content] },
  broughtTo: { carrier: 'brand', kind, type },
});
const logo: BrandPicture = { fileId: 'f', type: 'image/png', content };
const shown: WorkspaceEvent = { type: 'WorkspaceLogoSet', data: { from: null, to: logo } };
const code = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    const { code, field } = error as { code: string; field: string };
    return [code, field];
  }
};

describe('a logo', () => {
  test('that was brought is shown, once, and taken away', () => {
    const is = file('logo', 'image/png');
    expect(setWorkspaceLogo(after().state, { logo: 'f' }, is)).toEqual([shown]);
    expect(setWorkspaceLogo(after(shown).state, { logo: 'f' }, is)).toEqual([]);
    expect(setWorkspaceLogo(after(shown).state, { logo: null }, noFile)).toEqual([
      { type: 'WorkspaceLogoSet', data: { from: logo, to: null } },
    ]);
  });
  test('that was brought for something else, is gone or never was is refused by its field', () => {
    const erased = { ...file('logo', 'image/png'), life: 'deleted' } as StoredFile;
    const ofTask = {
      ...file('logo', 'image/png'),
      broughtTo: { carrier: 'note', processId: 'p', taskId: 't' },
    } as StoredFile;
    for (const other of [noFile, erased, ofTask, file('header', 'image/webp')])
      expect(code(() => setWorkspaceLogo(after().state, { logo: 'f' }, other))).toEqual([
        ...['file-not-found', 'logo'],
      ]);
  });
});

describe('a header', () => {
  const picture = { fileId: 'h', type: 'image/webp', content };
  test('is of one colour, a picture or white', () => {
    const set = (to: unknown) => [{ type: 'WorkspaceHeaderSet', data: { from: null, to } }];
    const { state } = after();
    expect(setWorkspaceHeader(state, { header: { color: '#16191c' } }, noFile)).toEqual(
      set({ color: '#16191c' }),
    );
    expect(
      setWorkspaceHeader(state, { header: { picture: 'h' } }, file('header', 'image/webp')),
    ).toEqual(set({ picture }));
    expect(setWorkspaceHeader(state, { header: null }, noFile)).toEqual([]);
  });
  test('shows no logo', () => {
    const logo = file('logo', 'image/png');
    expect(
      code(() => setWorkspaceHeader(after().state, { header: { picture: 'h' } }, logo)),
    ).toEqual(['file-not-found', 'header']);
  });
});

test('resetting styles takes away what is set, and leaves the words', () => {
  const worded: WorkspaceEvent[] = [
    shown,
    { type: 'WorkspaceClaimSet', data: { from: '', to: 'Live in eight weeks' } },
    { type: 'WorkspaceBrandColorSet', data: { from: null, to: '#f5b800' } },
  ];
  const { state } = after(...worded);
  expect(resetStyles(state)).toEqual([
    { type: 'WorkspaceLogoSet', data: { from: logo, to: null } },
    { type: 'WorkspaceBrandColorSet', data: { from: '#f5b800', to: null } },
  ]);
  expect(resetStyles(after().state)).toEqual([]);
});
