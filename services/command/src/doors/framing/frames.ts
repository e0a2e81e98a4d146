import type { FrameReply, FrameRequest } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import {
  isOver,
  RequestRefused,
  signAccessToken,
  unauthenticated,
  type TokenHolder,
  type FramePass,
  type IsEnded,
  type SecretsInUse,
} from '@waymark/edge';
import { nouns, streamOf, type Form } from '@waymark/events';
import type { Pool } from 'pg';
import { mayAnswer } from '../../keeping/drafts/mayAnswer.ts';
import { noPermission } from '../../callers/noPermission.ts';
import type { Accounts } from '../../identity/accounts.ts';
import { AccountBlocks } from '../../identity/blocks.ts';
import type { StreamCache } from '../../streams/streamCache.ts';
import { FrameSeals } from './frameSeals.ts';
import { FrameSecrets, sidOfFrame, type Frame } from '../../identity/frameSecrets.ts';

/** For how long a ticket opens a frame, in minutes. */
export const TICKET_MINUTES = 5;
/**
 * For how long a frame that lies still can go on, and for how long one goes on at all, in minutes.
 */
export const RENEWAL_MINUTES = 30;
export const FRAME_HOURS = 12;

export type FramesDeps = {
  readonly cache: StreamCache;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly pool: Pool;
  readonly signingSecrets: SecretsInUse;
  readonly isEnded: IsEnded;
  readonly clock: () => Date;
};

/** `seal`: what the address of the frame holds besides. */
export type Ticket = { readonly ticket: string; readonly expiresAt: Date; readonly seal: string };

/**
 * Forms in frames of other sites (PRODUCT 18.14 to 18.17). Nothing there has a cookie: a ticket,
 * good once, is exchanged for access tokens that are good for one form, and for the next ticket.
 */
export class Frames {
  readonly #deps: FramesDeps;
  readonly #secrets: FrameSecrets;
  readonly #blocks: AccountBlocks;
  readonly #seals: FrameSeals;
  constructor(deps: FramesDeps) {
    this.#deps = deps;
    this.#secrets = new FrameSecrets(deps.pool);
    this.#blocks = new AccountBlocks(deps.pool);
    this.#seals = new FrameSeals(deps.signingSecrets);
  }

  /** For who is signed in. @throws RequestRefused 403, 404, 409 as `#allow` */
  async forOneself({ accountId, sid, guest }: TokenHolder, asked: FrameRequest): Promise<Ticket> {
    if (guest !== undefined) throw noPermission();
    return this.#make(asked, { accountId, sid, keyId: null });
  }

  /**
   * For somebody whom the site knows. Of who may not, the same is said as of who is nobody here.
   * @throws RequestRefused 401 `frame-key-unknown`, 404 `user-not-found`, and as `#allow`
   */
  async forPerson(key: string, asked: FrameRequest): Promise<Ticket> {
    const found = await this.#secrets.findKey(key);
    const isOfForm =
      found !== null && found.formId === asked.formId && found.workspaceId === asked.workspaceId;
    if (!isOfForm) throw keyUnknown();
    const { keyId } = found;
    // A key that is none any more learns nothing of who is known here.
    if ((await this.#form(asked)).keyId !== keyId) throw keyUnknown();
    const accountId =
      asked.email === undefined ? null : await this.#deps.accounts.find(asked.email);
    if (accountId === null || (await this.#blocks.isAccountBlocked(accountId))) throw userUnknown();
    try {
      return await this.#make(asked, { accountId, sid: sidOfFrame(), keyId });
    } catch (error) {
      // Whether somebody is known elsewhere is nothing that a site may find out.
      if (error instanceof RequestRefused && error.code === 'no-permission') throw userUnknown();
      throw error;
    }
  }

  /**
   * @throws RequestRefused 401 `unauthenticated` for a ticket that is none any more, or of another
   * form, and as `#allow`
   */
  async enter(ticket: string, formId: string): Promise<FrameReply> {
    const { signingSecrets, isEnded, clock } = this.#deps;
    const now = clock();
    const frame = await this.#secrets.look(ticket, now);
    if (frame === null || (await isOver(isEnded, frame))) throw unauthenticated();
    if (frame.pass.formId !== formId) {
      await this.#secrets.drop(ticket);
      throw unauthenticated();
    }
    await this.#allow(frame);
    const { accountId, sid, pass, origin, until } = frame;
    const caller = { accountId, sid, frame: pass };
    const end = new Date(until);
    const renewal = after(now, RENEWAL_MINUTES);
    const next = await this.#secrets.renew(ticket, renewal < end ? renewal : end);
    if (next === null) throw unauthenticated();
    const token = signAccessToken(signingSecrets[0], caller, now, end);
    return {
      accessToken: token.accessToken,
      expiresAt: token.expiresAt.toISOString(),
      ...{ accountId, origin, workspaceId: pass.workspaceId },
      next,
    };
  }

  /**
   * The site whose page may show this form, by the seal of the address; null where there is none,
   * where the form is gone, or names that site no longer.
   */
  async siteOf(
    { workspaceId, formId }: Pick<FramePass, 'workspaceId' | 'formId'>,
    seal: string,
  ): Promise<string | null> {
    const sealed = this.#seals.read(seal, this.#deps.clock());
    if (sealed?.workspaceId !== workspaceId || sealed.formId !== formId) return null;
    const { life, origins } = await this.#form(sealed);
    return life === 'present' && origins.includes(sealed.origin) ? sealed.origin : null;
  }

  async #make(
    { workspaceId, formId, task, origin }: FrameRequest,
    who: Pick<Frame, 'accountId' | 'sid' | 'keyId'>,
  ): Promise<Ticket> {
    const now = this.#deps.clock();
    const pass = { workspaceId, formId, ...(task && { task }) };
    const until = after(now, FRAME_HOURS * 60).toISOString();
    const frame = { pass, origin, ...who, until };
    await this.#allow(frame);
    const expiresAt = after(now, TICKET_MINUTES);
    return {
      ticket: await this.#secrets.makeTicket(frame, expiresAt),
      expiresAt,
      seal: this.#seals.make({ ...pass, origin }, new Date(until)),
    };
  }

  /**
   * Asked anew each time, since all of it may have changed.
   * @throws RequestRefused 403 `origin-not-allowed`, `no-permission`, 401 `frame-key-unknown`, 404
   * `form-not-found`; of a task as `mayAnswer`
   */
  async #allow({ pass, origin, accountId, keyId }: Frame): Promise<void> {
    const { cache, clock } = this.#deps;
    const { workspaceId, formId, task } = pass;
    const form = await this.#form(pass);
    if (keyId !== null && form.keyId !== keyId) throw keyUnknown();
    if (task === undefined) {
      const stream = streamOf.workspace(workspaceId);
      const { state } = await cache.read(stream, nouns.workspace);
      if (!state.members.has(accountId)) throw noPermission();
      if (form.life !== 'present') throw formGone();
    } else {
      const plan = { kind: task.planKind, id: task.planId };
      const caller = { kind: 'account', accountId } as const;
      const now = clock().toISOString();
      const asked = await mayAnswer(plan, task.taskId, { ...{ cache, workspaceId, caller, now } });
      if (asked.formId !== formId || form.life !== 'present') throw formGone();
    }
    if (!form.origins.includes(origin)) throw notAllowed();
  }

  async #form({ workspaceId, formId }: Pick<FramePass, 'workspaceId' | 'formId'>): Promise<Form> {
    const { cache } = this.#deps;
    const stream = streamOf.form(workspaceId, formId);
    return (await cache.read(stream, nouns.form)).state;
  }
}

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const keyUnknown = () =>
  new RequestRefused({
    status: 401,
    code: 'frame-key-unknown',
    detail: refusalText('frameKeyUnknown'),
  });

const userUnknown = () =>
  new RequestRefused({
    status: 404,
    code: 'user-not-found',
    detail: refusalText('gone', 'user'),
    field: 'email',
  });

const formGone = () =>
  new RequestRefused({
    status: 404,
    code: 'form-not-found',
    detail: refusalText('gone', 'form'),
    field: 'formId',
  });

const notAllowed = () =>
  new RequestRefused({
    status: 403,
    code: 'origin-not-allowed',
    detail: refusalText('originNotAllowed'),
    field: 'origin',
  });
