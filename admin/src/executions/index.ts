export { ExecutionsPage } from './ExecutionsPage.tsx';
