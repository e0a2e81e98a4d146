export { LeavingDialog } from './leaving/LeavingDialog.tsx';
export { RemovePlaceholder } from './leaving/RemovePlaceholder.tsx';
export { RolesPanel } from './roles/RolesPanel.tsx';
