import type { UnreadMilestone } from '../outlineBuilder.ts';
import { plain } from '../titles/headingName.ts';
import { groupsOf } from './phases.ts';
import type { GivenWords } from './givenWords.ts';

/**
 * Milestones of one module of the same name that follow one another are modules of one milestone,
 * unless they are counted.
 */
export function joinLone(milestones: UnreadMilestone[], words: GivenWords): UnreadMilestone[] {
  // Parts that the document counts are of one kind: either each of them is a milestone, or none.
  const own = milestones.filter(({ given }) => !given);
  if (own.length > 1 && own.every(({ numbered }) => numbered)) return milestones;
  const joined: UnreadMilestone[] = [];
  const names = new Set(milestones.map(({ name }) => name));
  const isLone = ({ name, modules }: UnreadMilestone) =>
    modules.length === 1 && modules[0]!.name === name;
  for (let at = 0; at < milestones.length; at++) {
    let end = at;
    while (milestones[end] !== undefined && isLone(milestones[end]!)) end++;
    if (end - at < 2) {
      joined.push(milestones[at]!);
      continue;
    }
    const modules = milestones.slice(at, end).flatMap((each) => each.modules);
    let from = 0;
    for (const group of groupsOf(
      modules.map(({ name }) => name),
      words,
    )) {
      const own = modules.slice(from, (from += group.count));
      joined.push({
        ...plain(
          unused(
            group.name === words.steps && joined.length > 0 ? words.further : group.name,
            names,
          ),
          own[0]!.line,
        ),
        modules: own,
      });
    }
    at = end - 1;
  }
  return joined;
}

/** A name that no milestone has yet. */
function unused(name: string, names: Set<string>): string {
  let free = name;
  for (let number = 2; names.has(free); number++) free = `${name} ${number}`;
  names.add(free);
  return free;
}
