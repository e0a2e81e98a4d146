/** Told that somebody is to do something; `done` says whether they have. */
export type PromptAsker = (done: (answer: boolean) => void) => void;

/** Where requests wait until whoever sits there has done what they ask for. */
export type Prompt = {
  /**
   * Whether they have. False at once where nothing on the page asks. What is asked meanwhile waits
   * for the same answer.
   */
  readonly answered: () => Promise<boolean>;
  /** Whether something on the page asks. */
  readonly isHeard: () => boolean;
  /** What asks is being loaded: questions wait for it, unless it fails to come. */
  readonly comes: (loading: Promise<unknown>) => void;
  /** @returns what ends it */
  readonly onAsk: (asker: PromptAsker) => () => void;
};

export function openPrompt(): Prompt {
  let asker: PromptAsker | undefined;
  let asking: Promise<boolean> | undefined;
  let isComing = false;
  /** Answers what was asked before there was an asker. */
  let early: ((answer: boolean) => void) | undefined;
  const isHeard = () => isComing || asker !== undefined;
  return {
    answered: () => {
      if (!isHeard()) return Promise.resolve(false);
      asking ??= new Promise<boolean>((resolve) => {
        if (asker === undefined) early = resolve;
        else asker(resolve);
      }).finally(() => (asking = undefined));
      return asking;
    },
    isHeard,
    comes: (loading) => {
      isComing = asker === undefined;
      loading.catch(() => {
        isComing = false;
        early?.(false);
      });
    },
    onAsk: (next) => {
      asker = next;
      isComing = false;
      if (early !== undefined) next(early);
      early = undefined;
      return () => {
        if (asker === next) asker = undefined;
      };
    },
  };
}
