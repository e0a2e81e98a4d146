import type { FuzzRequest } from './makeRequest.ts';
import { checkAnswer, codeOf } from './checkAnswer.ts';
import type { FuzzAnswer, FailedRequest } from './send.ts';

/** Violations told in full; all are counted. */
const MOST_TOLD = 200;

type Tally = { requests: number; statuses: Map<number, number>; slowest: number };

/** What was answered to which route, and everything that goes against the rules. */
export class FuzzFindings {
  readonly violations: string[] = [];
  violationCount = 0;
  readonly #seed: number;
  readonly #tallies = new Map<string, Tally>();
  readonly #codes = new Map<string, number>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  note(number: number, request: FuzzRequest, answer: FuzzAnswer | FailedRequest): void {
    const tally = this.#tallies.get(request.label) ?? {
      requests: 0,
      statuses: new Map<number, number>(),
      slowest: 0,
    };
    this.#tallies.set(request.label, tally);
    tally.requests++;
    if (!('failed' in answer)) {
      const { status, ms } = answer;
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
      tally.slowest = Math.max(tally.slowest, ms);
      if (status >= 400) {
        const code = `${status} ${codeOf(answer) ?? '(no body)'}`;
        this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
      }
    }
    for (const wrong of checkAnswer(request, answer))
      this.violation(`${wrong}\n    seed ${this.#seed}, request ${number}: ${told(request)}`);
  }

  violation(what: string): void {
    this.violationCount++;
    if (this.violations.length < MOST_TOLD) this.violations.push(what);
  }

  /** One line a route, then one for all the codes of refusals. */
  summary(): string[] {
    const routes = [...this.#tallies].sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      ...routes.map(
        ([label, { requests, statuses, slowest }]) =>
          `${String(requests).padStart(7)}  ${label.padEnd(46)} ${sorted(statuses)}; slowest ${Math.round(slowest)} ms`,
      ),
      `refusals: ${sorted(this.#codes)}`,
    ];
  }
}

const sorted = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts]
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    .map(([what, count]) => `${what} ×${count}`)
    .join(', ');

/** Enough of a request to send it again; who sent it is left out. */
function told({ service, method, path, headers, body }: FuzzRequest): string {
  const { Authorization: _, Cookie: __, ...rest } = headers;
  return `${method} ${service}${path.slice(0, 500)} ${JSON.stringify(rest).slice(0, 500)} ${String(body ?? '').slice(0, 700)}`;
}
