import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Onslaught, Round, Statuses } from './attacker.ts';

/** The stranger, in a process of their own that is ready to begin at once. */
export type AttackerProcess = { attack(round: Round): Promise<Statuses>; end(): Promise<void> };

/** @throws Error when the process ends by itself, now or later */
export async function startAttacker(onslaught: Onslaught): Promise<AttackerProcess> {
  const child = fork(path.join(import.meta.dirname, 'attacker.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  const exited = once(child, 'exit');
  const ended = exited.then(([code]) => {
    throw new Error(`the attacker ended with ${String(code)}`);
  });
  ended.catch(() => undefined); // It ends when it is told to as well.
  const answer = async () => (await Promise.race([once(child, 'message'), ended])) as [unknown];
  const ready = answer();
  child.send(onslaught);
  await ready;
  return {
    async attack(round) {
      const statuses = answer();
      child.send(round);
      return (await statuses)[0] as Statuses;
    },
    async end() {
      child.disconnect();
      await exited;
    },
  };
}
