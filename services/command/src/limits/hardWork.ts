import type { CommandName } from '@waymark/api';

/** Changes that copy whole plans, or read a whole history to put something back: a processor's tenth of a second, or more. */
const hard: ReadonlySet<CommandName> = new Set<CommandName>([
  'CreateBlueprint',
  'ImportBlueprint',
  'CreateProcess',
  'RestoreMilestone',
  'RestoreModule',
  'RestoreBlock',
  'RestoreTask',
]);

/** True for a change that takes a noticeable time by itself, however little it says. */
export const isHardWork = (name: CommandName): boolean => hard.has(name);
