import { randomUUID } from 'node:crypto';
import type { CommandReply } from '@waymark/api';
import { LogUnavailable, type EventLog } from '@waymark/log';
import type { PersonVault } from '@waymark/vault';
import type pg from 'pg';
import { drafts } from '../../../services/command/src/documents/drafts.ts';
import { accountDirectory } from '../../../services/command/src/handling/accountDirectory.ts';
import {
  handleCommand,
  type CommandDependencies,
  type Request,
} from '../../../services/command/src/handling/handleCommand.ts';
import {
  InvitationLimits,
  timesInvitations,
} from '../../../services/command/src/http/limits/invitationLimits.ts';
import { Accounts } from '../../../services/command/src/identity/accounts.ts';
import type { Replies } from '../../../services/command/src/handling/replies/replies.ts';
import { StreamCache } from '../../../services/command/src/streams/streamCache.ts';
import { StreamTurns } from '../../../services/command/src/streams/streamTurns.ts';

/** `before`: nothing was appended. `after`: it was, and nobody hears of it. */
export type LossMoment = 'before' | 'after';

type Options = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  readonly pool: pg.Pool;
  readonly replies: Replies;
};

/**
 * The command side without HTTP, which loses the answers of appends and all that it remembers when
 * told to.
 */
export class FragileCommands {
  readonly #options: Options;
  #deps: CommandDependencies;
  #loss: LossMoment | null = null;
  readonly #limits: InvitationLimits;

  constructor(options: Options) {
    this.#options = options;
    // Invitations come and go here as often as chance will have it.
    this.#limits = new InvitationLimits(options.pool, timesInvitations(1_000_000));
    this.#deps = this.#anew();
  }

  /** @throws what `handleCommand` throws; LogUnavailable also where an answer is lost */
  give(request: Omit<Request, 'correlationId' | 'countedBy'>): Promise<CommandReply> {
    return handleCommand(
      { ...request, correlationId: randomUUID(), countedBy: 'inside' },
      this.#deps,
    );
  }

  /** False when one is to be lost already. */
  loseNextAnswer(loss: LossMoment): boolean {
    const free = this.#loss === null;
    if (free) this.#loss = loss;
    return free;
  }

  /** As after a kill: folded streams and turns are gone. */
  crash(): true {
    this.#deps = this.#anew();
    return true;
  }

  /** As if the crash had come between append and reply: also the reply is unknown. */
  async forgetReply(accountId: string, commandId: string): Promise<void> {
    // What is stored a moment later would be back after it was forgotten.
    await this.#deps.replies.drained();
    await this.#options.pool.query(
      'DELETE FROM identity.command_replies WHERE account_id = $1 AND command_id = $2',
      [accountId, commandId],
    );
  }

  #anew(): CommandDependencies {
    const { vault, replies } = this.#options;
    const log = this.#losing(this.#options.log);
    const accounts = new Accounts(log, vault);
    return {
      timeZone: 'UTC',
      log,
      cache: new StreamCache(log),
      turns: new StreamTurns(),
      replies,
      limits: { make: (_, making) => making() },
      nameOf: () => Promise.resolve(null),
      profileOf: () => Promise.resolve(null),
      drafts,
      accountsFor: accountDirectory(accounts, this.#limits, vault, this.#options.pool),
    };
  }

  #losing(log: EventLog): EventLog {
    return {
      append: async (...given) => {
        const loss = this.#loss;
        this.#loss = null;
        if (loss === 'before') throw new LogUnavailable('lost before it came');
        const answer = await log.append(...given);
        if (loss === 'after') throw new LogUnavailable('the answer is lost');
        return answer;
      },
      readStream: (...given) => log.readStream(...given),
      subscribe: (options) => log.subscribe(options),
      head: () => log.head(),
      close: () => log.close(),
    };
  }
}
