import { draftsOf, keptText, type KeptIn, type KeptLine } from '@waymark/client';

/** What somebody began to write about a task, kept on this device until it is sent. */
export const keptTalk = (storage: KeptIn, accountId: string, taskId: string): KeptLine<string> =>
  keptText(storage, `${draftsOf(accountId)}talk/${taskId}`);
