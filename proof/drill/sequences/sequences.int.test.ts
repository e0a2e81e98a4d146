import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '@waymark/postgres/testing';
import type {
  KnownEvent,
  ReadModel,
} from '../../../services/projector/src/readModels/model/readModel.ts';
import { readModels } from '../../../services/projector/src/readModels/readModels.ts';
import { amount, chosenSeed } from '../chosenSeed.ts';
import { runSequences, type SequencesOptions } from './runSequences.ts';

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const run = (sequences: number, options: Partial<SequencesOptions> = {}) =>
  runSequences({
    connectionString: database.connectionString,
    ...{ sequences, seed: chosenSeed, say: () => undefined, ...options },
  });

const SEQUENCES = amount(6, 120);

test(`read models equal a fresh fold after each of ${SEQUENCES} random sequences of commands with crashes between`, async () => {
  const { violations, ...figures } = await run(SEQUENCES);
  expect(violations).toEqual([]);
  expect(figures.sequences).toBe(SEQUENCES);
  expect(figures.plans).toBeGreaterThanOrEqual(SEQUENCES);
  expect(figures.crashes).toBeGreaterThan(2);
  expect(figures.retried).toBeGreaterThan(0);
  expect(figures.repeated).toBeGreaterThan(0);
});

/** The read models, one of them with another `apply`, which stands between it and its events. */
const planted = (name: string, apply: (events: readonly KnownEvent[]) => readonly KnownEvent[]) =>
  readModels.map((model): ReadModel =>
    model.name !== name
      ? model
      : {
          ...model,
          open(sources) {
            const projection = model.open(sources);
            return {
              async apply(tx, events) {
                const left = apply(events);
                if (left.length > 0) await projection.apply(tx, left);
              },
              close: () => projection.close(),
            };
          },
        },
  );

const deafTo = (type: string) => (events: readonly KnownEvent[]) =>
  events.filter((event) => event.type !== type);

/** Takes for written what it wrote in a transaction that was cut off. */
const sureOfItself = () => {
  const written = new Set<string>();
  return (events: readonly KnownEvent[]) => {
    const left = events.filter(({ id }) => !written.has(id));
    for (const { id } of left) written.add(id);
    return left;
  };
};

/** What may be wrong with a projection, and which violation tells it. */
const wrongs = [
  {
    wrong: 'is deaf to one type of event',
    model: 'plans',
    apply: () => deafTo('TaskHeadlineSet'),
    found: /tasks of/,
  },
  {
    wrong: 'remembers what was never committed',
    model: 'plans',
    apply: sureOfItself,
    found: /tasks of/,
  },
  {
    wrong: 'remembers what was never committed',
    model: 'history',
    apply: sureOfItself,
    found: /history of/,
  },
];

test.each(wrongs)(
  'a projection of $model that $wrong is found out',
  async ({ model, apply, found }) => {
    // It ends with the first that is found: a crash has to meet it before.
    const { violations } = await run(200, {
      ...{ models: planted(model, apply()), mostViolations: 1 },
      ...{ tables: 1, patience: 1_500 },
    });
    expect(violations).toContainEqual(expect.stringMatching(found));
    for (const violation of violations)
      expect(violation).toMatch(/--sequences \d+ --seed \d+ plays them alone/);
  },
);
