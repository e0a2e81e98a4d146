/** One file of script with what the portal needs to go on without a line: see afterFirst. */
export { ConnectionLine } from './ConnectionLine.tsx';
export { WaitingList } from './WaitingList.tsx';
export { ownLines } from './ownLines.ts';
export { arrived, device } from './device.ts';
export { deliver, takeBack } from './deliver.ts';
