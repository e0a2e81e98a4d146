export { requestCode } from './signInRequests.ts';
