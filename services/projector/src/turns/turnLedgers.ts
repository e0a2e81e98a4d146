import { partsOfStream } from '@waymark/events';
import { foldStream, type EventLog } from '@waymark/log';
import { LRUCache } from 'lru-cache';
import { planWeight } from '../readModels/model/planWeight.ts';
import type { KnownEvent } from '../readModels/model/readModel.ts';
import { TurnLedger } from './turnLedger.ts';

/** All ledgers that are kept may weigh so much together, in bytes, about. */
const MOST_WEIGHT = 32_000_000;
/** What one turn takes in memory. */
const ENTRY = 600;

type KeptLedger = {
  readonly ledger: TurnLedger;
  /** Ends when all has been taken that is asked for so far. */
  growing: Promise<void>;
  /** The growth behind it, for all who asked since that began. */
  next: Promise<void> | null;
};

/**
 * The ledgers of the processes and boards that were lately asked for. Each grows by the events that
 * came since: a history is folded once, however many ask.
 */
export class TurnLedgers {
  readonly #log: Pick<EventLog, 'readStream'>;
  readonly #kept: LRUCache<string, KeptLedger>;

  constructor(log: Pick<EventLog, 'readStream'>, mostWeight = MOST_WEIGHT) {
    this.#log = log;
    this.#kept = new LRUCache({
      maxSize: mostWeight,
      sizeCalculation: ({ ledger }) =>
        // One is kept however heavy it is.
        Math.min(planWeight(ledger.state) + ENTRY * ledger.entries, mostWeight),
    });
  }

  /**
   * The ledger of a stream, with all that stood in the log when it was asked for. It grows on, so
   * use it at once.
   * @param stream of a process or a project
   * @throws what `readStream` of the log throws, and UnreadableEvent
   */
  async of(stream: string): Promise<TurnLedger> {
    let kept = this.#kept.get(stream);
    if (kept === undefined) {
      const ledger = new TurnLedger(kindOf(stream));
      kept = { ledger, growing: this.#grow(stream, ledger), next: null };
      this.#kept.set(stream, kept);
      await kept.growing;
    } else await this.#afterwards(stream, kept);
    this.#weighAgain(stream, kept);
    return kept.ledger;
  }

  /**
   * Lets it grow once more behind what is under way, together with everybody who asks until then.
   */
  #afterwards(stream: string, kept: KeptLedger): Promise<void> {
    kept.next ??= kept.growing
      .catch(() => undefined)
      .then(() => {
        kept.next = null;
        kept.growing = this.#grow(stream, kept.ledger);
        return kept.growing;
      });
    return kept.next;
  }

  /** It weighs more than it did; what is set again as it was is not weighed. */
  #weighAgain(stream: string, kept: KeptLedger): void {
    if (this.#kept.peek(stream) !== kept) return;
    this.#kept.delete(stream);
    this.#kept.set(stream, kept);
  }

  async #grow(stream: string, ledger: TurnLedger): Promise<void> {
    await foldStream(
      this.#log,
      stream,
      { initial: ledger, evolve: (growing: TurnLedger, event: KnownEvent) => growing.take(event) },
      { from: ledger.revision + 1n },
    );
  }
}

const kindOf = (stream: string): 'process' | 'project' => {
  const { kind } = partsOfStream(stream);
  if (kind === 'process' || kind === 'project') return kind;
  throw new Error(`no turns pass in the ${kind} ${stream}`);
};
