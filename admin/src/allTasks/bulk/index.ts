export { BulkDue } from './BulkDue.tsx';
export { BulkPerson } from './BulkPerson.tsx';
export { BulkStatus } from './BulkStatus.tsx';
