// Both are there before it: named as a whole, they stay one file each.
import '../../base/later.ts';
import '../../base/offline/index.ts';

/** One file of script with talking about a task: see afterFirst. */
export { Talk } from './Talk.tsx';
export { TalkHead } from './TalkHead.tsx';
export { ReadsAlong } from './ReadsAlong.tsx';
