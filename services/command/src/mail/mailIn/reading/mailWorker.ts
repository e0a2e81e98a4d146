import { parentPort } from 'node:worker_threads';
import { readMail, type MailToRead } from './readMail.ts';

parentPort?.on('message', (job: MailToRead) => {
  void readMail(job).then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage('ready');
