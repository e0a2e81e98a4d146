/** A file of an answer, as it is shown. */
export type AnswerFile = { readonly id: string; readonly name: string; readonly bytes: number };

/** How a form's files get to where they are kept, and what is known of those that are there. */
export type BringsFiles = {
  /** @throws Error whose message says, to people, why it was not taken */
  readonly bring: (
    file: File,
    about: {
      readonly fieldId: string;
      /** From 0 to 1. */
      readonly onProgress: (share: number) => void;
      readonly signal: AbortSignal;
    },
  ) => Promise<AnswerFile>;
  readonly known: (id: string) => AnswerFile | undefined;
};
