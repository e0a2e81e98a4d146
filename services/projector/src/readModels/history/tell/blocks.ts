import type { PlanNames } from '../planNames.ts';
import { created, excerpt, modified, removed, told } from '../told.ts';
import type { Tellers } from './tellers.ts';

export const tellBlocks = {
  TextBlockAdded({ moduleId, html }, { names }) {
    const title = names.title(moduleId);
    return told(
      `added text to ${title}`,
      title,
      [created('Text', excerpt(html))],
      about(names, moduleId),
    );
  },
  TextBlockRestored({ moduleId, html }, { names }) {
    const title = names.title(moduleId);
    return told(
      `put back text in ${title}`,
      title,
      [created('Text', excerpt(html))],
      about(names, moduleId),
    );
  },
  TextBlockSet({ moduleId, from, to }, { names }) {
    const title = names.title(moduleId);
    return told(
      `wrote in ${title}`,
      title,
      [modified('Text', excerpt(from), excerpt(to))],
      about(names, moduleId),
    );
  },
  BlockWeightsSet({ moduleId }, { names }) {
    const title = names.title(moduleId);
    return told(
      `reordered the content of ${title}`,
      title,
      [],
      about(names, moduleId),
    );
  },
  TextBlockRemoved({ moduleId, html }, { names }) {
    const title = names.title(moduleId);
    return told(
      `deleted text from ${title}`,
      title,
      [removed('Text', excerpt(html))],
      about(names, moduleId),
    );
  },
} satisfies Partial<Tellers>;

const about = (names: PlanNames, moduleId: string) => ({
  moduleId,
  audience: names.audience(moduleId),
});
