/** Told that somebody is to do something; `done` says whether they have. */
export type PromptAsker = (done: (answer: boolean) => void) => void;

/** Where requests wait until whoever sits there has done what they ask for. */
export type Prompt = {
  /**
   * Whether they have. False at once where no page asks. What is asked meanwhile waits for the same
   * answer.
   */
  readonly answered: () => Promise<boolean>;
  /** Whether a page asks. */
  readonly isHeard: () => boolean;
  /** @returns what ends it */
  readonly onAsk: (asker: PromptAsker) => () => void;
};

export function openPrompt(): Prompt {
  let asker: PromptAsker | undefined;
  let asking: Promise<boolean> | undefined;
  return {
    answered: () => {
      if (asker === undefined) return Promise.resolve(false);
      const ask = asker;
      asking ??= new Promise<boolean>((resolve) => ask(resolve)).finally(
        () => (asking = undefined),
      );
      return asking;
    },
    isHeard: () => asker !== undefined,
    onAsk: (next) => {
      asker = next;
      return () => {
        if (asker === next) asker = undefined;
      };
    },
  };
}
