import type { Metrics } from '@waymark/edge';
import type { ModelHealth } from './project.ts';

/**
 * A read model that is busy may be behind for so long and still counts as following, in
 * milliseconds.
 */
const GRACE = 10_000;

/** Remembers since when each read model has not been level with the log. */
export class LagClock {
  readonly #levelAt = new Map<string, number>();
  readonly #models: () => readonly ModelHealth[];
  readonly #clock: () => number;
  readonly #begun: number;

  constructor(models: () => readonly ModelHealth[], clock: () => number = () => performance.now()) {
    this.#models = models;
    this.#clock = clock;
    this.#begun = clock();
  }

  /** To be told whenever a model's health has changed. */
  tell({ model, state }: Pick<ModelHealth, 'model' | 'state'>): void {
    if (isLevel(state)) this.#levelAt.set(model, this.#clock());
  }

  /** A sentence for each read model that does not follow the log. */
  notes(): string[] {
    const models = this.#models();
    if (models.length === 0) return ['no read model has begun'];
    return models
      .filter(
        ({ model, state }) =>
          !isLevel(state) &&
          (state !== 'catching-up' || !this.#levelAt.has(model) || this.#behind(model) > GRACE),
      )
      .map(({ model, state }) => `read model ${model}: ${state}`);
  }

  observe(metrics: Metrics): void {
    metrics.observed(
      'read_model_lag_seconds',
      'Time since the read model was last level with the log; 0 while it is.',
      ['model'],
      () =>
        this.#models().map(({ model, state }) => ({
          labels: { model },
          value: isLevel(state) ? 0 : this.#behind(model) / 1000,
        })),
    );
  }

  #behind(model: string): number {
    return this.#clock() - (this.#levelAt.get(model) ?? this.#begun);
  }
}

/**
 * Tells whether a model is level with the log. One that looks on while another program writes the
 * tables has nothing to catch up with.
 */
const isLevel = (state: ModelHealth['state']): boolean =>
  state === 'live' || state === 'superseded';
