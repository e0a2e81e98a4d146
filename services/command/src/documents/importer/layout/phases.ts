import type { GivenWords } from './givenWords.ts';

/** Consecutive modules that make one milestone. */
export type PhaseGroup = { name: string; count: number };

const BEFORE =
  /\b(?:before|prior|pre-?\w*|prerequisites?|requirements?|prepar\w*|plan|planning|introduction|overview|background|welcome|about|kick-?off|review|understand|read|access|accounts?|set ?up|day 0|vor|voraussetzungen|vorbereit\w*|planung|einleitung|überblick|zugänge|einrichten)\b/iu;
const AFTER =
  /\b(?:after|post-?\w*|follow[- ]?up|afterwards|announce\w*|communicat\w*|clean ?up|retro\w*|monitor\w*|close|closing|wrap[- ]?up|hand ?over|hypercare|finally|next steps?|evaluation|feedback|nach|nachbereit\w*|abschluss|übergabe|ankündig\w*|aufräumen|rückblick)\b/iu;

/** As many modules as a column has at most. */
const ROOMY = 7;
/** So few stand in one column. */
const FEW = 4;

/**
 * How modules that no heading holds together are laid out: by what comes before, makes up and
 * follows the work where their titles say so, else in stages of about equal length.
 */
export function groupsOf(titles: readonly string[], words: GivenWords): PhaseGroup[] {
  if (titles.length <= FEW) return [{ name: words.steps, count: titles.length }];
  return byPhase(titles, words) ?? inStages(titles.length, words);
}

function byPhase(titles: readonly string[], words: GivenWords): PhaseGroup[] | null {
  const leading = titles.findIndex((title) => !BEFORE.test(title));
  const before = leading < 0 ? titles.length : leading;
  const lastOther = titles.findLastIndex((title) => !AFTER.test(title));
  const after = titles.length - 1 - Math.max(lastOther, before - 1);
  const groups = [
    { name: words.prepare, count: before },
    { name: words.carryOut, count: titles.length - before - after },
    { name: words.followUp, count: after },
  ].filter(({ count }) => count > 0);
  const good = groups.filter(({ count }) => count > 1 && count <= ROOMY);
  return groups.length > 1 && good.length * 2 > groups.length ? groups : null;
}

function inStages(count: number, words: GivenWords): PhaseGroup[] {
  const stages = Math.max(2, Math.ceil(count / 5));
  return Array.from({ length: stages }, (_, at) => ({
    name: words.stage(at + 1),
    count: Math.floor(((at + 1) * count) / stages) - Math.floor((at * count) / stages),
  }));
}
