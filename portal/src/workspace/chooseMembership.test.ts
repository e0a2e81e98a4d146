import { describe, expect, it } from 'vitest';
import { chooseMembership, hasSeveral } from './chooseMembership.ts';

const member = (workspaceId: string, party: 'team' | 'client') => ({
  workspaceId,
  workspaceName: workspaceId,
  answerHours: null,
  bookingProviders: [],
  party,
  role: null,
  clientId: null,
  clientName: null,
});
const place = (workspaceId: string | null, clientId: string | null = null) => ({ workspaceId, clientId });
const team = member('a', 'team');
const client = member('b', 'client');

describe('chooseMembership', () => {
  it('follows the link, then what was chosen, then where one is a client', () => {
    expect(chooseMembership([team, client], place('a'), place('b'))).toBe(team);
    expect(chooseMembership([team, client], place(null), place('a'))).toBe(team);
    expect(chooseMembership([team, client], place(null), place('gone'))).toBe(client);
    expect(chooseMembership([team], place(null), place(null))).toBe(team);
  });
  it('says when the link is for somebody else, and when there is none', () => {
    expect(chooseMembership([team], place('x'), place('a'))).toBe('foreign');
    expect(chooseMembership([], place(null), place('a'))).toBeUndefined();
  });
  it('of several clients of one workspace follows whose the page is, then what was chosen, then the first', () => {
    const [alder, birch] = ['alder', 'birch'].map((clientId) => ({ ...client, clientId, clientName: clientId }));
    const both = [team, alder!, birch!];
    expect(chooseMembership(both, place(null, 'birch'), place('b', 'alder'))).toBe(birch);
    expect(chooseMembership(both, place('b'), place('b', 'birch'))).toBe(birch);
    expect(chooseMembership(both, place('b'), place(null, 'gone'))).toBe(alder);
    expect(chooseMembership(both, place(null), place(null))).toBe(alder);
    expect(chooseMembership(both, place(null, 'birch'), place('a', 'birch'))).toBe(team);
    expect([hasSeveral(both, 'b'), hasSeveral(both, 'a')]).toEqual([true, false]);
  });
});
