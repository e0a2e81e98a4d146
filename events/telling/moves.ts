import { alike } from '../alike.ts';
import { byWeight } from '../plan/placed.ts';
import { phrase, type Phrase, type Text } from './phrase.ts';
import { modified, type Change } from './telling.ts';

/** So many things that moved are told one by one. */
const MOST_TOLD = 20;

/** Something that has a place among others. */
type Placed = { readonly id: string; readonly weight: number; readonly name: Text };

/** Those of `things` that are among the others too. */
function inOrder(things: readonly Placed[], others: readonly Placed[]): readonly Placed[] {
  const known = new Set(others.map(({ id }) => id));
  return byWeight(things).filter(({ id }) => known.has(id));
}

/**
 * What moved from where to where between two orders, told by as few things as have to move: where
 * somebody drags one, that one. Things that are in one of them alone have not moved. Empty where
 * nothing but the numbers changed.
 */
export function moves(before: readonly Placed[], after: readonly Placed[]): Change[] {
  const was = inOrder(before, after);
  const is = inOrder(after, before);
  const oldPlace = new Map(was.map(({ id }, place) => [id, place]));
  const stayed = longestRise(is.map(({ id }) => oldPlace.get(id) ?? -1));
  const moved = is.flatMap((thing, place): Change[] => {
    if (stayed.has(place)) return [];
    const from = placeIn(was, oldPlace.get(thing.id) ?? 0);
    const to = placeIn(is, place);
    return alike(from, to)
      ? []
      : [{ type: 'modified', field: thing.name, oldValue: from, newValue: to }];
  });
  const untold = moved.length - MOST_TOLD;
  return untold <= 1
    ? moved
    : [...moved.slice(0, MOST_TOLD), modified('movedAsWell', null, phrase('value.more', untold))];
}

/** `3 of 7, after Sign in` */
function placeIn(order: readonly Placed[], place: number): Phrase<'value'> {
  const [nth, of] = [place + 1, order.length];
  const neighbour = order[place - 1];
  return neighbour === undefined
    ? phrase('value.place', nth, of)
    : phrase('value.placeAfter', nth, of, neighbour.name);
}

/** Indexes of a longest rising part of some different numbers, found by patience sorting. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  // The index that ends the best rise of each length so far, and the one before each index in its
  // rise.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) rise.add(at);
  return rise;
}
