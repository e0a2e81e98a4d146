import { expect, test } from 'vitest';
import { filesToKeep } from './filesToKeep.ts';

const pdf = (fileId: string, title = fileId) => ({
  content: { type: 'pdf' as const, fileId, title, bytes: 7 },
});
const file = (id: string, more: { erased?: boolean; width?: number } = {}) => ({
  ...{
    id,
    name: `${id}.xlsx`,
    type: 'application/zip',
    bytes: 9,
    width: null,
    height: null,
    erased: false,
  },
  ...more,
});
const said = (files: ReturnType<typeof file>[], deletedAt: string | null = null) => ({
  files,
  deletedAt,
});

test('PDFs of the plan come first, then the files of the talk, each once', () => {
  const kept = filesToKeep(
    [pdf('a', 'Handover note'), pdf('')],
    [said([file('b'), file('a')]), said([file('b')])],
  );
  expect(kept).toEqual([
    { id: 'a', title: 'Handover note', bytes: 7 },
    { id: 'b', title: 'b.xlsx', bytes: 9 },
  ]);
});

test('neither pictures, nor what was erased or deleted, nor another block', () => {
  const text = { content: { type: 'text' as const, html: '<p>x</p>' } };
  expect(
    filesToKeep(
      [text],
      [
        said([file('p', { width: 20 }), file('e', { erased: true })]),
        said([file('d')], '2026-11-01T00:00:00Z'),
      ],
    ),
  ).toEqual([]);
});
