export { BulkDue } from './BulkDue.tsx';
export { BulkPerson } from './BulkPerson.tsx';
export { BulkSeenBy } from './BulkSeenBy.tsx';
export { BulkStatus } from './BulkStatus.tsx';
