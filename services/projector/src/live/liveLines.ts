import { refusalText } from '@waymark/api/problems';
import {
  liveLines,
  networksOf,
  overloaded,
  RequestRefused,
  Tally,
  type Network,
} from '@waymark/edge';

/** Whose a line is: somebody in a workspace, at an address. */
export type LineOf = {
  readonly reader: { readonly accountId: string; readonly workspaceId: string };
  readonly address: string;
};
/** Who wants to open one. */
export type Opening = { readonly accountId: string; readonly address: string };
type Line = LineOf & { readonly stop: () => void };

/** What lines have in common, and so many times how many it may be of. */
type Share = { readonly key: string; readonly times: number };

/**
 * The live lines that are open. One account has so many, one network so many more. Where all are
 * taken whoever comes is let in by the line of those who have most of them, so that nobody holds
 * what all others need.
 */
export class LiveLines<Own extends Line> {
  readonly #open = new Set<Own>();
  readonly #counts = new Tally();
  readonly #all: number;

  constructor(all: number = liveLines.all) {
    this.#all = all;
  }

  get size(): number {
    return this.#open.size;
  }

  [Symbol.iterator](): Iterator<Own> {
    // Whoever is stopped leaves while others are looked at.
    return [...this.#open][Symbol.iterator]();
  }

  has(line: Own): boolean {
    return this.#open.has(line);
  }

  /**
   * @throws RequestRefused 429 `too-many-streams` when the account, or a network, has as many as it
   * may
   */
  mayOpen({ accountId, address }: Opening): void {
    const { each, together, wide } = liveLines;
    if (this.#counts.of(accountKey(accountId)) >= each) throw tooManyStreams();
    for (const network of networksOf(address)) {
      const most = Math.min(together * network.times, wide);
      if (this.#counts.of(networkKey(network)) >= most) throw tooManyStreams();
    }
  }

  /**
   * Makes room for one more. @throws RequestRefused as `mayOpen`, and 503 `overloaded` when all are
   * taken and nobody has more than whoever comes
   */
  admit(of: LineOf): void {
    const { reader, address } = of;
    this.mayOpen({ accountId: reader.accountId, address });
    if (this.#open.size < this.#all) return;
    const most = this.#whoHasMost();
    if (most === null || this.#has(of) + 1 >= this.#has(most)) throw overloaded();
    most.stop();
    this.remove(most);
  }

  add(line: Own): void {
    this.#open.add(line);
    for (const key of keysOf(line)) this.#counts.add(key, 1);
  }

  remove(line: Own): void {
    if (!this.#open.delete(line)) return;
    for (const key of keysOf(line)) this.#counts.add(key, -1);
  }

  /** The newest line of those who have most. */
  #whoHasMost(): Own | null {
    let [most, has]: [Own | null, number] = [null, 0];
    for (const line of this.#open) {
      const theirs = this.#has(line);
      if (theirs >= has) [most, has] = [line, theirs];
    }
    return most;
  }

  /**
   * How many lines there are of what a line is of that has most: its workspace, or one of its
   * networks.
   */
  #has(of: LineOf): number {
    return Math.max(...sharesOf(of).map(({ key, times }) => this.#counts.of(key) / times));
  }
}

const accountKey = (accountId: string): string => `account ${accountId}`;
const networkKey = ({ key }: Network): string => `network ${key}`;

const sharesOf = ({ reader, address }: LineOf): readonly Share[] => [
  { key: `workspace ${reader.workspaceId}`, times: 1 },
  ...networksOf(address).map((network) => ({ key: networkKey(network), times: network.times })),
];
const keysOf = (of: LineOf): readonly string[] => [
  accountKey(of.reader.accountId),
  ...sharesOf(of).map(({ key }) => key),
];

const tooManyStreams = () =>
  new RequestRefused({
    status: 429,
    code: 'too-many-streams',
    detail: refusalText('tooManyFollowed', liveLines.each),
    headers: { 'Retry-After': '30' },
  });
