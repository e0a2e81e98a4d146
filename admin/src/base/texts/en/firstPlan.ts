/** The ways to a first process template (PRODUCT 8.2). */
export const firstPlan = {
  ready: 'Software onboarding',
  readyHint:
    'A ready plan for you and your client: 5 milestones, 43 tasks. You can change all of it later.',
  takeReady: 'Use this plan',
  checklist: 'Your own checklist',
  checklistHint:
    'From Excel, Word, Notion or Markdown. You can drop the file anywhere on this page.',
  empty: 'An empty plan',
  emptyHint: 'You add milestones, modules and tasks yourself.',
  beginEmpty: 'Start empty',
} as const;
