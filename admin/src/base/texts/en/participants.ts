/** Who takes part in a module (PRODUCT 6.7). */
export const participants = {
  participants: 'Participants',
  count: { one: '%{count} participant', other: '%{count} participants' },
  openToClients: 'Client users who take part can also do the tasks here that nobody has yet.',
  assigned: 'Assigned to tasks',
} as const;
