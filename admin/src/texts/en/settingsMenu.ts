/** The side menu of the settings (PRODUCT 2.2). */
export const settingsMenu = {
  templates: 'Templates',
  processTemplates: 'Process Templates',
  formTemplates: 'Form Templates',
  emails: 'E-Mail Customization',
  rolesTemplate: 'Roles Template',
  settings: 'Settings',
  updateWorkspaceName: 'Update Workspace Name',
  scheduling: 'Scheduling',
  answerTime: 'Promised Answer Time',
  activity: 'Activity',
  users: 'Users',
  userInvite: 'User Invite',
  clients: 'Clients',
  system: 'System',
  operations: 'Operations',
} as const;
