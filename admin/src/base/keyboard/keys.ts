import type { English } from '../texts/index.ts';

export type KeyTexts = keyof English['keys'];

/** A key, as the sheet shows it and as its handler takes it. */
export type Key = {
  readonly id: KeyTexts;
  /** Caps in their order; `then`: one after the other instead of together. */
  readonly caps: readonly string[];
  readonly then?: true;
  /** A letter alone, which can be switched off. */
  readonly single?: true;
};

export type KeyGroup = {
  readonly group: KeyTexts;
  /** Addresses of the pages that it is for; absent: everywhere. */
  readonly on?: RegExp;
  readonly keys: readonly Key[];
};

const single = true;
const then = true;

/** The one table of keys: the sheet is drawn from it, handlers ask it (`isKey`). */
export const keyGroups = [
  {
    group: 'onExecutions',
    on: /^\/(project\/?)?$/,
    keys: [
      { id: 'walkRows', caps: ['↑', '↓'] },
      { id: 'selectRow', caps: ['X'], single },
      { id: 'selectUpTo', caps: ['Shift', '↓'] },
      { id: 'ownerOfSelected', caps: ['O'], single },
      { id: 'datesOfSelected', caps: ['D'], single },
      { id: 'pauseSelected', caps: ['P'], single },
      { id: 'deleteExecution', caps: ['Del'] },
      { id: 'unselect', caps: ['Esc'] },
      { id: 'addFilter', caps: ['F'], single },
      { id: 'chooseColumns', caps: ['C'], single },
      { id: 'saveView', caps: ['Ctrl', 'S'] },
      { id: 'renameView', caps: ['F2'] },
    ],
  },
  {
    group: 'goTasks',
    on: /^\/tasks/,
    keys: [
      { id: 'asBoard', caps: ['1'], single },
      { id: 'asList', caps: ['2'], single },
      { id: 'addFilter', caps: ['F'], single },
      { id: 'chooseColumns', caps: ['C'], single },
      { id: 'saveView', caps: ['Ctrl', 'S'] },
      { id: 'renameView', caps: ['F2'] },
    ],
  },
  {
    group: 'onProcess',
    on: /^\/project\/[^/]+\/[^/]+/,
    keys: [
      { id: 'whoseTurn', caps: ['W'], single },
      { id: 'launch', caps: ['L'], single },
    ],
  },
  { group: 'onModule', on: /^\/module\//, keys: [{ id: 'newTask', caps: ['N'], single }] },
  {
    group: 'onInbox',
    on: /^\/inbox/,
    keys: [
      { id: 'nextRow', caps: ['J'], single },
      { id: 'previousRow', caps: ['K'], single },
      { id: 'openRow', caps: ['Enter'] },
      { id: 'reply', caps: ['R'], single },
      { id: 'writeNote', caps: ['N'], single },
      { id: 'noAnswer', caps: ['E'], single },
      { id: 'later', caps: ['L'], single },
      { id: 'openTask', caps: ['O'], single },
      { id: 'handOver', caps: ['A'], single },
      { id: 'unreadOnly', caps: ['U'], single },
    ],
  },
  {
    group: 'everywhere',
    keys: [
      { id: 'palette', caps: ['Ctrl', 'K'] },
      { id: 'searchPage', caps: ['/'], single },
      { id: 'theseKeys', caps: ['?'], single },
      { id: 'close', caps: ['Esc'] },
    ],
  },
  {
    group: 'goTo',
    keys: [
      { id: 'goExecutions', caps: ['G', 'E'], then, single },
      { id: 'goInbox', caps: ['G', 'I'], then, single },
      { id: 'goBell', caps: ['G', 'B'], then, single },
      { id: 'goBlueprints', caps: ['G', 'P'], then, single },
      { id: 'goTasks', caps: ['G', 'T'], then, single },
      { id: 'goSettings', caps: ['G', 'S'], then, single },
    ],
  },
  {
    group: 'inBell',
    keys: [
      { id: 'walkNotices', caps: ['↑', '↓'] },
      { id: 'readNotice', caps: ['E'], single },
    ],
  },
  {
    group: 'onBoards',
    keys: [
      { id: 'lift', caps: ['Space'] },
      { id: 'move', caps: ['←', '→', '↑', '↓'] },
      { id: 'drop', caps: ['Space'] },
      { id: 'giveBack', caps: ['Esc'] },
    ],
  },
  {
    group: 'onLibrary',
    on: /^\/settings\/processes/,
    keys: [
      { id: 'walkRows', caps: ['↑', '↓'] },
      { id: 'foldRow', caps: ['←', '→'] },
      { id: 'addSubProcess', caps: ['+'] },
      { id: 'renameRow', caps: ['F2'] },
      { id: 'deleteRow', caps: ['Del'] },
    ],
  },
  {
    group: 'inSheet',
    on: /^\/settings\/process\//,
    keys: [
      { id: 'walkCells', caps: ['←', '→', '↑', '↓'] },
      { id: 'editCell', caps: ['Enter'] },
      { id: 'fillDown', caps: ['Ctrl', 'D'] },
      { id: 'rowBelow', caps: ['Ctrl', 'Enter'] },
      { id: 'chooseRow', caps: ['Shift', 'Space'] },
      { id: 'moveRow', caps: ['Alt', '↑', '↓'] },
      { id: 'openCell', caps: ['Alt', 'Enter'] },
      { id: 'undoAct', caps: ['Ctrl', 'Z'] },
      { id: 'redoAct', caps: ['Ctrl', 'Y'] },
    ],
  },
  {
    group: 'onForm',
    on: /\/(form-editor|task-form|task-editor)\//,
    keys: [
      { id: 'walkFields', caps: ['↑', '↓'] },
      { id: 'moveField', caps: ['Alt', '↑', '↓'] },
      { id: 'editField', caps: ['Enter'] },
      { id: 'copyField', caps: ['Ctrl', 'D'] },
      { id: 'deleteField', caps: ['Del'] },
      { id: 'undoEdit', caps: ['Ctrl', 'Z'] },
      { id: 'redoEdit', caps: ['Ctrl', 'Y'] },
    ],
  },
  {
    group: 'inImport',
    keys: [
      { id: 'choosePart', caps: ['Space'] },
      { id: 'mergeParts', caps: ['M'], single },
      { id: 'splitPart', caps: ['S'], single },
      { id: 'leavePartOut', caps: ['Del'] },
      { id: 'movePart', caps: ['Alt', '↑', '↓'] },
      { id: 'changeLevel', caps: ['Tab'] },
      { id: 'undoImport', caps: ['Ctrl', 'Z'] },
    ],
  },
  {
    group: 'inEditor',
    keys: [
      { id: 'link', caps: ['Ctrl', 'K'] },
      { id: 'moveBlock', caps: ['Alt', '↑', '↓'] },
    ],
  },
] as const satisfies readonly KeyGroup[];

type KeysIn<Groups extends readonly KeyGroup[]> = Groups[number]['keys'][number];
export type KeyId = KeysIn<typeof keyGroups>['id'];

const byId = new Map<string, Key>(
  keyGroups.flatMap((group) => (group as KeyGroup).keys.map((key) => [key.id, key] as const)),
);
export const keyOf = (id: KeyId): Key => byId.get(id) as Key;
