import { streamOf, type ShareEvent, type ShareTerms, type SharedThing } from '@waymark/events';
import { sealField } from '@waymark/vault';
import type { ProjectorWorld } from './world.ts';

/**
 * In a workspace of `openTwoWorkspaces`, of client x: another process in the same project,
 * `<c>-other`; a link to the first process with the guest `guest-<c>`, and one to the project with
 * the guest `guest-<c>-pr`.
 */
export async function shareOf(world: ProjectorWorld, w: string): Promise<void> {
  const c = `${w}x`;
  await world.append(streamOf.process(w, `${c}-other`), [
    {
      type: 'ProcessCreated',
      data: {
        ...{
          processId: `${c}-other`,
          projectId: `${c}-pr`,
          clientId: c,
          name: `${c}-other`,
          blueprintId: `${w}-bp`,
        },
        ...{ start: '2026-11-01', end: '2027-01-02' },
      },
    },
  ]);
  await link(world, w, c, { kind: 'process', id: `${c}-p` }, c);
  await link(world, w, c, { kind: 'project', id: `${c}-pr` }, `${c}-pr`);
}

async function link(
  world: ProjectorWorld,
  w: string,
  c: string,
  of: SharedThing,
  called: string,
): Promise<void> {
  const [linkId, guestId, name] = [`${called}-link`, `guest-${called}`, c];
  const token = await sealField(world.vault, 'SharedByLink', 'token', { linkId }, `${c} token`);
  const guestName = await sealField(
    world.vault,
    'GuestCameIn',
    'guestName',
    { guestId },
    `${called} Gil`,
  );
  const at = '2026-11-01T08:00:00.000Z';
  await world.append(streamOf.share(w, `${of.kind}_${of.id}`), [
    {
      type: 'SharedByLink',
      data: { linkId, name, of, clientId: c, token, passwordId: 'a', by: `team-${w}` },
    },
    { type: 'GuestCameIn', data: { linkId, name, guestId, guestName, at } },
  ]);
}

const first: ShareTerms = { open: true, mayWork: true, until: null };

/** Other terms for the link to the process of the first workspace. */
export const termsOf = (to: Partial<ShareTerms>): ShareEvent => ({
  type: 'ShareTermsSet',
  data: { linkId: 'w1x-link', name: '', from: first, to: { ...first, ...to } },
});
