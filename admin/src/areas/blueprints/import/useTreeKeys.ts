import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ImportDraft } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import type { Edit } from './edit.ts';
import { toTasks, toText, type Proposed } from './kinds.ts';
import { relevelled, type Level } from './levels.ts';
import { stepped, type Step } from './stepped.ts';

type TreeKeys = {
  /** As it was proposed. */
  preview: Proposed;
  draft: ImportDraft;
  out: ReadonlySet<string>;
  /** Keys of modules. */
  chosen: readonly string[];
  onChosen: (keys: readonly string[]) => void;
  onEdit: (edit: Edit) => void;
};

const ARROWS: Readonly<Record<string, { by: Step; whole: boolean }>> = {
  ArrowUp: { by: -1, whole: false },
  ArrowDown: { by: 1, whole: false },
  ArrowLeft: { by: -1, whole: true },
  ArrowRight: { by: 1, whole: true },
};
const rowsIn = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[data-row]')];

/**
 * The keys of the result (PRODUCT 5.7): one row is in the tab order. Up and down walk, right and
 * left go into what a row holds; T makes tasks of a text and a text of a task; Tab and Shift+Tab
 * change its level, Alt and arrows its place. Esc lets go of Tab, so that the list is no trap.
 */
export function useTreeKeys({ preview, draft, out, chosen, onChosen, onEdit }: TreeKeys) {
  const tree = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState({ key: '', index: 0 });
  const [tabLeaves, setTabLeaves] = useState(false);
  /** A row that was changed moves, and is then another element: the focus goes with it. */
  const isIn = useRef(false);
  useLayoutEffect(() => {
    if (tree.current === null) return;
    const rows = rowsIn(tree.current);
    const row =
      rows.find(({ dataset }) => dataset['row'] === at.key) ??
      rows[Math.min(at.index, rows.length - 1)];
    for (const each of rows) each.tabIndex = each === row ? 0 : -1;
    if (isIn.current && document.activeElement === document.body) row?.focus();
  });
  const go = (row: HTMLElement | undefined) => row?.focus();
  const level = (key: string, by: Level) => {
    if (!out.has(key) && relevelled(draft, key, by) !== null) onEdit({ kind: 'level', key, by });
  };
  const turn = (key: string) => {
    if (out.has(key)) return;
    if (toText(draft, key) !== null) onEdit({ kind: 'toText', key });
    else if (toTasks(preview, draft, key) !== null) onEdit({ kind: 'toTasks', key });
  };
  const step = (key: string, by: Step, whole: boolean) => {
    if (stepped(draft, key, by, whole) !== null) onEdit({ kind: 'step', key, by, whole });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (isComposed(event)) return;
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-row]');
    const key = row?.dataset['row'];
    if (row === null || key === undefined) return;
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (target instanceof HTMLInputElement && target.type === 'text') {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      done();
      go(row);
      return;
    }
    if (event.key === 'Tab' && target === row && !tabLeaves) {
      done();
      level(key, event.shiftKey ? -1 : 1);
      return;
    }
    if (event.key === 'Escape' && !tabLeaves) {
      done();
      setTabLeaves(true);
      go(row);
      return;
    }
    const arrow = ARROWS[event.key];
    if (arrow !== undefined && event.altKey) {
      done();
      step(key, arrow.by, arrow.whole);
    } else if (arrow?.whole === true) {
      done();
      go(beside(row, target, arrow.by));
    } else if (arrow !== undefined) {
      done();
      const rows = rowsIn(event.currentTarget);
      const next = rows[rows.indexOf(row) + arrow.by];
      if (event.shiftKey) choose([row, next]);
      go(next);
    } else if (event.key === 'Delete') {
      done();
      leave(row, key);
    } else if (event.key.toLowerCase() === 's' && !event.ctrlKey) {
      done();
      onEdit({ kind: 'split', key });
    } else if (event.key.toLowerCase() === 't' && !event.ctrlKey) {
      done();
      turn(key);
    } else if (target !== row) return;
    else if (event.key === 'F2' || event.key === 'Enter') {
      done();
      row.querySelector<HTMLInputElement>('.editable-title')?.select();
    } else if (event.key === ' ') {
      done();
      if (chosen.includes(key)) onChosen(chosen.filter((each) => each !== key));
      else choose([row]);
    }
  };
  const choose = (rows: readonly (HTMLElement | undefined)[]) => {
    const keys = rows.flatMap((row) =>
      row?.dataset['kind'] === 'module' ? [row.dataset['row']!] : [],
    );
    if (keys.length > 0) onChosen([...new Set([...chosen, ...keys])]);
  };
  /** A milestone is left out with its modules. */
  const leave = (row: HTMLElement, key: string) => {
    const keys =
      row.dataset['kind'] === 'milestone'
        ? (draft.milestones.find((each) => each.key === key)?.modules.map((module) => module.key) ??
          [])
        : [key];
    const kind = keys.every((each) => out.has(each)) ? 'putBack' : 'leaveOut';
    onEdit({ kind, keys });
  };
  const onFocus = (event: FocusEvent<HTMLUListElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    const key = row?.dataset['row'];
    if (row === null || key === undefined) return;
    isIn.current = true;
    if (key !== at.key) setAt({ key, index: rowsIn(event.currentTarget).indexOf(row) });
  };
  const onBlur = (event: FocusEvent<HTMLUListElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setTabLeaves(false);
    if (event.relatedTarget !== null) isIn.current = false;
  };
  return { ref: tree, tabLeaves, onKeyDown, onFocus, onBlur };
}

/** The next of what a row holds itself, or the row again. */
function beside(row: HTMLElement, from: HTMLElement, by: Step): HTMLElement {
  const controls = [
    ...row.querySelectorAll<HTMLElement>('input:not([type="text"]), button, [role="combobox"]'),
  ].filter((each) => each.closest('[data-row]') === row);
  return controls[controls.indexOf(from) + by] ?? (by === 1 ? from : row);
}
