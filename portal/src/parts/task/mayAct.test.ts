import { describe, expect, it } from 'vitest';
import type { Directory } from '../project/who.ts';
import type { OpenWorkspace } from '../../base/workspace/workspaceContext.ts';
import { mayAct } from './mayAct.ts';

const whoIs = ((ref: string) => ({
  kind: ref.startsWith('p::') ? 'placeholder' : ref === 'mikkel' ? 'team' : 'client',
  clientIds: ref === 'rosa' || ref === 'amara' ? ['tidepool'] : [],
})) as unknown as Directory;
const reads = (membership: object) =>
  ({
    me: { accountId: 'rosa' },
    membership: { party: 'client', clientId: 'tidepool', ...membership },
  }) as unknown as OpenWorkspace;
const may = (assignee: string | null, participants: string[] = [], membership: object = {}) =>
  mayAct({ assignee }, whoIs, reads(membership), participants);

describe('a user of the client may act', () => {
  it('on what they or a colleague have', () => {
    expect([may('rosa'), may('amara')]).toEqual([true, true]);
    expect([may('mikkel'), may(null), may('p::it')]).toEqual([false, false, false]);
  });
  it('on what nobody has yet where they take part, and on nothing of the team’s', () => {
    expect([may(null, ['rosa']), may('p::it', ['rosa'])]).toEqual([true, true]);
    expect([may(null, ['amara']), may('mikkel', ['rosa'])]).toEqual([false, false]);
  });
  it('but not who only looks, nor a guest on what is open', () => {
    expect(may('rosa', ['rosa'], { onlyLooks: true })).toBe(false);
    expect(may(null, ['rosa'], { guest: { mayWork: true } })).toBe(false);
    expect(may('amara', ['rosa'], { guest: { mayWork: true } })).toBe(true);
    expect(may('amara', [], { guest: { mayWork: false } })).toBe(false);
  });
  it('as whose user they are there is not known: on their own alone', () =>
    expect([
      may('rosa', ['rosa'], { clientId: null }),
      may(null, ['rosa'], { clientId: null }),
    ]).toEqual([true, false]));
});
