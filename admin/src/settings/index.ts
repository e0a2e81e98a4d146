export { RolesPage } from './RolesPage.tsx';
export { UserInvitePage } from './UserInvitePage.tsx';
export { UsersPage } from './UsersPage.tsx';
export { WorkspaceNamePage } from './WorkspaceNamePage.tsx';
