import { randomUUID } from 'node:crypto';
import type { ShareView } from '@waymark/api';
import { said } from '@waymark/api/problems';
import { networkOf, Refused, type GuestPass } from '@waymark/edge';
import {
  isOpen,
  nouns,
  shareStreamId,
  streamOf,
  type Share,
} from '@waymark/events';
import type { Pool } from 'pg';
import { DecisionRefused } from '../decisions/decision.ts';
import {
  handleCommand,
  type CommandDependencies,
} from '../handling/handleCommand.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Session, Sessions } from '../identity/sessions.ts';
import {
  allow,
  countedInPostgres,
  type Limit,
  type Limiter,
} from '../limits/limiters.ts';
import type { FollowName } from '../nouns/commandTable.ts';
import type { Shared } from '../nouns/share/share.ts';
import { ShareSecrets, type LinkRef } from './shareSecrets.ts';

/** How often who may try what: `wrong` passwords for one link from one network, and `wrongOfLink` from anywhere. */
export type DoorLimits = {
  readonly wrong: Limit;
  readonly wrongOfLink: Limit;
  /** Tokens that nobody made, from one network. */
  readonly blind: Limit;
};
export const usualDoorLimits: DoorLimits = {
  wrong: { times: 10, minutes: 15 },
  wrongOfLink: { times: 100, minutes: 15 },
  blind: { times: 120, minutes: 15 },
};

export type DoorDependencies = {
  readonly commands: CommandDependencies;
  readonly accounts: Pick<Accounts, 'person'>;
  readonly sessions: Sessions;
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly limits?: DoorLimits;
};

type Open = {
  readonly ref: LinkRef;
  readonly share: Share;
  readonly shared: Shared;
};

/**
 * The door of what is shared by link and password (PRODUCT 17). Whoever has the link sees what it is about, which uses
 * nothing up; whoever says the password and a name comes in as a guest, with a session of their own.
 */
export class ShareDoor {
  readonly #deps: DoorDependencies;
  readonly #secrets: ShareSecrets;
  readonly #limiters: { readonly [Kind in keyof DoorLimits]: Limiter };

  constructor(deps: DoorDependencies) {
    const { pool, limits = usualDoorLimits } = deps;
    this.#deps = deps;
    this.#secrets = new ShareSecrets(pool);
    this.#limiters = {
      wrong: countedInPostgres(pool, 'shareWrong', limits.wrong),
      wrongOfLink: countedInPostgres(
        pool,
        'shareWrongOfLink',
        limits.wrongOfLink,
      ),
      blind: countedInPostgres(pool, 'shareBlind', limits.blind),
    };
  }

  /** @throws Refused 404 `link-not-found`, 429 */
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
      workspaceName: workspace.state.name,
      byName: `${by?.firstName ?? ''} ${by?.lastName ?? ''}`.trim(),
      passwordChangedAt: share.changedAt,
    };
  }

  /**
   * Lets a guest in. Each try counts before it is looked at, so that many at once are no more than one after the other.
   * @throws Refused 404 `link-not-found`, 401 `wrong-password`, 429
   */
  async enter(
    { token, password, name }: Record<'token' | 'password' | 'name', string>,
    ip: string,
    correlationId: string,
  ): Promise<Session> {
    const { ref, share } = await this.#opened(token, ip);
    const { wrong, wrongOfLink } = this.#limiters;
    const here = `${ref.linkId} ${networkOf(ip)}`;
    await allow(wrong, here);
    await allow(wrongOfLink, ref.linkId);
    const { passwordId } = share;
    if (!(await this.#secrets.isPassword(passwordId, password)))
      throw wrongPassword();
    await wrong.forget(here);
    const pass = { guestId: randomUUID(), ...ref };
    await this.#give('EnterShare', pass, { passwordId, name }, correlationId);
    return this.#deps.sessions.open(pass.guestId, ref);
  }

  /** Notes that a guest looks; false for one who is in no more. */
  async lookedIn(
    pass: GuestPass & { readonly guestId: string },
    correlationId: string,
  ): Promise<boolean> {
    try {
      await this.#give('LookAtShare', pass, {}, correlationId);
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
      await allow(this.#limiters.blind, networkOf(ip));
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
    if (share.linkId !== linkId || !isOpen(share, clock().toISOString()))
      throw leadsNowhere();
    // With the client, or the project, goes all of it that is shared.
    const { projectId } = shared;
    const [{ state: client }, { state: project }] = await Promise.all([
      cache.read(streamOf.client(workspaceId, share.clientId), nouns.client),
      cache.read(streamOf.project(workspaceId, projectId), nouns.project),
    ]);
    if ([shared, client, project].some(({ life }) => life !== 'present'))
      throw leadsNowhere();
    return { ref, share, shared };
  }

  #give(
    name: FollowName,
    {
      workspaceId,
      linkId,
      of,
      guestId,
    }: GuestPass & { readonly guestId: string },
    more: object,
    correlationId: string,
  ) {
    return handleCommand(
      {
        name,
        payload: { of, linkId, guestId, ...more },
        caller: { kind: 'guest', linkId, guestId, of },
        ...{ workspaceId, correlationId, basedOn: null },
        commandId: randomUUID(),
        now: this.#deps.clock().toISOString(),
      },
      this.#deps.commands,
    );
  }
}

/** The same for what never was, what was revoked, what is over and what was deleted. */
const leadsNowhere = () =>
  new Refused({
    status: 404,
    code: 'link-not-found',
    detail: said('linkLeadsNowhere'),
  });

const wrongPassword = () =>
  new Refused({
    status: 401,
    code: 'wrong-password',
    detail: said('wrongPassword'),
    field: 'password',
  });
