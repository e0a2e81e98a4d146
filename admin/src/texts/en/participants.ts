/** Who takes part in a module (PRODUCT 6.7). */
export const participants = {
  participants: 'Participants',
  count: { one: '%{count} participant', other: '%{count} participants' },
  assigned: 'Assigned to tasks',
} as const;
