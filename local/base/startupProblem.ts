/**
 * Something on this machine keeps Waymark from starting. Shown to the person who typed `npm start`:
 * `message` says what is wrong in one sentence, `advice` what to do about it.
 */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
  readonly advice: string;
  constructor(message: string, advice: string, cause?: unknown) {
    super(message, { cause });
    this.advice = advice;
  }
}
