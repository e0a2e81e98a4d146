export { Activity } from './Activity.tsx';
export { ProcessActivity } from './ProcessActivity.tsx';
