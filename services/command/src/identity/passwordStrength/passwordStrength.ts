import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import type { Person } from '@waymark/events';
import { BoundedThread, TooMuch } from '../../boundedWorkers/boundedThread.ts';
import { withFree } from '../../boundedWorkers/withFree.ts';
import { ownWordsOf, restWithout } from './ownWords.ts';
import type { StrengthAnswer, StrengthJob } from './strengthWorker.ts';

/** Processor time for one password, in milliseconds; the slowest that were seen take a third. */
const LIMIT_MS = 4_000;
/** The words of both languages take 80 MB. */
const MEMORY_MB = 320;
const STACK_MB = 4;
/** So many characters are left at least, once somebody's own words are taken out. */
const LEAST_REST = 8;

type Thread = Pick<BoundedThread<StrengthJob, StrengthAnswer>, 'do'>;

/**
 * Looks at how easily a password is guessed, one at a time, in a thread of its own, which is begun
 * with the first password and knows the words that are tried first.
 */
export class PasswordStrength {
  readonly #free: Thread[];
  #turn: Promise<unknown> = Promise.resolve();
  constructor(thread: Thread = usualThread()) {
    this.#free = [thread];
  }

  /**
   * @param of whose it is to be
   * @throws RequestRefused 422 `password-too-easy`
   */
  async check(
    password: string,
    of: Pick<Person, 'email' | 'firstName' | 'lastName'>,
  ): Promise<void> {
    const plain = password.normalize('NFKC');
    const ownWords = ownWordsOf(of);
    if ([...restWithout(plain, ownWords)].length < LEAST_REST) throw tooEasy('passwordOwnWords');
    const weakness = await this.#weaknessOf({ password: plain, ownWords });
    if (weakness === 'leaked') throw tooEasy('passwordLeaked');
    if (weakness === 'guessable') throw tooEasy('passwordGuessable');
  }

  async #weaknessOf(job: StrengthJob): Promise<StrengthAnswer['weakness']> {
    const mine = this.#turn.then(() => withFree(this.#free, (thread) => thread.do(job, LIMIT_MS)));
    this.#turn = mine.catch(() => undefined);
    try {
      return (await mine).weakness;
    } catch (error) {
      // What takes so long is made of very many easy parts.
      if (error instanceof TooMuch) return 'guessable';
      throw error;
    }
  }
}

const usualThread = (): Thread =>
  new BoundedThread({
    script: new URL('./strengthWorker.ts', import.meta.url),
    ...{ memoryMb: MEMORY_MB, stackMb: STACK_MB },
  });

const tooEasy = (why: 'passwordLeaked' | 'passwordOwnWords' | 'passwordGuessable') =>
  new RequestRefused({
    ...{ status: 422, code: 'password-too-easy', field: 'password' },
    detail: refusalText(why),
  });
