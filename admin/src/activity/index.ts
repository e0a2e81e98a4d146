export { Activity } from './Activity.tsx';
export {
  ClientActivity,
  ProjectActivity,
  WorkspaceActivity,
} from './WholeActivity.tsx';
export { ProcessActivity } from './ProcessActivity.tsx';
