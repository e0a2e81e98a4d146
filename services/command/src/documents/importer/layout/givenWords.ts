import type { Nodes } from 'mdast';
import { childrenOf, plainText } from '../nodes.ts';

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

const GERMAN = /\b(?:und|der|die|das|ein|eine|für|mit|von|nicht|wird|werden|zum|zur|den|auf)\b/giu;
const ENGLISH = /\b(?:and|the|a|an|for|with|of|not|is|are|to|in|on|your|by)\b/giu;

/** Letters that English words have only in names. */
const UMLAUT = /\p{L}[äöüß]\p{L}/giu;

/** In the language that the document is in, as far as English and German go. */
export function givenWords(document: Nodes): GivenWords {
  const text = wordsIn(document, 20_000);
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return count(GERMAN) + count(UMLAUT) > count(ENGLISH) ? german : english;
}

/** The words of a document from its beginning, those of each block apart from those of the next. */
function wordsIn(node: Nodes, letters: number): string {
  if (node.type === 'paragraph' || node.type === 'heading') return plainText(node);
  let words = '';
  for (const child of childrenOf(node)) {
    if (words.length >= letters) break;
    words += ` ${wordsIn(child, letters - words.length)}`;
  }
  return words.slice(0, letters);
}
