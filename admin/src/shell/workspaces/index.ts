export { NoPermissionPage } from './NoPermissionPage.tsx';
export { SelectWorkspacePage } from './SelectWorkspacePage.tsx';
