/** What stood in a field at an instant, in milliseconds of the process. */
type Stroke = { readonly at: number; readonly text: string };

/** What somebody typed into one field, stroke by stroke. */
export class Keystrokes {
  #strokes: Stroke[] = [{ at: -Infinity, text: '' }];

  get text(): string {
    return this.#strokes.at(-1)?.text ?? '';
  }

  typed(key: string, at: number): void {
    this.#strokes.push({ at, text: this.text + key });
  }

  /**
   * What is left after a kill, which is what goes on being typed at.
   * @returns for how many milliseconds before the kill was typed what is not there any more; null
   * where what is there was never typed
   */
  found(text: string, killedAt: number): number | null {
    const there = this.#strokes.findLastIndex((stroke) => stroke.text === text);
    const lost = this.#strokes[there + 1];
    this.#strokes = this.#strokes.slice(0, there + 1);
    if (there < 0) return null;
    return lost === undefined ? 0 : Math.max(0, killedAt - lost.at);
  }
}
