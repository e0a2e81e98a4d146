import { randomUUID } from 'node:crypto';
import type { ShareView } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import {
  brandOf,
  RequestRefused,
  sellerName,
  type GuestPass,
  type PictureLinks,
} from '@waymark/edge';
import { isOpen, nouns, shareStreamId, streamOf, type Share } from '@waymark/events';
import type { Pool } from 'pg';
import { DecisionRefused } from '../../decisions/decision.ts';
import {
  handleCommand,
  type CommandDependencies,
  type Request,
} from '../../handling/handleCommand.ts';
import type { Accounts } from '../../identity/accounts.ts';
import type { KnownBrowsers } from '../../identity/knownBrowsers.ts';
import type { SessionTokens, Sessions } from '../../identity/sessions.ts';
import {
  countedInPostgres,
  NetworkLimiter,
  type LimiterSettings,
} from '../../http/limits/limiters.ts';
import type { FollowName } from '../../nouns/table/commandTable.ts';
import type { Shared } from '../../nouns/share/share.ts';
import { PasswordTries, usualTryLimits, type TryLimits } from './passwordTries.ts';
import { ShareSecrets, type LinkRef } from '../../identity/shareSecrets.ts';

/** How often who may try what. */
export type DoorLimits = TryLimits & {
  /** Tokens that nobody made, from one network. */
  readonly blind: LimiterSettings;
};
export const usualDoorLimits: DoorLimits = {
  ...usualTryLimits,
  blind: { times: 120, minutes: 15 },
};

export type DoorDependencies = {
  readonly commands: CommandDependencies;
  readonly accounts: Pick<Accounts, 'person'>;
  readonly sessions: Sessions;
  /** By the id of the link that a browser came in by. */
  readonly browsers: KnownBrowsers;
  readonly pool: Pool;
  readonly pictureLinks: PictureLinks;
  readonly clock: () => Date;
  readonly limits?: DoorLimits;
};

/** From where somebody comes. */
export type Comer = {
  readonly ip: string;
  /** What their browser was given when it came before, or names itself by. */
  readonly browser: string | undefined;
  /** The session that it holds: it ends, since a browser is signed in once. */
  readonly refreshToken: string | undefined;
};

type Open = { readonly ref: LinkRef; readonly share: Share; readonly shared: Shared };

/**
 * The door of what is shared by link and password (PRODUCT 17). Whoever has the link sees what it
 * is about, which uses nothing up; whoever says the password and a name comes in as a guest, with a
 * session of their own.
 */
export class ShareDoor {
  readonly #deps: DoorDependencies;
  readonly #secrets: ShareSecrets;
  readonly #tries: PasswordTries;
  readonly #blind: NetworkLimiter;

  constructor(deps: DoorDependencies) {
    const { pool, limits = usualDoorLimits } = deps;
    this.#deps = deps;
    this.#secrets = new ShareSecrets(pool);
    const counted = (kind: string, limit: LimiterSettings) => countedInPostgres(pool, kind, limit);
    this.#tries = new PasswordTries(counted, limits);
    this.#blind = new NetworkLimiter(counted, 'shareBlind', limits.blind);
  }

  /** @throws RequestRefused 404 `link-not-found`, 429 */
  async see(token: string, ip: string): Promise<ShareView> {
    const { ref, share, shared } = await this.#opened(token, ip);
    const { cache } = this.#deps.commands;
    const { workspaceId } = ref;
    const [workspace, client, by] = await Promise.all([
      cache.read(streamOf.workspace(workspaceId), nouns.workspace),
      cache.read(streamOf.client(workspaceId, share.clientId), nouns.client),
      this.#deps.accounts.person(share.by),
    ]);
    return {
      kind: share.of.kind,
      name: shared.name,
      clientName: client.state.name,
      workspaceName: sellerName(workspace.state),
      brand: brandOf(workspace.state, this.#deps.pictureLinks),
      byName: `${by?.firstName ?? ''} ${by?.lastName ?? ''}`.trim(),
      passwordChangedAt: share.changedAt,
    };
  }

  /**
   * Lets a guest in. Each try counts before it is looked at, so that many at once are no more than
   * one after the other.
   * @throws RequestRefused 404 `link-not-found`, 401 `wrong-password`, 429
   */
  async enter(
    { token, password, name }: Record<'token' | 'password' | 'name', string>,
    { ip, browser, refreshToken }: Comer,
    correlationId: string,
  ): Promise<{ readonly session: SessionTokens; readonly browser: string }> {
    const { ref, share } = await this.#opened(token, ip);
    const { browsers, sessions } = this.#deps;
    const from = {
      ...{ ip, browser: browser ?? null },
      known: await browsers.nameOf(browser, ref.linkId),
    };
    await this.#tries.allow(ref.linkId, from);
    const { passwordId } = share;
    if (!(await this.#secrets.isPassword(passwordId, password))) throw wrongPassword();
    await this.#tries.succeeded(ref.linkId, from);
    const pass = { guestId: randomUUID(), ...ref };
    await this.#give('EnterShare', pass, {
      more: { passwordId, name },
      correlationId,
      countedBy: { concern: 'share', of: ref.linkId, address: ip },
    });
    const session = await sessions.open(pass.guestId, ref);
    if (refreshToken !== undefined) await sessions.close(refreshToken);
    return { session, browser: await browsers.proofFor(ref.linkId) };
  }

  /** Notes that a guest looks; false for one who is in no more. */
  async lookedIn(
    pass: GuestPass & { readonly guestId: string },
    correlationId: string,
  ): Promise<boolean> {
    try {
      await this.#give('LookAtShare', pass, {
        correlationId,
        countedBy: { concern: 'guest', of: pass.guestId, address: null },
      });
      return true;
    } catch (error) {
      if (error instanceof DecisionRefused) return false;
      throw error;
    }
  }

  /** What a token leads to while it leads anywhere; of all that leads nowhere the same is said. */
  async #opened(token: string, ip: string): Promise<Open> {
    const { commands, clock } = this.#deps;
    const ref = await this.#secrets.find(token);
    if (ref === null) {
      await this.#blind.allow(ip);
      throw leadsNowhere();
    }
    const { workspaceId, linkId, of } = ref;
    const stream = streamOf.share(workspaceId, shareStreamId(of));
    const { cache } = commands;
    const [{ state: share }, { state: shared }] = await Promise.all([
      cache.read<Share>(stream, nouns.share),
      of.kind === 'process'
        ? cache.read(streamOf.process(workspaceId, of.id), nouns.process)
        : cache.read(streamOf.project(workspaceId, of.id), nouns.project),
    ]);
    if (share.linkId !== linkId || !isOpen(share, clock().toISOString())) throw leadsNowhere();
    // With the client, or the project, goes all of it that is shared.
    const { projectId } = shared;
    const [{ state: client }, { state: project }] = await Promise.all([
      cache.read(streamOf.client(workspaceId, share.clientId), nouns.client),
      cache.read(streamOf.project(workspaceId, projectId), nouns.project),
    ]);
    if ([shared, client, project].some(({ life }) => life !== 'present')) throw leadsNowhere();
    return { ref, share, shared };
  }

  #give(
    name: FollowName,
    { workspaceId, linkId, of, guestId }: GuestPass & { readonly guestId: string },
    {
      more = {},
      ...said
    }: { readonly more?: object } & Pick<Request, 'correlationId' | 'countedBy'>,
  ) {
    return handleCommand(
      {
        name,
        payload: { of, linkId, guestId, ...more },
        caller: { kind: 'guest', linkId, guestId, of },
        ...{ ...said, workspaceId, basedOn: null },
        commandId: randomUUID(),
        now: this.#deps.clock().toISOString(),
      },
      this.#deps.commands,
    );
  }
}

/** The same for what never was, what was revoked, what is over and what was deleted. */
const leadsNowhere = () =>
  new RequestRefused({
    status: 404,
    code: 'link-not-found',
    detail: refusalText('linkLeadsNowhere'),
  });

const wrongPassword = () =>
  new RequestRefused({
    status: 401,
    code: 'wrong-password',
    detail: refusalText('wrongPassword'),
    field: 'password',
  });
