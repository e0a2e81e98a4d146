/** A page's thing that lies in another workspace. */
export const elsewhere = {
  moduleIn: 'This module is in %{workspace}',
  processIn: 'This process is in %{workspace}',
  blueprintIn: 'This process template is in %{workspace}',
  moduleInSeveral: 'This module is in other workspaces of yours',
  processInSeveral: 'This process is in other workspaces of yours',
  blueprintInSeveral: 'This process template is in other workspaces of yours',
  projectIn: 'This project is in %{workspace}',
  projectInSeveral: 'This project is in other workspaces of yours',
  projectGone: 'This project is not there any more',
  moduleGone: 'This module is not there any more',
  processGone: 'This process is not there any more',
  blueprintGone: 'This process template is not there any more',
  deletedBy: '%{who} %{did}, %{at}.',
  putBack: 'Put back',
  allTemplates: 'All process templates',
  theTemplate: 'The process template',
} as const;
