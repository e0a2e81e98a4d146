import type { Command } from '@waymark/api';
import type { View, ViewEvent } from '@waymark/events';
import { absent, present, unless } from '../../decisions/decision.ts';

export function saveView(
  state: View,
  command: Command<'SaveView'>,
  accountId: string,
): ViewEvent[] {
  absent(state, 'view', 'viewId');
  return [{ type: 'ViewSaved', data: { ...command, accountId } }];
}

export function renameView(state: View, { viewId, name }: Command<'RenameView'>): ViewEvent[] {
  present(state, 'view');
  return unless(state.name === name, {
    type: 'ViewRenamed',
    data: { viewId, from: state.name, to: name },
  });
}

export function changeView(state: View, { viewId, search }: Command<'ChangeView'>): ViewEvent[] {
  present(state, 'view');
  return unless(state.search === search, {
    type: 'ViewChanged',
    data: { viewId, from: state.search, to: search },
  });
}

/** Whoever takes a view of the team to themselves has it from then on. */
export function shareView(
  state: View,
  { viewId, shared }: Command<'ShareView'>,
  accountId: string,
): ViewEvent[] {
  present(state, 'view');
  return unless(state.shared === shared, {
    type: 'ViewShared',
    data: { viewId, shared, accountId },
  });
}

export function deleteView(state: View, { viewId }: Command<'DeleteView'>): ViewEvent[] {
  present(state, 'view');
  return [{ type: 'ViewDeleted', data: { viewId, name: state.name } }];
}
