import { whatCameAbout, type TurnToSay, type TurnWords } from './sayTurn.ts';

/** That a turn passed on, in a language: the part of a sentence that begins with when. */
export type MoveWords = {
  readonly toYou: string;
  readonly to: (name: string) => string;
  /** Nobody of the client in particular. */
  readonly toClient: string;
  readonly toNobody: string;
  readonly doneByYou: string;
  readonly doneBy: (name: string) => string;
  readonly done: string;
};

/** What passed on between two instants (ISO, UTC), from the first on; without `until` all that came since. */
export const movesBetween = <Move extends { readonly turnSince: string }>(
  moves: readonly Move[],
  from: string,
  until?: string,
): readonly Move[] =>
  moves.filter(
    ({ turnSince }) =>
      turnSince >= from && (until === undefined || turnSince < until),
  );

/** Says that a turn passed on, to stand after when: `what` without a full stop, `why` is one sentence or empty. */
export const sayMove = (
  moved: MoveWords,
  words: TurnWords,
  turn: TurnToSay,
): { readonly what: string; readonly why: string } => ({
  what: movedWords(moved, turn),
  why: whatCameAbout(words, turn),
});

function movedWords(
  words: MoveWords,
  { side, because, who, by, seller }: TurnToSay,
): string {
  if (because === 'done')
    return by === null
      ? words.done
      : by.you
        ? words.doneByYou
        : words.doneBy(by.name);
  if (side === 'nobody') return words.toNobody;
  if (who?.you === true) return words.toYou;
  return side === 'client' && who === null
    ? words.toClient
    : words.to(who?.name ?? seller);
}
