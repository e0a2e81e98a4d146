import './files.css';

export { Attach } from './Attach.tsx';
export { Pdf } from './Pdf.tsx';
export { Pictures } from './Pictures.tsx';
export { ShownFiles } from './ShownFiles.tsx';
