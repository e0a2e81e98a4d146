import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { headers, problemSchema, commandReply } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import type { Answered, GivenCommand, Ledger } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';

/** How long a command is tried until it counts as one that needs a hand, in milliseconds. */
const PATIENCE = 90_000;
const REQUEST_TIMEOUT = 20_000;

export type CallerOptions = {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly commandUrl: string;
  readonly signingSecret: string;
  readonly ledger: Ledger;
  readonly random: Seeded;
};

type Answer = Answered['answer'];

/**
 * A person who gives commands over HTTP and, as an app does, gives them again with the same key
 * until there is an answer.
 */
export class CommandCaller {
  readonly accountId: string;
  readonly #options: CallerOptions;

  constructor(options: CallerOptions) {
    this.accountId = options.accountId;
    this.#options = options;
  }

  /** Gives the command until it is acknowledged or refused, and notes which. */
  async give(given: GivenCommand): Promise<Answer> {
    const { accountId, ledger, random } = this.#options;
    const commandId = randomUUID();
    // Now and then the caller loses the connection before the answer.
    const firstTimeout = random.chance(0.1) ? random.between(1, 25) : REQUEST_TIMEOUT;
    const answer = await this.#untilAnswered(given, commandId, firstTimeout);
    if (answer === null) {
      ledger.violation(`${given.name} ${commandId} got no answer within ${PATIENCE / 1000} s`);
      return { status: 0, code: 'unanswered' };
    }
    ledger.note({ ...given, accountId, commandId, answer });
    if ('reply' in answer && random.chance(0.1)) {
      const again = await this.#untilAnswered(given, commandId, REQUEST_TIMEOUT);
      ledger.noteRepeat(given, commandId, answer.reply, again);
    }
    return answer;
  }

  async #untilAnswered(
    given: GivenCommand,
    commandId: string,
    firstTimeout: number,
  ): Promise<Answer | null> {
    const deadline = performance.now() + PATIENCE;
    for (let timeout = firstTimeout; performance.now() < deadline; timeout = REQUEST_TIMEOUT) {
      const answer = await this.#once(given, commandId, timeout);
      if (answer !== null) return answer;
      this.#options.ledger.retried++;
      await delay(this.#options.random.between(20, 120));
    }
    return null;
  }

  /** Null when the connection was lost or the answer asks to try again. */
  async #once(
    { name, payload, basedOn }: GivenCommand,
    commandId: string,
    timeout: number,
  ): Promise<Answer | null> {
    const { commandUrl, workspaceId, signingSecret, accountId, ledger } = this.#options;
    const { accessToken } = signAccessToken(signingSecret, { accountId, sid: 'drill' }, new Date());
    let response: { status: number; text: string };
    try {
      const answer = await fetch(`${commandUrl}/api/commands/${name}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${accessToken}`,
          [headers.workspace]: workspaceId,
          [headers.idempotencyKey]: commandId,
          ...(basedOn === undefined ? {} : { [headers.basedOn]: basedOn }),
        },
        body: JSON.stringify(payload),
        signal: AbortSignal.timeout(timeout),
      });
      response = { status: answer.status, text: await answer.text() };
    } catch {
      return null; // Killed, not yet there again, or given up: the answer is not known.
    }
    if (response.status === 200) return { reply: commandReply.parse(JSON.parse(response.text)) };
    const { code, status } = problemSchema.parse(JSON.parse(response.text));
    if (status === 500) ledger.violation(`${name} ${commandId} was answered 500 ${code}`);
    // How many may be invited in a day is an answer, and stays one for the rest of the drill.
    const later = status === 429 && code !== 'too-many-invitations';
    return status >= 500 || later ? null : { status, code };
  }
}
