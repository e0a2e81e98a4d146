import { describe, expect, it } from 'vitest';
import { chooseMembership } from './chooseMembership.ts';

const member = (workspaceId: string, party: 'team' | 'client') => ({
  workspaceId,
  workspaceName: workspaceId,
  answerHours: null,
  timeZone: 'UTC',
  bookingProviders: [],
  bookingHosts: [],
  displayName: '',
  claim: '',
  brandColor: null,
  party,
  role: null,
  clientId: null,
  clientName: null,
});
const team = member('a', 'team');
const client = member('b', 'client');

describe('chooseMembership', () => {
  it('follows the link, then what was chosen, then where one is a client', () => {
    expect(chooseMembership([team, client], 'a', 'b')).toBe(team);
    expect(chooseMembership([team, client], null, 'a')).toBe(team);
    expect(chooseMembership([team, client], null, 'gone')).toBe(client);
    expect(chooseMembership([team], null, null)).toBe(team);
  });
  it('says where they belonged and do so no more, instead of taking another in silence', () => {
    const former = [{ workspaceId: 'gone' }];
    expect(chooseMembership([team, client], null, 'gone', former)).toBe('foreign');
    expect(chooseMembership([team, client], 'a', 'gone', former)).toBe(team);
  });
  it('says when the link is for somebody else, and when there is none', () => {
    expect(chooseMembership([team], 'x', 'a')).toBe('foreign');
    expect(chooseMembership([], null, 'a')).toBeUndefined();
  });
});
