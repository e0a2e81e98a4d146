import type { SessionReply, ShareView } from '@waymark/api';
import { forgetLastRead } from '@waymark/client';
import { postAsNobody } from '../../base/api/postAsNobody.ts';
import { wire } from '../../base/api/wire.ts';
import { linkKey } from '../../base/session/guestLink.ts';

/** localStorage key of what the guest called themselves. */
export const nameKey = 'waymark.guest';

/** Reads what the link is about. It uses nothing up. */
export const seeShare = (token: string): Promise<ShareView> =>
  postAsNobody('/api/session/share', { token });

/** Comes in as a guest; who was signed in here before is so no more. */
export async function enterShare(entry: {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}): Promise<void> {
  wire.session.start(await postAsNobody<SessionReply>('/api/session/share/enter', entry));
  localStorage.setItem(linkKey, entry.token);
  localStorage.setItem(nameKey, entry.name);
  // The portal opens with what was last read here, which may be somebody else's.
  await forgetLastRead();
}
