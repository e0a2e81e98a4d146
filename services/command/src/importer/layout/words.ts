import type { Nodes } from 'mdast';
import { plainText } from '../nodes.ts';

/** What an import calls things that the document gives no name. */
export type GivenWords = {
  introduction: string;
  steps: string;
  further: string;
  tasks: string;
  general: string;
  prepare: string;
  carryOut: string;
  followUp: string;
  stage: (number: number) => string;
  range: (first: number, last: number) => string;
};

const english: GivenWords = {
  introduction: 'Introduction',
  steps: 'Steps',
  further: 'Further steps',
  tasks: 'Tasks',
  general: 'General',
  prepare: 'Prepare',
  carryOut: 'Carry out',
  followUp: 'Follow up',
  stage: (number) => `Stage ${number}`,
  range: (first, last) => `Tasks ${first}–${last}`,
};
const german: GivenWords = {
  introduction: 'Einleitung',
  steps: 'Schritte',
  further: 'Weitere Schritte',
  tasks: 'Aufgaben',
  general: 'Allgemeines',
  prepare: 'Vorbereiten',
  carryOut: 'Durchführen',
  followUp: 'Nachbereiten',
  stage: (number) => `Abschnitt ${number}`,
  range: (first, last) => `Aufgaben ${first}–${last}`,
};

const GERMAN =
  /\b(?:und|der|die|das|ein|eine|für|mit|von|nicht|wird|werden|zum|zur|den|auf)\b/giu;
const ENGLISH =
  /\b(?:and|the|a|an|for|with|of|not|is|are|to|in|on|your|by)\b/giu;

/** In the language that the document is in, as far as English and German go. */
export function givenWords(document: Nodes): GivenWords {
  const text = plainText(document).slice(0, 20_000);
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return count(GERMAN) > count(ENGLISH) ? german : english;
}
