import { answerJobs } from '../../boundedWorkers/answerJobs.ts';
import { exportOf } from './index.ts';

/** What the thread is given. */
export type ExportJob = Parameters<typeof exportOf>;

answerJobs((job: ExportJob) => exportOf(...job));
