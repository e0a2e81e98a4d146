import { useState } from 'react';
import { sentenceOf } from './DialogError.tsx';

/** What a form sends, and how that stands. */
export type Submission = {
  readonly submit: () => unknown;
  readonly submitting: boolean;
  /** Why it failed, as a sentence. */
  readonly error: string | null;
};

/**
 * Runs what a dialog submits: `submitting` while it lasts, `error` as a sentence where it failed.
 */
export function useSubmit(work: () => Promise<unknown>, onDone: () => void = () => undefined) {
  const [submitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async () => {
    if (submitting) return;
    setSubmitting(true);
    setError(null);
    try {
      await work();
      onDone();
    } catch (reason) {
      setError(sentenceOf(reason));
    } finally {
      setSubmitting(false);
    }
  };
  return { submit, submitting, error };
}
