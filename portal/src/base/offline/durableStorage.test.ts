import { expect, test } from 'vitest';
import type { StoredLine, WriteAheadStore } from './writeAheadStore.ts';
import { openDurableStorage } from './durableStorage.ts';

/** A storage as a killed browser finds it again is one of an earlier moment. */
function storageOf(entries: Iterable<[string, string]> = []) {
  const items = new Map(entries);
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

function bookOf(lines = new Map<string, StoredLine>()) {
  const book: WriteAheadStore = {
    all: () => Promise.resolve([...lines.values()]),
    put: (line) => void lines.set(line.name, line),
    drop: (name) => void lines.delete(name),
  };
  return { lines, book };
}

async function afterKill(work: (open: ReturnType<typeof openDurableStorage>) => void) {
  const { lines, book } = bookOf();
  const storage = storageOf();
  const before = openDurableStorage(storage, book);
  await before.ready;
  before.setItem('kept', 'a');
  const onDisk = storageOf(storage.items);
  work(before);
  const after = openDurableStorage(onDisk, book);
  return { after, onDisk, lines, book };
}

test('what the storage had not written is there again, and what it had not taken away is gone', async () => {
  const { after } = await afterKill((open) => {
    open.setItem('draft', 'words');
    open.removeItem('kept');
  });
  await after.ready;
  expect(after.getItem('draft')).toBe('words');
  expect(after.getItem('kept')).toBeNull();
});

test('what was written since the page started stands', async () => {
  const { after } = await afterKill((open) => {
    open.setItem('draft', 'words');
    open.setItem('other', 'x');
  });
  after.setItem('draft', 'newer');
  await after.ready;
  expect(after.getItem('draft')).toBe('newer');
  expect(after.getItem('other')).toBe('x');
});

test('where the storage knows all of it, as beside another page, nothing is put back', async () => {
  const { lines, book } = bookOf();
  const storage = storageOf();
  const first = openDurableStorage(storage, book);
  await first.ready;
  first.setItem('draft', 'one');
  const late = [...lines.values()];
  first.setItem('draft', 'two');
  const second = openDurableStorage(storage, { ...book, all: () => Promise.resolve(late) });
  await second.ready;
  expect(second.getItem('draft')).toBe('two');
});

test('a second kill finds what the first had left', async () => {
  const { after, onDisk, book } = await afterKill((open) => open.setItem('draft', 'words'));
  const stillOnDisk = storageOf(onDisk.items);
  await after.ready;
  after.setItem('more', 'm');
  const again = openDurableStorage(stillOnDisk, book);
  await again.ready;
  expect([again.getItem('draft'), again.getItem('more')]).toEqual(['words', 'm']);
});

test('what was taken off the device is in no book any more', async () => {
  const { lines, book } = bookOf();
  const storage = storageOf();
  const open = openDurableStorage(storage, book);
  await open.ready;
  open.setItem('mine', 'secret');
  open.setItem('stays', 's');
  storage.removeItem('mine');
  await open.forgetGone();
  expect([...lines.keys()]).toEqual(['stays']);
});

test('without a book the storage is all there is', async () => {
  const refusing: WriteAheadStore = {
    ...bookOf().book,
    all: () => Promise.reject(new Error('none')),
  };
  const open = openDurableStorage(storageOf([['draft', 'words']]), refusing);
  await open.ready;
  expect(open.getItem('draft')).toBe('words');
});
