import {
  decides,
  holderBy,
  parseEvent,
  partsOfStream,
  personOf,
  turnOrigin,
  turnPassed,
} from '@waymark/events';
import { expect, test } from 'vitest';
import { movedBy, putsBack } from '../readModels/plans/facts.ts';
import { factsOf } from '../readModels/plans/turnsPassed.ts';
import type { KnownEvent } from '../readModels/model/readModel.ts';
import { historiesIn } from '../testing/frozenHistories.ts';
import { TurnLedger, type PassedTurn } from './turnLedger.ts';

/** Of the people in the histories some are taken as the client's. */
const ofClient = (accountId: string) => accountId.charCodeAt(0) % 2 === 0;

const ofProcesses = (file: string) =>
  [...historiesIn(`${file}.jsonl`)].filter(([stream]) =>
    ['process', 'project'].includes(partsOfStream(stream).kind),
  );

test.each(['demo', 'random'])(
  'the ledgers of %s tell what each task and each moment tell by themselves',
  (file) => {
    let entries = 0;
    for (const [stream, history] of ofProcesses(file)) {
      const { kind } = partsOfStream(stream);
      const ledger = new TurnLedger(kind === 'project' ? 'project' : 'process');
      const passed = new Map<string, PassedTurn[]>();
      const holders: string[] = [];
      for (const event of history.map(parseEvent) as KnownEvent[]) {
        const before = ledger.state;
        ledger.take(event);
        const after = ledger.state;
        for (const taskId of after.plan.tasks.keys()) {
          const [old, facts] = [factsOf(before.plan, taskId), factsOf(after.plan, taskId)];
          const known = passed.get(taskId) ?? [];
          if (
            facts === undefined ||
            !turnPassed(old, facts) ||
            (putsBack(event) && known.length > 0)
          )
            continue;
          const { at, actor } = event.metadata;
          const from = turnOrigin(event, old);
          passed.set(taskId, [...known, { at, from, by: movedBy(event, personOf(actor)), facts }]);
        }
        const { side, taskId } = holderBy(
          after.life === 'present' ? decides(after.plan) : null,
          ofClient,
        );
        const now = `${side} ${taskId}`;
        if (holders.at(-1) !== now) holders.push(now);
        expect([event.type, ledger.heldBy(ofClient).at(-1)?.holder]).toEqual([
          event.type,
          { side, taskId },
        ]);
      }
      for (const [taskId, turns] of passed) expect(ledger.passedOf(taskId)).toEqual(turns);
      expect(
        ledger.heldBy(ofClient).map(({ holder }) => `${holder.side} ${holder.taskId}`),
      ).toEqual(holders);
      expect(ledger.revision).toBe(history.at(-1)?.revision);
      entries += ledger.entries;
    }
    expect(entries).toBeGreaterThan(50);
  },
);
