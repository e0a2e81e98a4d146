import { randomUUID } from 'node:crypto';
import type { CommandName, CommandReply, Payload } from '@waymark/api';
import { RequestRefused } from '@waymark/edge';
import { LogUnavailable, WrongExpectedRevision } from '@waymark/log';
import { ZodError } from 'zod';
import { DecisionRefused } from '../../../services/command/src/decisions/decision.ts';
import type { Answered, GivenCommand, Ledger } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { FragileCommands } from './fragileCommands.ts';

/** A command that has no answer after so many tries needs a hand. */
const MOST_TRIES = 30;
const BEGIN = Date.parse('2026-01-15T08:00:00.000Z');

type Options = {
  readonly workspaceId: string;
  /** Command services on one log; each command goes to any of them. */
  readonly services: readonly FragileCommands[];
  readonly ledger: Ledger;
  readonly random: Seeded;
};

/**
 * Gives commands with the same key until there is an answer, while answers are lost and services
 * forget.
 */
export class SequenceGiver {
  readonly #options: Options;
  #seconds = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  async give(given: GivenCommand, accountId: string): Promise<Answered['answer']> {
    const { ledger, random } = this.#options;
    const commandId = randomUUID();
    const answer = await this.#untilAnswered(given, accountId, commandId);
    ledger.note({ ...given, accountId, commandId, answer });
    if ('reply' in answer && random.chance(0.1))
      await this.#again(given, accountId, commandId, answer.reply);
    return answer;
  }

  /** A command that the sequence cannot do without. @throws Error when it is refused */
  async must<Name extends CommandName>(
    name: Name,
    payload: Payload<Name>,
    accountId: string,
  ): Promise<void> {
    const answer = await this.give({ name, payload }, accountId);
    if (!('reply' in answer))
      throw new Error(`${name} was refused: ${answer.status} ${answer.code}`);
  }

  /** Also a service that knows nothing of the command answers it as the first one did. */
  async #again(
    given: GivenCommand,
    accountId: string,
    commandId: string,
    first: CommandReply,
  ): Promise<void> {
    const { ledger, random, services } = this.#options;
    // Only what left an event is known without the reply.
    if (given.already === undefined && random.chance(0.5))
      await random.pick(services).forgetReply(accountId, commandId);
    const second = await this.#untilAnswered(given, accountId, commandId);
    ledger.noteRepeat(given, commandId, first, second);
  }

  async #untilAnswered(
    { name, payload, basedOn }: GivenCommand,
    accountId: string,
    commandId: string,
  ): Promise<Answered['answer']> {
    const { workspaceId, services, ledger, random } = this.#options;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      try {
        const reply = await random
          .pick(services)
          .give({
            ...{ name, payload, workspaceId, commandId },
            caller: { kind: 'account', accountId },
            basedOn: basedOn === undefined ? null : BigInt(basedOn),
            now: new Date(BEGIN + 1_000 * ++this.#seconds).toISOString(),
          });
        return { reply };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal !== null) return refusal;
        ledger.retried++;
        if (random.chance(0.3)) random.pick(services).crash();
      }
    }
    ledger.violation(`${name} ${commandId} found no answer`);
    return { status: 0, code: 'unanswered' };
  }
}

/** Null for what is worth another try. @throws whatever is neither a refusal nor that */
function refusalOf(error: unknown): Answered['answer'] | null {
  if (error instanceof RequestRefused) {
    const { status, code } = error;
    return status >= 500 ? null : { status, code };
  }
  if (error instanceof DecisionRefused) return { status: 409, code: error.code };
  if (error instanceof ZodError) return { status: 422, code: 'invalid-input' };
  if (error instanceof LogUnavailable || error instanceof WrongExpectedRevision) return null;
  throw error;
}
