/** Who takes part in a module (PRODUCT 6.7). */
export const participants = {
  participants: 'Participants',
  count: { one: '%{count} participant', other: '%{count} participants' },
  nobodyYet: 'Nobody takes part yet.',
  assigned: 'Assigned to tasks',
  add: 'Add a participant',
} as const;
