import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** Requests come before the jobs of threads where both want a processor. */
const NICE = 5;

/**
 * What the script of a `BoundedThread` does: says that it is ready, and answers one job after the
 * other, behind requests.
 */
export function answerJobs<Job>(answer: (job: Job) => unknown): void {
  // On Linux a thread has a priority of its own; elsewhere it is the whole process's, which keeps
  // its own.
  if (process.platform === 'linux') setPriority(NICE);
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(answer(job)));
  parentPort?.postMessage('ready');
}
