import { parentPort } from 'node:worker_threads';
import { readMail, type MailJob } from './readMail.ts';

parentPort?.on('message', (job: MailJob) => {
  void readMail(job).then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage('ready');
