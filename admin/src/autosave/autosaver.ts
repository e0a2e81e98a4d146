import type { Problem } from '@waymark/api';
import {
  autosave,
  canSend,
  initialState,
  isDirty,
  type AutosaveAction,
  type AutosaveState,
} from './autosaveState.ts';
import type { DraftStore } from './draftStore.ts';

/** Milliseconds between the last change and the save (spec 2 §9). */
export const SAVE_AFTER = 750;

/** Sends one value; answers the stream's new revision, or throws something that `asProblem` understands. */
export type Save = (
  value: string,
  basedOn: string,
) => Promise<{ revision: string }>;

type AutosaverParts = {
  key: string;
  value: string;
  revision: string;
  drafts: DraftStore;
  asProblem: (error: unknown) => Problem;
  now: () => string;
};

/**
 * Saves one field by itself: 750 ms after the last change, in order, never two at once. It outlives the component that
 * shows the field, so a page that is left still saves; what is not saved is kept as a draft.
 */
export class Autosaver {
  #save: Save;
  readonly #key: string;
  readonly #drafts: DraftStore;
  readonly #asProblem: AutosaverParts['asProblem'];
  readonly #now: () => string;
  readonly #listeners = new Set<() => void>();
  #state: AutosaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    { key, value, revision, drafts, asProblem, now }: AutosaverParts,
    save: Save,
  ) {
    this.#save = save;
    this.#key = key;
    this.#drafts = drafts;
    this.#asProblem = asProblem;
    this.#now = now;
    this.#state = initialState(value, revision);
    const draft = drafts.load(key);
    if (draft === null) return;
    if (draft.value === value) drafts.forget(key);
    else {
      this.#state = autosave(initialState(value, draft.basedOn), {
        type: 'typed',
        value: draft.value,
      });
      this.#schedule();
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): AutosaveState => this.#state;

  /** The way to the server: the newest given by the component that shows the field. */
  saveBy(save: Save): void {
    this.#save = save;
  }

  /** A row came from the server. */
  seen(value: string, revision: string): void {
    this.#apply({ type: 'seen', value, revision });
  }

  type(value: string): void {
    this.#apply({ type: 'typed', value });
    if (canSend(this.#state)) this.#schedule();
  }

  /** Sends what is left without waiting: the field was left, the page is hidden, or the user asks for another try. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    if (canSend(this.#state)) void this.#send();
  };

  keepMine(value: string, revision: string): void {
    this.#apply({ type: 'keptMine', value, revision });
    this.#schedule();
  }

  takeTheirs(value: string, revision: string): void {
    clearTimeout(this.#timer);
    this.#apply({ type: 'tookTheirs', value, revision });
  }

  async #send(): Promise<void> {
    this.#apply({ type: 'sent' });
    const { value, basedOn } = this.#state;
    try {
      const { revision } = await this.#save(value, basedOn);
      this.#apply({ type: 'replied', revision, at: this.#now() });
    } catch (error) {
      this.#apply({ type: 'refused', problem: this.#asProblem(error) });
    }
    if (this.#state.phase === 'unsaved') this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, SAVE_AFTER);
  }

  #apply(action: AutosaveAction): void {
    const before = this.#state;
    this.#state = autosave(before, action);
    if (this.#state === before) return;
    if (isDirty(this.#state))
      this.#drafts.keep(this.#key, {
        value: this.#state.value,
        basedOn: this.#state.basedOn,
      });
    else if (isDirty(before)) this.#drafts.forget(this.#key);
    for (const listener of this.#listeners) listener();
  }
}
