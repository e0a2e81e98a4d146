/** Where files lie: the port, and what opens an adapter. Node only. */
export {
  CutShort,
  FileStoreTrouble,
  type Content,
  type FileKey,
  type FileStore,
  type Range,
  type Stat,
} from './fileStore.ts';
export {
  compareContents,
  type Compared,
  type Named,
} from './compareContents.ts';
export { copyContents, unequalContents, type Copied } from './copyContents.ts';
export { exactly } from './exactly.ts';
export { fileAddress } from './address.ts';
export { filesUrl } from './filesUrl.ts';
export { openFileStore } from './openFileStore.ts';
