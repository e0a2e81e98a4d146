import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { exportOf } from './index.ts';

/** What the thread is given. */
export type ExportJob = Parameters<typeof exportOf>;

/** Requests come before exports where both want a processor. */
const NICE = 5;

// On Linux a thread has a priority of its own; elsewhere it is the whole process's, which keeps its own.
if (process.platform === 'linux') setPriority(NICE);
parentPort?.on('message', (job: ExportJob) =>
  parentPort?.postMessage(exportOf(...job)),
);
parentPort?.postMessage('ready');
