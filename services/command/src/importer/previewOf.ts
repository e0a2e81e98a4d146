import type { ImportPreview } from '@waymark/api';
import type { Language } from '@waymark/look/language';
import { draftOfOutline } from './draftOfOutline.ts';
import type { Outline } from './outline.ts';
import { sayNote } from './texts/index.ts';

type Items = ImportPreview['items'];

/** What an import would make, as it is shown to be changed. */
export function previewOf(outline: Outline, language: Language): ImportPreview {
  const { title, source, notes, counts, lines, levels, shape } = outline;
  const draft = draftOfOutline(outline);
  return {
    ...{ title, source, draft, counts, lines, levels, shape },
    items: itemsOf(outline, draft),
    notes: notes.map(({ line, lastLine, kind, said }) => ({
      ...{ line, lastLine, kind },
      text: sayNote(said, language),
    })),
  };
}

/** Outline and draft hold the same in the same order. */
function itemsOf(
  { milestones }: Outline,
  draft: ImportPreview['draft'],
): Items {
  const items: Items = {};
  const at = (line: number) => ({
    spans: [[line, line] as [number, number]],
    whole: null,
  });
  draft.milestones.forEach((milestone, m) => {
    const from = milestones[m]!;
    items[milestone.key] = at(from.line);
    milestone.modules.forEach((module, d) => {
      items[module.key] = at(from.modules[d]!.line);
      module.blocks.forEach((block, b) => {
        const own = from.modules[d]!.blocks[b]!;
        const { spans } = own.kind === 'task' ? own.task : own;
        items[block.key] = {
          spans: spans.map(([first, last]) => [first, last]),
          whole: own.kind === 'task' ? own.task.whole : null,
        };
      });
    });
  });
  return items;
}
