export { stepIn } from './stepIn.ts';
export { useListbox } from './useListbox.ts';
