/** One file of script with what its page needs once a task is shown. */
export { TaskActing } from './TaskActing.tsx';
export { NotYet } from './NotYet.tsx';
export { UnsentWords } from './UnsentWords.tsx';
export { BelowTask } from './BelowTask.tsx';
export { WhatItIsFor } from './WhatItIsFor.tsx';
