import type { MoveWords } from './moves.ts';

export const movesInGerman: MoveWords = {
  toYou: 'jetzt sind Sie dran',
  to: (name) => `jetzt ist ${name} dran`,
  toClient: 'jetzt ist der Kunde dran',
  toNobody: 'vorerst ist niemand dran',
  doneByYou: 'von Ihnen erledigt',
  doneBy: (name) => `von ${name} erledigt`,
  done: 'erledigt',
};
