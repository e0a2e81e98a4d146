/** A page's thing that lies in another workspace. */
export const elsewhere = {
  moduleIn: 'This module is in %{workspace}',
  processIn: 'This execution is in %{workspace}',
  blueprintIn: 'This process template is in %{workspace}',
  moduleInSeveral: 'This module is in other workspaces of yours',
  processInSeveral: 'This execution is in other workspaces of yours',
  blueprintInSeveral: 'This process template is in other workspaces of yours',
  projectIn: 'This project is in %{workspace}',
  projectInSeveral: 'This project is in other workspaces of yours',
  projectGone: 'This project no longer exists',
  moduleGone: 'This module no longer exists',
  processGone: 'This execution no longer exists',
  blueprintGone: 'This process template no longer exists',
  deletedBy: '%{who} %{did}, %{at}.',
  putBack: 'Put back',
  allTemplates: 'All process templates',
  theTemplate: 'The process template',
} as const;
