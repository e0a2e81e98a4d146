import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendingContract } from './appending.ts';
import { backPressureContract } from './backPressure.ts';
import { contentsContract } from './contents.ts';
import { deliveringContract } from './delivering.ts';
import { freshName, newEvents } from './given.ts';
import type { OpenedLog, TheLog } from './given.ts';
import { readingContract } from './reading.ts';
import { subscribingContract } from './subscribing.ts';
import { troubleContract } from './trouble.ts';
import type { EventLog } from '../port/eventLog.ts';

/**
 * Everything that the port promises; every adapter runs it. `open` may answer a log that other
 * tests have used; `howMany` events are written while subscribers of all kinds read: few by
 * default, as many as `CONTRACT_EVENTS` says.
 */
export function eventLogContract(
  name: string,
  open: () => Promise<OpenedLog>,
  howMany = Number(process.env['CONTRACT_EVENTS'] ?? 3_000),
): void {
  describe(`${name} keeps the contract of the event log`, () => {
    let log: EventLog;
    let given: OpenedLog;
    const reopen = async () => (log = await given.reopen());
    const opened: TheLog = () => ({ ...given, log, reopen });
    beforeAll(async () => {
      given = await open();
      log = given.log;
    });
    afterAll(() => log.close());

    appendingContract(opened);
    contentsContract(opened);
    readingContract(opened);
    subscribingContract(opened);
    deliveringContract(opened, howMany);
    backPressureContract(opened);
    troubleContract(opened);

    it('still knows its head after a restart, and is closed for good once closed', async () => {
      const { position } = await log.append(freshName(), newEvents(1), 'noStream');
      const before = log;
      await reopen();
      expect(await log.head()).toBeGreaterThanOrEqual(position);
      await expect(before.append(freshName(), newEvents(1), 'any')).rejects.toMatchObject({
        name: 'LogUnavailable',
      });
    });
  });
}
