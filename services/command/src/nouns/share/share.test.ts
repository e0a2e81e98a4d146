import { evolveShare, noShare, type Share, type ShareEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { given } from '../../decisions/testing/given.ts';
import * as decide from './share.ts';

const of = { kind: 'process', id: 'p' } as const;
const shared = { life: 'present', clientId: 'c', name: 'Onboarding' } as const;
const gone = { ...shared, life: 'deleted' } as const;
const now = '2026-11-21T10:00:00.000Z';
const set = { now, by: 'dana' };
const link = { linkId: 'l', token: 'v1.token' };
const made: ShareEvent = {
  type: 'SharedByLink',
  data: { ...link, name: 'Onboarding', of, clientId: 'c', passwordId: 'one', by: 'dana' },
};
const changed: ShareEvent = {
  type: 'SharePasswordChanged',
  data: { linkId: 'l', name: 'Onboarding', passwordId: 'two', by: 'dana', at: now },
};
const stopped: ShareEvent = { type: 'SharingStopped', data: { linkId: 'l', name: 'Onboarding' } };
const cameIn: ShareEvent = {
  type: 'GuestCameIn',
  data: { linkId: 'l', name: 'Onboarding', guestId: 'g', guestName: 'v1.gil', at: now },
};
const first = { open: true, mayWork: true, until: null };
const terms = (to: Partial<Share['terms']>): ShareEvent => ({
  type: 'ShareTermsSet',
  data: { linkId: 'l', name: 'Onboarding', from: first, to: { ...first, ...to } },
});
const after = (...events: ShareEvent[]) => given({ initial: noShare, evolve: evolveShare }, events);
const gil = { linkId: 'l', passwordId: 'one', guestId: 'g', guestName: 'v1.gil' };
const looked = (at: string) => ({ linkId: 'l', guestId: 'g', at });

describe('a password', () => {
  test('makes the link, the first time and after sharing was stopped', () => {
    for (const events of [[], [made, stopped]])
      after(...events)
        .when(decide.setSharePassword, { of }, shared, { passwordId: 'one', link }, set)
        .then(made);
  });
  test('is changed, and whoever came in by the one before is out', () => {
    const then = after(made, cameIn).when(
      decide.setSharePassword,
      { of },
      shared,
      { passwordId: 'two', link: null },
      set,
    );
    then.then(changed);
    expect(then.after()).toMatchObject({ linkId: 'l', changedAt: now, guests: new Map() });
  });
  test('is of something that is there', () => {
    const secrets = { passwordId: 'one', link };
    after()
      .when(decide.setSharePassword, { of }, gone, secrets, set)
      .refused('notFound', 'execution-not-found');
    after()
      .when(decide.setSharePassword, { of: { kind: 'project', id: 'j' } }, gone, secrets, set)
      .refused('notFound', 'project-not-found');
  });
});

describe('the terms', () => {
  test('are set, what is left out stays, and nothing follows where nothing changes', () => {
    after(made)
      .when(decide.setShareTerms, { of, open: false }, shared, { now })
      .then(terms({ open: false }));
    after(made)
      .when(decide.setShareTerms, { of, mayWork: false }, shared, { now })
      .then(terms({ mayWork: false }));
    after(made)
      .when(decide.setShareTerms, { of, until: '2026-12-01T00:00:00+01:00' }, shared, { now })
      .then(terms({ until: '2026-11-30T23:00:00.000Z' }));
    after(made)
      .when(decide.setShareTerms, { of, until: null, open: true }, shared, { now })
      .nothing();
    after(made).when(decide.setShareTerms, { of }, shared, { now }).nothing();
    const ended = after(made, terms({ until: '2026-11-20T10:00:00.000Z' }));
    expect(
      ended.when(decide.setShareTerms, { of, until: null }, shared, { now }).after().terms,
    ).toEqual(first);
  });
  test('end at a time to come', () =>
    after(made)
      .when(decide.setShareTerms, { of, until: now }, shared, { now })
      .refused('invalid', 'link-end-passed', 'until'));
  test('are those of a link that there is, to something that is there', () => {
    after()
      .when(decide.setShareTerms, { of, open: true }, shared, { now })
      .refused('notFound', 'link-not-found');
    after(made, stopped)
      .when(decide.setShareTerms, { of, open: true }, shared, { now })
      .refused('notFound', 'link-not-found');
    after(made)
      .when(decide.setShareTerms, { of, open: true }, gone, { now })
      .refused('notFound', 'execution-not-found');
  });
});

describe('sharing', () => {
  test('is stopped once, and nobody is in any more', () => {
    const then = after(made, cameIn).when(decide.stopSharing, { of }, gone);
    then.then(stopped);
    expect(then.after().guests.size).toBe(0);
    after(made, stopped)
      .when(decide.stopSharing, { of }, shared)
      .refused('notFound', 'link-not-found');
  });
});

describe('a guest', () => {
  test('comes in by the link and the password that are good', () =>
    after(made).when(decide.enterShare, gil, shared, { now }).then(cameIn));
  test.each<[string, ShareEvent[], object]>([
    ['by a password that was changed', [changed], {}],
    ['by a link that was replaced', [], { linkId: 'k' }],
    ['once nothing is shared', [stopped], {}],
    ['while it is off', [terms({ open: false })], {}],
    ['after its end', [terms({ until: now })], {}],
  ])('does not come in %s', (_, events, other) =>
    after(made, ...events)
      .when(decide.enterShare, { ...gil, ...other }, shared, { now })
      .refused('notFound', 'link-not-found'),
  );
  test('does not come into what was deleted', () =>
    after(made)
      .when(decide.enterShare, gil, gone, { now })
      .refused('notFound', 'execution-not-found'));
  test('is noted to look, once in ten minutes', () => {
    const later = { now: '2026-11-21T10:10:00.000Z' };
    after(made, cameIn)
      .when(decide.lookAtShare, gil, { now: '2026-11-21T10:09:59.999Z' })
      .nothing();
    const look = after(made, cameIn).when(decide.lookAtShare, gil, later);
    look.then({ type: 'GuestLooked', data: looked(later.now) });
    expect(look.after().guests.get('g')?.lookedAt).toBe(later.now);
  });
  test.each<[string, ShareEvent[]]>([
    ['once the password was changed', [changed]],
    ['once nothing is shared', [stopped]],
    ['while it is off', [terms({ open: false })]],
  ])('looks no more %s', (_, events) =>
    after(made, cameIn, ...events)
      .when(decide.lookAtShare, gil, { now })
      .refused('notFound', 'link-not-found'),
  );
  test('who is not known has not looked', () => {
    after(made).when(decide.lookAtShare, gil, { now }).refused('notFound', 'link-not-found');
    expect(after(made, { type: 'GuestLooked', data: looked(now) }).state.guests.size).toBe(0);
  });
});
