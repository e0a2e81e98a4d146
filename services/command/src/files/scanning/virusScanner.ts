/** What was found in a file. */
export type Scanned =
  | { readonly harmful: false }
  /** `name`: as the scanner calls it. */
  | { readonly harmful: true; readonly name: string };

/** Port to what looks for harmful contents before anything is kept. */
export type VirusScanner = {
  /** @throws ScannerTrouble */
  scan(path: string): Promise<Scanned>;
};

/**
 * The scanner can't say; what it has not looked at is not kept. `tooLarge`: it looks at nothing of
 * that size.
 */
export class ScannerTrouble extends Error {
  override readonly name = 'ScannerTrouble';
  readonly reason: 'tooLarge' | 'unavailable';
  constructor(reason: ScannerTrouble['reason'], detail: string) {
    super(`the virus scanner can't look at a file: ${detail}`);
    this.reason = reason;
  }
}
