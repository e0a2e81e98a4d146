import { setTimeout as delay } from 'node:timers/promises';
import { expectUnready, silentOn } from './expectUnready.ts';
import type { Fault } from './fault.ts';
import { heldUntil } from './heldUntil.ts';
import { describeSeen, watch, type SeenAnswers } from './watch.ts';

const NO_DATABASE = 'the database does not answer';

/**
 * So long a service may say again whether it is ready what it found out before, in milliseconds.
 */
const SAID_AGAIN = 1_500;

/**
 * Every piece between services and database takes its time: all goes on, only slower, and nobody
 * says that it does not.
 */
export const slowDatabase: Fault = {
  name: 'slow database',
  async run(tools) {
    const { databaseProxy } = tools.stack;
    let missing: readonly string[] = [];
    const seen = await watch(tools, async (soFar) => {
      databaseProxy.delayBy = 150;
      databaseProxy.cut(); // Connections are slow to open, too.
      await delay(SAID_AGAIN);
      const before = { ...soFar.ready };
      const look = () => (missing = missingIn(soFar, before));
      await heldUntil(tools, () => look().length === 0);
      databaseProxy.open();
    });
    for (const what of missing) tools.ledger.violation(`slow database: ${what} while it was slow`);
    return describeSeen(seen);
  },
};

/** What a service does all the same where its database is only slow, and has not done yet. */
const missingIn = (
  { commands, reads, ready }: SeenAnswers,
  before: SeenAnswers['ready'],
): readonly string[] => [
  ...(commands.has(200) ? [] : ['no command was taken']),
  ...(reads.has(200) ? [] : ['no read was answered']),
  ...(['command', 'projector'] as const)
    .filter((service) => ready[service] === before[service])
    .map((service) => `the ${service} service was never ready`),
];

/** All connections are reset again and again, and then for a while no new one is taken. */
export const cutDatabase: Fault = {
  name: 'cut connections',
  async run(tools) {
    const { databaseProxy } = tools.stack;
    const seen = await watch(tools, async (soFar) => {
      for (let i = 0; i < 5; i++) {
        databaseProxy.cut();
        await delay(tools.random.between(20, 300));
      }
      databaseProxy.close();
      await heldUntil(tools, () => isSaid(soFar));
      databaseProxy.open();
    });
    expectUnready(tools, 'cut connections', seen, NO_DATABASE);
    return describeSeen(seen);
  },
};

/** What is sent to the database and what comes from it vanishes without a word. */
export const silentDatabase: Fault = {
  name: 'silent database',
  async run(tools) {
    const { databaseProxy } = tools.stack;
    const seen = await watch(tools, async (soFar) => {
      databaseProxy.swallow();
      await heldUntil(tools, () => isSaid(soFar));
      databaseProxy.open();
    });
    expectUnready(tools, 'silent database', seen, NO_DATABASE);
    return describeSeen(seen);
  },
};

/** The database is killed and stays away for a while; with it the log, where Postgres keeps it. */
export const lostDatabase: Fault = {
  name: 'database away',
  async run(tools) {
    const { database } = tools.stack;
    const seen = await watch(tools, async (soFar) => {
      await database.kill();
      await heldUntil(tools, () => isSaid(soFar));
      await database.restart();
    });
    expectUnready(tools, 'database away', seen, NO_DATABASE);
    return describeSeen(seen);
  },
};

const isSaid = (soFar: SeenAnswers): boolean => silentOn(NO_DATABASE, soFar).length === 0;
