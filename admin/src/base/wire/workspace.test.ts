import { afterEach, expect, test, vi } from 'vitest';
import { askedWorkspaceId, chooseMembership } from './workspace.ts';
import type { Membership } from './workspace.ts';

afterEach(() => vi.unstubAllGlobals());

test('the stored workspace if it is still theirs, otherwise the first of the team', () => {
  const at = (workspaceId: string, party: 'team' | 'client') =>
    ({ workspaceId, party }) as Membership;
  const memberships = [at('c', 'client'), at('a', 'team'), at('b', 'team')];
  expect(chooseMembership(memberships, 'b')?.workspaceId).toBe('b');
  expect(chooseMembership(memberships, 'gone')?.workspaceId).toBe('a');
  expect(chooseMembership(memberships, 'c')?.workspaceId).toBe('a');
  expect(chooseMembership([at('c', 'client')], 'c')).toBeUndefined();
});

test('a link says which workspace it leads into, and is obeyed where the person is of the team', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'a' });
  const at = (workspaceId: string, party: 'team' | 'client') =>
    ({ workspaceId, party }) as Membership;
  const memberships = [at('a', 'team'), at('b', 'team'), at('c', 'client')];
  expect(askedWorkspaceId(memberships, '?w=b')).toBe('b');
  expect(askedWorkspaceId(memberships, '?w=c')).toBe('a');
  expect(askedWorkspaceId(memberships, '?w=stranger')).toBe('a');
  expect(askedWorkspaceId(memberships, '')).toBe('a');
});
