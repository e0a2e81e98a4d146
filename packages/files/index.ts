/** Where files lie: the port, and what opens an adapter. Node only. */
export {
  CutShort,
  FileStoreTrouble,
  type Content,
  type FileKey,
  type FileStore,
  type ByteRange,
  type Stat,
} from './fileStore.ts';
export { compareContents, type ContentComparison, type BroughtContent } from './compareContents.ts';
export { copyContents, unequalContents, type CopiedContents } from './copyContents.ts';
export { exactly } from './exactly.ts';
export { fileAddress } from './address.ts';
export { filesUrl } from './filesUrl.ts';
export { openFileStore } from './openFileStore.ts';
