import type { ViewRequest } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import {
  isOver,
  RequestRefused,
  signAccessToken,
  unauthenticated,
  type AccessToken,
  type TokenHolder,
  type IsEnded,
  type SecretsInUse,
} from '@waymark/edge';
import { isClientUser, nouns, streamOf } from '@waymark/events';
import { noPermission } from '../../callers/noPermission.ts';
import type { StreamCache } from '../../streams/streamCache.ts';
import { ViewTickets } from './viewTickets.ts';

type ClientViewsDeps = {
  readonly cache: Pick<StreamCache, 'read'>;
  readonly signingSecrets: SecretsInUse;
  readonly isEnded: IsEnded;
  readonly clock: () => Date;
};

/**
 * Somebody of the team looks at the portal as one of the client's users does (PRODUCT 19): with an
 * access token by which that user's reads are answered and nothing is changed, also before they
 * come. It ends with the session of whoever looks.
 */
export class ClientViews {
  readonly #deps: ClientViewsDeps;
  readonly #tickets: ViewTickets;
  constructor(deps: ClientViewsDeps) {
    this.#deps = deps;
    this.#tickets = new ViewTickets(deps.signingSecrets);
  }

  /**
   * @throws RequestRefused 403 `no-permission` for who is not of the team, 404 `user-not-found` for
   * who is no user of that client
   */
  async ticket(
    { accountId: by, sid }: TokenHolder,
    { workspaceId, clientId, accountId }: ViewRequest,
  ): Promise<string> {
    const view = { sub: accountId, by, sid, workspaceId, clientId };
    await this.#allow(view);
    return this.#tickets.make(view, this.#deps.clock());
  }

  /**
   * @throws RequestRefused 401 `unauthenticated` for a ticket that is none any more, and as
   * `ticket`
   */
  async enter(ticket: string): Promise<AccessToken & { accountId: string }> {
    const { signingSecrets, isEnded, clock } = this.#deps;
    const view = this.#tickets.read(ticket, clock());
    if (view === null || (await isOver(isEnded, { sid: view.sid, accountId: view.by })))
      throw unauthenticated();
    await this.#allow(view);
    const { sub: accountId, sid, by, workspaceId } = view;
    const caller = { accountId, sid, view: { by, workspaceId } };
    return { ...signAccessToken(signingSecrets[0], caller, clock()), accountId };
  }

  /** Asked anew each time: either may have left since. */
  async #allow({
    sub,
    by,
    workspaceId,
    clientId,
  }: Record<'sub' | 'by' | 'workspaceId' | 'clientId', string>) {
    const { cache } = this.#deps;
    const [{ state: workspace }, { state: client }] = await Promise.all([
      cache.read(streamOf.workspace(workspaceId), nouns.workspace),
      cache.read(streamOf.client(workspaceId, clientId), nouns.client),
    ]);
    if (!workspace.members.has(by)) throw noPermission();
    // Of somebody on both sides the team counts: their reads would be the team's.
    if (client.life !== 'present' || !isClientUser(client, sub) || workspace.members.has(sub))
      throw new RequestRefused({
        status: 404,
        code: 'user-not-found',
        detail: refusalText('gone', 'user'),
        field: 'accountId',
      });
  }
}
