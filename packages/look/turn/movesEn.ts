import type { MoveWords } from './moves.ts';

export const movesInEnglish: MoveWords = {
  toYou: 'turn moved to you',
  to: (name) => `turn moved to ${name}`,
  toClient: 'turn moved to the client',
  toNobody: 'nobody’s turn for now',
  doneByYou: 'done by you',
  doneBy: (name) => `done by ${name}`,
  done: 'done',
};
