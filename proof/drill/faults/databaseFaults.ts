import { setTimeout as delay } from 'node:timers/promises';
import { expectUnready, silentOn } from './expectUnready.ts';
import type { Fault } from './fault.ts';
import { heldUntil } from './heldUntil.ts';
import { told, watch, type Seen } from './watch.ts';

const NO_DATABASE = 'the database does not answer';

/** Every piece between services and database takes its time. */
export const slowDatabase: Fault = {
  name: 'slow database',
  async run(tools) {
    const { databaseProxy } = tools.stack;
    return told(
      await watch(tools, async () => {
        databaseProxy.delayBy = 150;
        await delay(tools.lasting);
        databaseProxy.open();
      }),
    );
  },
};

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
    return told(seen);
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
    return told(seen);
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
    return told(seen);
  },
};

const isSaid = (soFar: Seen): boolean =>
  silentOn(NO_DATABASE, soFar).length === 0;
