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

/**
 * What passed on between two instants (ISO, UTC), from the first on; without `until` all that came
 * since.
 */
export const movesBetween = <Move extends { readonly turnSince: string }>(
  moves: readonly Move[],
  from: string,
  until?: string,
): readonly Move[] =>
  moves.filter(({ turnSince }) => turnSince >= from && (until === undefined || turnSince < until));

/**
 * Says that a turn passed on, to stand after when: `what` without a full stop, `why` is one
 * sentence or empty.
 */
export const sayMove = (
  moved: MoveWords,
  words: TurnWords,
  turn: TurnToSay,
): { readonly what: string; readonly why: string } => ({
  what: movedWords(moved, turn),
  why: whatCameAbout(words, turn),
});

/**
 * The lines that tell, below what was said, how the turn passed on after it: when, what, and why
 * unless the words above are why.
 * @param after who said it
 * @param when says an instant
 */
export const movedLines = <
  Move extends { readonly turnSince: string; readonly turnBy: string | null },
>(
  moves: readonly Move[],
  after: { readonly authorId: string | null },
  say: (move: Move) => ReturnType<typeof sayMove>,
  when: (at: string) => string,
): readonly { readonly key: string; readonly line: string }[] =>
  moves.map((move, nth) => {
    const { what, why } = say(move);
    const isPlain = why === '' || (nth === 0 && move.turnBy === after.authorId);
    const line = `${when(move.turnSince)}, ${what}${isPlain ? '' : `. ${why}`}`;
    return { key: move.turnSince + nth, line };
  });

function movedWords(words: MoveWords, { side, because, who, by, seller }: TurnToSay): string {
  if (because === 'done')
    return by === null ? words.done : by.you ? words.doneByYou : words.doneBy(by.name);
  if (side === 'nobody') return words.toNobody;
  if (who?.you === true) return words.toYou;
  return side === 'client' && who === null ? words.toClient : words.to(who?.name ?? seller);
}
