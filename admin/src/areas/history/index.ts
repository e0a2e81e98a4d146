export { Activity } from './later.ts';
