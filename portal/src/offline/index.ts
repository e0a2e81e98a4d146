/** One file of script with what the portal needs to go on without a line: see afterFirst. */
export { Banner } from './Banner.tsx';
export { WaitingList } from './WaitingList.tsx';
export { ownLines } from './ownLines.ts';
export { device } from './device.ts';
export { deliver, takeBack } from './deliver.ts';
