import { parentPort, workerData } from 'node:worker_threads';
import { ImportRefused } from './importRefused.ts';
import type { ImportRefusalCode } from './importRefused.ts';
import type { Outline } from './outline.ts';
import { readChecklist } from './readChecklist.ts';

/** What the thread is given. */
export type ChecklistJob = { source: string; fileName: string | undefined };

/** What it answers: errors lose their class between threads, so a refusal travels as plain data. */
export type ChecklistAnswer =
  | { outline: Outline }
  | {
      refusal: {
        code: ImportRefusalCode;
        message: string;
        line: number | undefined;
      };
    };

function answer({ source, fileName }: ChecklistJob): ChecklistAnswer {
  try {
    return { outline: readChecklist(source, fileName) };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return {
      refusal: { code: error.code, message: error.message, line: error.line },
    };
  }
}

parentPort?.postMessage(answer(workerData as ChecklistJob));
