/** The shapes of the six status icons: they differ in form, so they hold in grey and in print. */
export type StatusIconId = 'idle' | 'todo' | 'active' | 'paused' | 'stuck' | 'done';

/**
 * How a stored status is shown. Always icon and word; the colour is the third cue (LOOK, "Status
 * words").
 */
export type StatusLook = {
  label: string;
  icon: StatusIconId;
  /** Custom property of the text and icon colour, e.g. `--active`. */
  colour: `--${string}`;
  /** Custom property of the tint to stand on, e.g. `--active-tint`. */
  tint: `--${string}`;
};

export type TaskStatus = 'TODO' | 'IN_PROGRESS' | 'STUCKED' | 'DONE';
export type ModuleStatus = 'PENDING' | 'ACTIVE' | 'PAUSED' | 'DONE';
/** What a process row says: its modules' status, or Stuck where any of its tasks is. */
export type ProcessStatus = ModuleStatus | 'STUCKED';

const idle: StatusLook = {
  label: 'Not started',
  icon: 'idle',
  colour: '--todo',
  tint: '--todo-tint',
};
const todo: StatusLook = { label: 'To do', icon: 'todo', colour: '--todo', tint: '--todo-tint' };
const inProgress: StatusLook = {
  label: 'In progress',
  icon: 'active',
  colour: '--active',
  tint: '--active-tint',
};
const active: StatusLook = { ...inProgress, label: 'Active' };
const paused: StatusLook = {
  label: 'Paused',
  icon: 'paused',
  colour: '--paused',
  tint: '--paused-tint',
};
const stuck: StatusLook = {
  label: 'Stuck',
  icon: 'stuck',
  colour: '--stuck',
  tint: '--stuck-tint',
};
const done: StatusLook = { label: 'Done', icon: 'done', colour: '--done', tint: '--done-tint' };

/** Stored task status -> its look, in the order of the board's columns (PRODUCT 7.1). */
export const taskStatusLook: Record<TaskStatus, StatusLook> = {
  TODO: todo,
  IN_PROGRESS: inProgress,
  DONE: done,
  STUCKED: stuck,
};

/** Stored module status -> its look. */
export const moduleStatusLook: Record<ModuleStatus, StatusLook> = {
  PENDING: idle,
  ACTIVE: active,
  PAUSED: paused,
  DONE: done,
};

/** A process's status -> its look. */
export const processStatusLook: Record<ProcessStatus, StatusLook> = {
  ...moduleStatusLook,
  STUCKED: stuck,
};
