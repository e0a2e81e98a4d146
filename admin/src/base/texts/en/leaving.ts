/** What somebody has who leaves the team or a client, and who takes it over. */
export const leaving = {
  failed: 'What they have could not be loaded. Close this and try again.',
  nothing: '%{name} has no open tasks and nothing else to hand over.',
  has: '%{name} still has',
  tasks: { one: '%{count} open task', other: '%{count} open tasks' },
  owns: 'owner',
  standsFor: 'stands for %{names}',
  blueprint: 'process template',
  talks: { one: '%{count} talk to take care of', other: '%{count} talks to take care of' },
  becomes: 'Who takes it over?',
  who: 'Person who takes it over',
  choose: 'Choose a person',
  nobody: 'Nobody for now',
  ofPlaceholder: '%{name} stands for somebody in %{tasks}.',
  nobodyHint: 'You can choose somebody later.',
} as const;
