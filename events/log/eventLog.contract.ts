import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendingContract } from './contract/appending.ts';
import { contentsContract } from './contract/contents.ts';
import { freshName, newEvents } from './contract/given.ts';
import type { OpenedLog, TheLog } from './contract/given.ts';
import { readingContract } from './contract/reading.ts';
import { subscribingContract } from './contract/subscribing.ts';
import type { EventLog } from './eventLog.ts';

/** Everything that the port promises; every adapter runs it. `open` may answer a log that other tests have used. */
export function eventLogContract(
  name: string,
  open: () => Promise<OpenedLog>,
): void {
  describe(`${name} keeps the contract of the event log`, () => {
    let log: EventLog;
    let reopen: OpenedLog['reopen'];
    const opened: TheLog = () => ({
      log,
      reopen: async () => (log = await reopen()),
    });
    beforeAll(async () => {
      ({ log, reopen } = await open());
    });
    afterAll(() => log.close());

    appendingContract(opened);
    contentsContract(opened);
    readingContract(opened);
    subscribingContract(opened);

    it('still knows its head after a restart, and is closed for good once closed', async () => {
      const { position } = await log.append(
        freshName(),
        newEvents(1),
        'noStream',
      );
      const before = log;
      log = await reopen();
      expect(await log.head()).toBeGreaterThanOrEqual(position);
      await expect(
        before.append(freshName(), newEvents(1), 'any'),
      ).rejects.toMatchObject({ name: 'LogUnavailable' });
    });
  });
}
