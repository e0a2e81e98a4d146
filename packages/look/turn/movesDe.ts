import type { MoveWords } from './moves.ts';

export const movesInGerman: MoveWords = {
  toYou: 'jetzt sind Sie an der Reihe',
  to: (name) => `jetzt ist ${name} an der Reihe`,
  toNobody: 'vorerst ist niemand an der Reihe',
  doneByYou: 'von Ihnen erledigt',
  doneBy: (name) => `von ${name} erledigt`,
  done: 'erledigt',
};
