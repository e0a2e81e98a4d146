import './files.css';

export { Attach } from './Attach.tsx';
export { ShownFiles } from './ShownFiles.tsx';
