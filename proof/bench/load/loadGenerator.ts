import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Job, LoadAnswers } from './job.ts';

export type LoadGenerator = {
  send(job: Job): Promise<LoadAnswers>;
  /** Sends load, every answer to which must be 200. @throws with the statuses when one is not */
  sendAll(job: Job): Promise<LoadAnswers>;
  stop(): void;
};

/** Starts the load generator in a process of its own. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(new URL('generator.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const send = async (job: Job) => {
    child.send(job);
    const over = new AbortController();
    const { signal } = over;
    const gone = async (): Promise<[LoadAnswers]> => {
      await once(child, 'exit', { signal });
      throw new Error('the load generator ended');
    };
    const answered = once(child, 'message', { signal }) as Promise<[LoadAnswers]>;
    const ended = gone();
    try {
      const [load] = await Promise.race([answered, ended]);
      return load;
    } finally {
      over.abort();
      // The one that lost is only told that nobody listens any more.
      await Promise.allSettled([answered, ended]);
    }
  };
  return {
    send,
    async sendAll(job) {
      const load = await send(job);
      if (Object.keys(load.statuses).join() !== '200')
        throw new Error(`not every answer was good: ${JSON.stringify(load.statuses)}`);
      return load;
    },
    stop: () => void child.kill(),
  };
}
