import { evolveView, noView, type ViewEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { given } from '../../decisions/testing/given.ts';
import type { Asker } from '../../policies/caller.ts';
import { viewTable } from './commands.ts';
import * as decide from './view.ts';

const command = {
  viewId: 'v',
  list: 'executions',
  name: 'Late',
  search: 'sort=overdue',
  shared: false,
} as const;
const saved: ViewEvent = { type: 'ViewSaved', data: { ...command, accountId: 'dana' } };
const deleted: ViewEvent = { type: 'ViewDeleted', data: { viewId: 'v', name: 'Late' } };
const shared: ViewEvent = {
  type: 'ViewShared',
  data: { viewId: 'v', shared: true, accountId: 'dana' },
};
const after = (...events: ViewEvent[]) => given({ initial: noView, evolve: evolveView }, events);

describe('a view', () => {
  test('is saved once, by whom it belongs to', () => {
    after().when(decide.saveView, command, 'dana').then(saved);
    after(saved)
      .when(decide.saveView, command, 'dana')
      .refused('conflict', 'view-exists', 'viewId');
  });
  test('is renamed and changed, where that changes something', () => {
    after(saved)
      .when(decide.renameView, { viewId: 'v', name: 'Later' })
      .then({ type: 'ViewRenamed', data: { viewId: 'v', from: 'Late', to: 'Later' } });
    after(saved).when(decide.renameView, { viewId: 'v', name: 'Late' }).nothing();
    after(saved)
      .when(decide.changeView, { viewId: 'v', search: 'sort=end' })
      .then({ type: 'ViewChanged', data: { viewId: 'v', from: 'sort=overdue', to: 'sort=end' } });
    after(saved).when(decide.changeView, { viewId: 'v', search: 'sort=overdue' }).nothing();
  });
  test('becomes the team’s, and whoever takes it back has it', () => {
    after(saved).when(decide.shareView, { viewId: 'v', shared: true }, 'dana').then(shared);
    after(saved).when(decide.shareView, { viewId: 'v', shared: false }, 'dana').nothing();
    const taken = after(saved, shared).when(
      decide.shareView,
      { viewId: 'v', shared: false },
      'mikkel',
    );
    expect(taken.after()).toMatchObject({ shared: false, accountId: 'mikkel' });
  });
  test('is deleted', () => after(saved).when(decide.deleteView, { viewId: 'v' }).then(deleted));
  test.each([[[]], [[saved, deleted]]])('is not changed when it is not there', (events) => {
    const there = after(...events);
    there.when(decide.renameView, { viewId: 'v', name: 'A' }).refused('notFound', 'view-not-found');
    there
      .when(decide.changeView, { viewId: 'v', search: '' })
      .refused('notFound', 'view-not-found');
    there
      .when(decide.shareView, { viewId: 'v', shared: true }, 'dana')
      .refused('notFound', 'view-not-found');
    there.when(decide.deleteView, { viewId: 'v' }).refused('notFound', 'view-not-found');
  });
});

describe('who may change it', () => {
  const asker = (accountId: string, role: 'ADMIN' | null = 'ADMIN'): Asker => ({
    kind: 'user',
    accountId,
    party: role === null ? 'none' : 'team',
    role,
  });
  const may = (who: Asker, ...events: ViewEvent[]) =>
    viewTable.RenameView.policy(who, after(...events).state, { viewId: 'v', name: 'New' }, {});
  test('of one’s own: oneself; of the team’s: everybody in it', () => {
    expect([may(asker('dana'), saved), may(asker('mikkel'), saved)]).toEqual([true, false]);
    expect([may(asker('mikkel'), saved, shared), may(asker('eve', null), saved, shared)]).toEqual([
      true,
      false,
    ]);
  });
});
