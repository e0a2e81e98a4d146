import type { CommandName, CommandReply, PlanRef } from '@waymark/api';
import type { Client, Plan } from '@waymark/events';

/** A command as a caller gives it. */
export type GivenCommand = {
  readonly name: CommandName;
  readonly payload: unknown;
  /** Revision that the caller saw, for Based-On. */
  readonly basedOn?: string;
  /**
   * For a command that may find its wish fulfilled. Only such a command may be acknowledged without
   * an event.
   */
  readonly already?: Fulfilled;
};

/**
 * In which plan, or with which client, a wish may be fulfilled already, and how to tell that it is.
 */
export type Fulfilled =
  | {
      readonly plan: PlanRef;
      readonly clientId?: undefined;
      readonly holds: (plan: Plan) => boolean;
    }
  | {
      readonly plan?: undefined;
      readonly clientId: string;
      readonly holds: (client: Client, accountId: string) => boolean;
    };

export type Answered = GivenCommand & {
  readonly accountId: string;
  readonly commandId: string;
  readonly answer:
    | { readonly reply: CommandReply }
    | { readonly status: number; readonly code: string };
};

/** What the callers were told, and everything that went against a promise. */
export class Ledger {
  /** By `<account>/<commandId>`. */
  readonly answered = new Map<string, Answered>();
  readonly violations: string[] = [];
  /** Requests that got no answer, or one that asks to try again. */
  retried = 0;
  /** Commands that were given again after they were acknowledged. */
  repeated = 0;
  acknowledged = 0;
  #fresh: Answered[] = [];
  #noted: () => void = () => undefined;

  note(answered: Answered): void {
    this.answered.set(keyOf(answered.accountId, answered.commandId), answered);
    this.#fresh.push(answered);
    if ('reply' in answered.answer) this.acknowledged++;
    this.#noted();
  }

  /**
   * Resolves once more than so many commands were acknowledged; at once where they were already.
   */
  async acknowledgedBeyond(count: number): Promise<void> {
    while (this.acknowledged <= count)
      await new Promise<void>((resolve) => (this.#noted = resolve));
  }

  violation(what: string): void {
    this.violations.push(what);
  }

  get violationCount(): number {
    return this.violations.length;
  }

  /** A command that was given again with its key is answered as it was the first time. */
  noteRepeat(
    { name }: GivenCommand,
    commandId: string,
    first: CommandReply,
    second: Answered['answer'] | null,
  ): void {
    this.repeated++;
    const same =
      second !== null &&
      'reply' in second &&
      second.reply.revision === first.revision &&
      second.reply.position === first.position;
    if (!same)
      this.violation(
        `${name} ${commandId} was answered ${JSON.stringify(first)}, and on repeat ${JSON.stringify(second)}`,
      );
  }

  /** What was answered since the last call. */
  takeFresh(): readonly Answered[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  get refused(): number {
    return this.answered.size - this.acknowledged;
  }
}

export const keyOf = (accountId: string, commandId: string): string => `${accountId}/${commandId}`;
