import { networkOf } from '@waymark/edge';

/** How many one network may have open, and how long each may last, in milliseconds. */
const MOST_OF_NETWORK = 10;
const LONGEST = 5 * 60_000;

type Connection = { readonly id: string; readonly remoteAddress: string };

/** The connections that are open, so that nobody holds them all, or one for ever. */
export class Connections {
  readonly #open = new Map<string, { network: string; end: NodeJS.Timeout }>();

  /** False where the network has as many as it may. @param end cuts it */
  open({ id, remoteAddress }: Connection, end: () => void): boolean {
    const network = networkOf(remoteAddress);
    const others = [...this.#open.values()];
    if (
      others.filter((other) => other.network === network).length >=
      MOST_OF_NETWORK
    )
      return false;
    this.#open.set(id, { network, end: setTimeout(end, LONGEST).unref() });
    return true;
  }

  closed({ id }: Connection): void {
    clearTimeout(this.#open.get(id)?.end);
    this.#open.delete(id);
  }
}
