export { ProcessPage } from './ProcessPage.tsx';
