import { limits, networksOf, type Network } from '@waymark/edge';

/** How many one network may have open, and how many a wide one at most. */
const { each: MOST_OF_NETWORK, together: MOST_OF_WIDE } = limits.mailConnection.turns;
/** How long each may last, in milliseconds. */
const LONGEST = 5 * 60_000;

type Connection = { readonly id: string; readonly remoteAddress: string };

/** The connections that are open, so that nobody holds them all, or one for ever. */
export class Connections {
  readonly #open = new Map<string, { networks: readonly Network[]; end: NodeJS.Timeout }>();

  /** False where the network has as many as it may. @param end cuts it */
  open({ id, remoteAddress }: Connection, end: () => void): boolean {
    const networks = networksOf(remoteAddress);
    if (networks.some((network) => this.#isFull(network))) return false;
    this.#open.set(id, { networks, end: setTimeout(end, LONGEST).unref() });
    return true;
  }

  #isFull({ key, times }: Network): boolean {
    const most = Math.min(MOST_OF_NETWORK * times, MOST_OF_WIDE);
    const open = [...this.#open.values()].filter(({ networks }) =>
      networks.some((network) => network.key === key),
    );
    return open.length >= most;
  }

  closed({ id }: Connection): void {
    clearTimeout(this.#open.get(id)?.end);
    this.#open.delete(id);
  }
}
