/** What somebody asks `docker compose` for, of what docs/OPERATIONS.md tells to ask. */
export type ComposeWords =
  | { readonly word: 'build' | 'down' }
  | {
      readonly word: 'up';
      readonly build: boolean;
      readonly noDeps: boolean;
      readonly wait: boolean;
      /** Whether containers that are as the file says are made anew, too. */
      readonly recreate: boolean;
      readonly services: readonly string[];
    }
  | { readonly word: 'stop' | 'start' | 'restart' | 'logs'; readonly services: readonly string[] }
  | {
      readonly word: 'run';
      readonly noDeps: boolean;
      readonly service: string;
      readonly command: readonly string[];
    }
  | { readonly word: 'exec'; readonly service: string; readonly command: readonly string[] };

/** Understands the words behind `docker`. @throws Error naming what it does not know */
export function composeWords(args: readonly string[]): ComposeWords {
  const [compose, word, ...rest] = args;
  if (compose !== 'compose') throw new Error(`docker ${compose} is not known`);
  switch (word) {
    case 'build':
    case 'down':
      return { word };
    case 'up': {
      const { flags, others } = split(word, rest, upFlags);
      return {
        word,
        build: flags.has('--build'),
        noDeps: flags.has('--no-deps'),
        wait: flags.has('--wait'),
        recreate: flags.has('--force-recreate'),
        services: others,
      };
    }
    case 'stop':
    case 'start':
    case 'restart':
      return { word, services: split(word, rest, []).others };
    case 'logs':
      return { word, services: split(word, rest, ['--no-log-prefix']).others };
    case 'run': {
      const { flags, others } = split(word, rest, ['--rm', '--no-deps', '-T']);
      const [service = '', ...command] = others;
      return { word, noDeps: flags.has('--no-deps'), service, command };
    }
    case 'exec': {
      const [service = '', ...command] = split(word, rest, ['-T']).others;
      return { word, service, command };
    }
    default:
      throw new Error(`docker compose ${word} is not known`);
  }
}

const upFlags = ['-d', '--build', '--no-deps', '--wait', '--force-recreate'];

/** The flags before the first name, and what follows. */
function split(
  word: string,
  args: readonly string[],
  known: readonly string[],
): { flags: ReadonlySet<string>; others: string[] } {
  const at = args.findIndex((each) => !each.startsWith('-'));
  const flags = at === -1 ? args : args.slice(0, at);
  for (const flag of flags)
    if (!known.includes(flag)) throw new Error(`docker compose ${word} ${flag} is not known`);
  return { flags: new Set(flags), others: at === -1 ? [] : args.slice(at) };
}
