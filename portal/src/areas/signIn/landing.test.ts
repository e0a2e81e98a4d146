import type { Me } from '@waymark/api';
import { describe, expect, it } from 'vitest';
import { landing } from './landing.ts';

const membership = (party: 'team' | 'client'): Me['memberships'][number] => ({
  workspaceId: `w-${party}`,
  workspaceName: 'W',
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

describe('landing', () => {
  it('obeys what was asked for', () => {
    expect(landing('/portal/task/a/b', [])).toBe('/portal/task/a/b');
  });
  it('sends staff to the executions, clients to the portal, newcomers to choose a workspace', () => {
    expect(landing('/', [membership('client'), membership('team')])).toBe('/');
    expect(landing('/', [membership('client')])).toBe('/portal/');
    expect(landing('/', [])).toBe('/select-workspace/');
  });
});
