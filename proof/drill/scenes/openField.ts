import { QueryObserver } from '@tanstack/react-query';
import { autosaverOf, show } from '../../../admin/src/parts/autosave/autosavers.ts';
import type { Autosaver } from '../../../admin/src/parts/autosave/autosaver.ts';
import { draftStore, type Origin } from '../../../admin/src/parts/autosave/draftStore.ts';
import { asProblem, saveThing } from '../../../admin/src/parts/autosave/saveThing.ts';
import { offerIfLost } from '../../../admin/src/parts/autosave/takeUpDrafts.ts';
import { keyOf, type EditableField } from '../../../admin/src/parts/autosave/editableField.ts';
import { dataProvider } from '../../../admin/src/base/dataProvider/dataProvider.ts';
import { queryClient } from '../../../admin/src/base/dataProvider/queryClient.ts';

/** A field as a page shows it: while its row is there. */
export type OpenField = {
  /** False where the field is not on the screen any more, so that nothing can be typed. */
  type(value: string): boolean;
  /** The author is done with it: a name's dialog is submitted, another field is left. */
  leave(): Promise<void>;
  /** The page is left. */
  close(): void;
};

const resources = {
  block: 'blocks',
  task: 'tasks',
  module: 'modules',
  milestone: 'milestones',
} as const;

type Row = { id: string; planRevision: string } & Record<string, unknown>;

/** What the field shows of its row. */
const shownIn = (row: Row, { field }: EditableField): string =>
  String((field === 'text' ? (row['content'] as { html?: string }).html : row[field]) ?? '');

/** A field that saves itself, kept true by the same queries as on a page. */
export async function openField(owner: string, origin: Origin): Promise<OpenField> {
  const { thing } = origin;
  if (thing.part === 'plan' || thing.part === 'milestone') return openName(owner, origin);
  const resource = resources[thing.part];
  const filter = { planId: thing.plan.id };
  const observer = new QueryObserver(queryClient, {
    queryKey: [resource, 'getList', { filter, of: thing.id }],
    queryFn: ({ signal }) =>
      dataProvider.getList<Row>(resource, {
        filter,
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: 1000 },
        signal,
      }),
  });
  let saver: Autosaver | null = null;
  let hide: (() => void) | null = null;
  const gone = () => {
    hide?.();
    [hide, saver] = [null, null];
  };
  const shown = Promise.withResolvers<void>();
  const stop = observer.subscribe(({ data }) => {
    if (data === undefined) return;
    const row = data.data.find(({ id }) => id === thing.id);
    if (row === undefined) return gone();
    const value = shownIn(row, thing);
    saver ??= autosaverOf(owner, origin, value, row.planRevision);
    hide ??= show(owner, thing);
    saver.seen(value, row.planRevision, origin.of);
    shown.resolve();
  });
  await shown.promise;
  return {
    type(value) {
      saver?.type(value);
      return saver !== null;
    },
    leave: async () => void (await saver?.flush()),
    close() {
      stop();
      gone();
    },
  };
}

/** A name in its dialog, which is saved when its author says so. */
function openName(owner: string, plain: Origin): OpenField {
  const origin = { ...plain, onDemand: true };
  const drafts = draftStore(localStorage, owner);
  const key = keyOf(origin.thing);
  let typed: string | null = null;
  return {
    type(value) {
      typed = value;
      drafts.keep(key, { value, basedOn: '0', origin, before: plain.of });
      return true;
    },
    async leave() {
      if (typed === null) return;
      try {
        await saveThing(origin, typed, '0');
        drafts.forget(key);
      } catch (error) {
        const { status } = asProblem(error);
        if (status !== 0) await offerIfLost(owner, origin);
      }
    },
    close: () => void offerIfLost(owner, origin),
  };
}
