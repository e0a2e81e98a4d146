/** Told that somebody is to show that it is they; `done` says whether they have. */
export type ConfirmationAsker = (done: (confirmed: boolean) => void) => void;

/** Where a request that is refused for it waits until whoever sits there has shown who they are. */
export type AskedToConfirm = {
  /**
   * Whether they have. False at once where no page asks. What is asked meanwhile waits for the same
   * answer.
   */
  readonly confirmed: () => Promise<boolean>;
  /** @returns what ends it */
  readonly onAsk: (asker: ConfirmationAsker) => () => void;
};

export function openAskedToConfirm(): AskedToConfirm {
  let asker: ConfirmationAsker | undefined;
  let asking: Promise<boolean> | undefined;
  return {
    confirmed: () => {
      if (asker === undefined) return Promise.resolve(false);
      const ask = asker;
      asking ??= new Promise<boolean>((resolve) => ask(resolve)).finally(
        () => (asking = undefined),
      );
      return asking;
    },
    onAsk: (next) => {
      asker = next;
      return () => {
        if (asker === next) asker = undefined;
      };
    },
  };
}
