import { nouns, type Form } from '@waymark/events';
import { foldStream } from '@waymark/log';
import type { Known, Sources } from '../readModel.ts';

/** So many forms are remembered: those that somebody is writing, with room to spare. */
const REMEMBERED = 50;

type Entry = { readonly revision: bigint; readonly state: Form };

/** Folded states of the forms that were lately written to. What is not remembered is read from its stream. */
export class FormStates {
  readonly #log: Sources['log'];
  readonly #entries = new Map<string, Entry>();

  constructor({ log }: Pick<Sources, 'log'>) {
    this.#log = log;
  }

  /** The state right after each of these events of one stream, which follow one another. */
  async after(
    stream: string,
    events: readonly Known[],
  ): Promise<readonly (readonly [Known, Form])[]> {
    let state = await this.#before(stream, events[0]?.revision ?? 0n);
    const states = events.map((event) => {
      state = nouns.form.evolve(state, event as never);
      return [event, state] as const;
    });
    this.#keep(stream, { revision: events.at(-1)?.revision ?? 0n, state });
    return states;
  }

  async #before(stream: string, revision: bigint): Promise<Form> {
    const entry = this.#entries.get(stream);
    if (entry?.revision === revision - 1n) return entry.state;
    const { initial, evolve } = nouns.form;
    return revision === 0n
      ? initial
      : foldStream<Form>(
          this.#log,
          stream,
          {
            initial,
            evolve: (state, event: Known) => evolve(state, event as never),
          },
          { to: revision - 1n },
        );
  }

  #keep(stream: string, entry: Entry): void {
    this.#entries.delete(stream);
    this.#entries.set(stream, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > REMEMBERED && oldest !== undefined)
      this.#entries.delete(oldest);
  }
}
