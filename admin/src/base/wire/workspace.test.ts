import { describe, expect, test } from 'vitest';
import { chooseMembership, decideWorkspace, type Membership } from './workspace.ts';

const at = (workspaceId: string, party: 'team' | 'client' = 'team') =>
  ({ workspaceId, party }) as Membership;
const memberships = [at('a'), at('b'), at('c', 'client')];

test('the stored workspace is worked in if it is one of the team’s, otherwise the first one', () => {
  expect(chooseMembership(memberships, 'b')?.workspaceId).toBe('b');
  expect(chooseMembership(memberships, 'gone')?.workspaceId).toBe('a');
  expect(chooseMembership(memberships, 'c')?.workspaceId).toBe('a');
  expect(chooseMembership([at('c', 'client')], 'c')).toBeUndefined();
});

describe('where somebody of the staff goes on', () => {
  const from = (
    of: readonly Membership[],
    stored: string | null,
    asked: string | null = null,
    atStart = true,
  ) => decideWorkspace(of, { asked, stored, atStart });

  test('is the workspace that a link asks for, else the stored one', () => {
    expect(from(memberships, 'a', 'b')).toEqual({ enters: 'b' });
    expect(from(memberships, 'b')).toEqual({ enters: 'b' });
  });

  test('is no permission where they do not belong there, or no more', () => {
    expect(from(memberships, 'gone')).toEqual({ mayNotEnter: 'gone' });
    expect(from(memberships, 'a', 'stranger')).toEqual({ mayNotEnter: 'stranger' });
    expect(from([], 'gone')).toEqual({ mayNotEnter: 'gone' });
    expect(from(memberships, 'a', 'c')).toEqual({ mayNotEnter: 'c' });
  });

  test('is the choice for who is of several teams and has chosen none, as they begin', () => {
    expect(from(memberships, null)).toEqual({ goesTo: 'choice' });
    expect(from(memberships, 'c')).toEqual({ goesTo: 'choice' });
    expect(from(memberships, null, null, false)).toEqual({ enters: 'a' });
    expect(from([at('a'), at('c', 'client')], null)).toEqual({ enters: 'a' });
    expect(from([], null)).toEqual({ goesTo: 'choice' });
  });

  test('is the portal for who is a client alone', () => {
    const client = [at('c', 'client')];
    expect(from(client, null)).toEqual({ goesTo: 'portal' });
    expect(from(client, 'c')).toEqual({ goesTo: 'portal' });
    expect(from(client, null, 'c')).toEqual({ goesTo: 'portal' });
    expect(from(client, null, 'stranger')).toEqual({ mayNotEnter: 'stranger' });
  });
});
