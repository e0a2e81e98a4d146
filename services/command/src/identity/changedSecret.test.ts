import { describe, expect, test } from 'vitest';
import { InvitationLinks } from '../invitations/invitationLinks.ts';
import { KnownBrowsers } from './knownBrowsers.ts';

const digest = (email: string) => Promise.resolve(`digest of ${email}`);
const invitation = { accountId: 'ada', workspaceId: 'w', clientId: null };

/** The steps of docs/OPERATIONS.md, "Changing keys": what was made before holds as long as the old secret stands beside. */
describe('while a new signing secret takes the place of the old one', () => {
  test.each([
    ['made by the old', ['old'], ['old', 'new']],
    ['made by the old, read by the new', ['old'], ['new', 'old']],
    ['made by the new, read where it is only known yet', ['new', 'old'], ['old', 'new']],
  ] as const)('what was %s is taken', async (_, makers, readers) => {
    expect(new InvitationLinks(readers).read(new InvitationLinks(makers).token(invitation))).toEqual(invitation);
    const proof = await new KnownBrowsers(makers, digest).proofFor('ada@example.com');
    expect(await new KnownBrowsers(readers, digest).nameOf(proof, 'ada@example.com')).toBe(proof.split('.')[0]);
    expect(await new KnownBrowsers(readers, digest).nameOf(proof, 'eve@example.com')).toBeNull();
  });

  test('once the old one is gone, what it made is worth nothing', async () => {
    expect(new InvitationLinks(['new']).read(new InvitationLinks(['old']).token(invitation))).toBeNull();
    const proof = await new KnownBrowsers(['old'], digest).proofFor('ada@example.com');
    expect(await new KnownBrowsers(['new'], digest).nameOf(proof, 'ada@example.com')).toBeNull();
    expect(await new KnownBrowsers(['new'], digest).nameOf(undefined, 'ada@example.com')).toBeNull();
  });
});
