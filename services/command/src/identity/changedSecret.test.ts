import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, test } from 'vitest';
import { InvitationLinks } from './invitationLinks.ts';
import { ViewTickets } from '../doors/clientPreview/viewTickets.ts';
import { StopLinks } from '../mail/schedule/stopLinks.ts';
import { KnownBrowsers } from './knownBrowsers.ts';

const digest = (email: string) => Promise.resolve(`digest of ${email}`);
const invitation = { accountId: 'ada', workspaceId: 'w', clientId: null };

/**
 * The steps of docs/OPERATIONS.md, "Changing keys": what was made before holds as long as the old
 * secret stands beside.
 */
describe('while a new signing secret takes the place of the old one', () => {
  test.each([
    ['made by the old', ['old'], ['old', 'new']],
    ['made by the old, read by the new', ['old'], ['new', 'old']],
    ['made by the new, read where it is only known yet', ['new', 'old'], ['old', 'new']],
  ] as const)('what was %s is taken', async (_, makers, readers) => {
    expect(
      new InvitationLinks(readers).read(new InvitationLinks(makers).token(invitation)),
    ).toEqual(invitation);
    const proof = await new KnownBrowsers(makers, digest).proofFor('ada@example.com');
    expect(await new KnownBrowsers(readers, digest).nameOf(proof, 'ada@example.com')).toBe(
      proof.split('.')[0],
    );
    expect(await new KnownBrowsers(readers, digest).nameOf(proof, 'eve@example.com')).toBeNull();
  });

  test('once the old one is gone, what it made is worth nothing', async () => {
    expect(
      new InvitationLinks(['new']).read(new InvitationLinks(['old']).token(invitation)),
    ).toBeNull();
    const proof = await new KnownBrowsers(['old'], digest).proofFor('ada@example.com');
    expect(await new KnownBrowsers(['new'], digest).nameOf(proof, 'ada@example.com')).toBeNull();
    expect(
      await new KnownBrowsers(['new'], digest).nameOf(undefined, 'ada@example.com'),
    ).toBeNull();
  });
});

/** 0.5.0 signed all of it with the whole secret; its mails have been sent. */
describe('what 0.5.0 signed goes on working', () => {
  const signedBefore = (claims: object) =>
    jwt.sign(claims, 'old', { algorithm: 'HS256', noTimestamp: true });
  const now = new Date('2026-11-27T10:00:00.000Z');

  test.each([['old'], ['new', 'old']] as const)('by %s %s', async (...secrets) => {
    const link = signedBefore({ sub: 'ada', w: 'w', c: null, iss: 'waymark-invitation' });
    expect(new InvitationLinks(secrets).read(link)).toEqual(invitation);
    const stop = { of: 'all' } as const;
    const word = signedBefore({ sub: 'ada', stop, iss: 'waymark-mails' });
    expect(new StopLinks(secrets).read(word)).toEqual({ accountId: 'ada', stop });
    const view = { sub: 'ada', by: 'dana', sid: 's', workspaceId: 'w', clientId: 'c' };
    const ticket = signedBefore({ ...view, iss: 'waymark-view', exp: now.getTime() / 1000 + 60 });
    expect(new ViewTickets(secrets).read(ticket, now)).toEqual(view);
    expect(new ViewTickets(secrets).read(ticket, new Date(now.getTime() + 60_000))).toBeNull();
    const mark = createHmac('sha256', 'old')
      .update('browser b of digest of ada@example.com')
      .digest('base64url');
    expect(await new KnownBrowsers(secrets, digest).nameOf(`b.${mark}`, 'ada@example.com')).toBe(
      'b',
    );
  });

  test('until the secret is gone that signed it', () => {
    const link = signedBefore({ sub: 'ada', w: 'w', c: null, iss: 'waymark-invitation' });
    expect(new InvitationLinks(['new']).read(link)).toBeNull();
  });
});

test('what was signed for one use is taken for no other', () => {
  const link = new InvitationLinks(['secret']).token(invitation);
  expect(new StopLinks(['secret']).read(link)).toBeNull();
  expect(new ViewTickets(['secret']).read(link, new Date())).toBeNull();
});
