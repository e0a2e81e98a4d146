import { setTimeout as delay } from 'node:timers/promises';
import { expectUnready } from './expectUnready.ts';
import type { Fault } from './fault.ts';
import { told, watch } from './watch.ts';

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
    const seen = await watch(tools, async () => {
      for (let i = 0; i < 5; i++) {
        databaseProxy.cut();
        await delay(tools.random.between(20, 300));
      }
      databaseProxy.close();
      await delay(tools.lasting);
      databaseProxy.open();
    });
    expectUnready(
      tools,
      'cut connections',
      seen,
      'the database does not answer',
    );
    return told(seen);
  },
};

/** What is sent to the database and what comes from it vanishes without a word. */
export const silentDatabase: Fault = {
  name: 'silent database',
  async run(tools) {
    const { databaseProxy } = tools.stack;
    const seen = await watch(tools, async () => {
      databaseProxy.swallow();
      await delay(tools.lasting + 3_000);
      databaseProxy.open();
    });
    expectUnready(
      tools,
      'silent database',
      seen,
      'the database does not answer',
    );
    return told(seen);
  },
};

/** The database is killed and stays away for a while; with it the log, where Postgres keeps it. */
export const lostDatabase: Fault = {
  name: 'database away',
  async run(tools) {
    const { database } = tools.stack;
    const seen = await watch(tools, async () => {
      await database.kill();
      await delay(tools.lasting);
      await database.restart();
    });
    expectUnready(tools, 'database away', seen, 'the database does not answer');
    return told(seen);
  },
};
