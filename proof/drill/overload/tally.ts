import { problemSchema } from '@waymark/api';
import type { Reply } from './connection.ts';
import type { Latency, OverloadLoadResult } from './load.ts';

const MOST_TOLD = 20;
/** The refusals that are meant for a server with too much to do. */
const TO_COME_AGAIN = [429, 503];

/** Counts answers, and holds each refusal against what a refusal for a moment has to be. */
export class AnswerTally {
  readonly #answers = new Map<string, number>();
  readonly #taken: number[] = [];
  readonly #refused: number[] = [];
  readonly #wrong: string[] = [];
  #wrongCount = 0;

  /** True when it was done. */
  note(reply: Reply | null): boolean {
    if (reply === null) {
      this.#count('no answer');
      this.#isWrong('a request got no answer');
      return false;
    }
    const { status, ms } = reply;
    if (status === 200) {
      this.#count('200');
      this.#taken.push(ms);
      return true;
    }
    this.#refused.push(ms);
    const fault = impolite(reply);
    this.#count(`${status} ${codeOf(reply.body) ?? '(no code)'}`);
    if (fault !== null) this.#isWrong(fault);
    return false;
  }

  result(): Pick<OverloadLoadResult, 'answers' | 'taken' | 'refused' | 'wrong' | 'wrongCount'> {
    return {
      answers: Object.fromEntries(this.#answers),
      taken: latency(this.#taken),
      refused: latency(this.#refused),
      wrong: this.#wrong,
      wrongCount: this.#wrongCount,
    };
  }

  #count(what: string): void {
    this.#answers.set(what, (this.#answers.get(what) ?? 0) + 1);
  }

  #isWrong(what: string): void {
    this.#wrongCount++;
    if (this.#wrong.length < MOST_TOLD) this.#wrong.push(what);
  }
}

/** Why a refusal is none that asks to come again; null when it is one. */
export function impolite({ status, headers, body }: Reply): string | null {
  if (!TO_COME_AGAIN.includes(status)) return `answered ${status}: ${body.slice(0, 200)}`;
  if (!/^[1-9]\d*$/.test(headers['retry-after'] ?? ''))
    return `${status} without a Retry-After in seconds`;
  if (!headers['content-type']?.startsWith('application/problem+json'))
    return `${status} as ${headers['content-type']}`;
  return codeOf(body) === null ? `${status} that is no problem: ${body}` : null;
}

function codeOf(body: string): string | null {
  try {
    return problemSchema.parse(JSON.parse(body)).code;
  } catch {
    return null;
  }
}

/** In milliseconds; zeros when there is nothing. */
export function latency(times: readonly number[]): Latency {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
