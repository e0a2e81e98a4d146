import type { ImportShape } from '@waymark/api';
import type { Heading } from 'mdast';
import { nameKey } from '@waymark/look/names';
import { plainText } from '../nodes.ts';
import type { HeadingSection } from './sections.ts';

/** What the milestones and modules of a blueprint are called. */
export type NamesOfPlan = {
  readonly milestones: readonly string[];
  readonly modules: readonly string[];
};

type WantedLevels = Pick<ImportShape, 'milestones' | 'modules'>;

/**
 * The layout of a blueprint that was made of an earlier version of the document: a level of
 * headings is what most of those are whose names it has. Left open where too few of them are, and
 * where it was asked for otherwise.
 */
export function levelsLike(
  sections: readonly HeadingSection[],
  title: Heading | undefined,
  names: NamesOfPlan,
  asked: WantedLevels,
): WantedLevels {
  const levelOf = (known: readonly string[]): number | null => {
    const wanted = new Set(known.map(nameKey));
    const found = new Map<number, number>();
    for (const { heading } of sections)
      if (heading !== undefined && heading !== title && wanted.has(nameKey(plainText(heading))))
        found.set(heading.depth, (found.get(heading.depth) ?? 0) + 1);
    const [best] = [...found].toSorted(([, a], [, b]) => b - a);
    return best !== undefined && best[1] * 2 >= wanted.size ? best[0] : null;
  };
  const [milestones, modules] = [levelOf(names.milestones), levelOf(names.modules)];
  return {
    milestones:
      asked.milestones === 'auto'
        ? (milestones ?? (modules === null ? 'auto' : 'groups'))
        : asked.milestones,
    modules: asked.modules === 'auto' ? (modules ?? 'auto') : asked.modules,
  };
}
