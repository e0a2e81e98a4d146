import { spawn, type ChildProcess } from 'node:child_process';

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

export type RunOptions = {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** What it reads; nothing where it is left out, what this process reads for `inherit`. */
  readonly stdin?: string | 'inherit';
  /** Each piece of what it says, as it comes. */
  readonly heard?: (text: string) => void;
  /** Hands what it says on to whoever reads this process, unchanged. */
  readonly passOn?: boolean;
};

const running = new Set<ChildProcess>();

/** Ends whatever was started here and still runs, and what that has started. */
export function endPrograms(): void {
  for (const { pid } of running)
    try {
      // Each is the first of a group of its own.
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
}

/** Runs a program to its end, whatever its exit code is. @throws Error when it can't be started */
export function ended(
  program: string,
  args: readonly string[],
  { cwd, env, stdin, heard, passOn = false }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const out = passOn ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      stdio: [stdin === 'inherit' ? 'inherit' : 'pipe', out, out],
      detached: true,
      ...(cwd !== undefined && { cwd }),
      ...(env !== undefined && { env }),
    });
    running.add(child);
    child.once('close', () => running.delete(child));
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream]?.setEncoding('utf8').on('data', (text: string) => {
        said[stream] += text;
        heard?.(text);
      });
    child.stdin?.on('error', () => undefined); // It may end without having read all.
    if (stdin !== 'inherit') child.stdin?.end(stdin ?? '');
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({ code: code ?? (signal === null ? 1 : 128), ...said }),
    );
  });
}

/**
 * What it said, without the last line break. @throws Error with the end of what it said when it
 * fails
 */
export async function said(
  program: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<string> {
  const { code, stdout, stderr } = await ended(program, args, options);
  if (code !== 0)
    throw new Error(
      `${program} ${args.slice(0, 6).join(' ')} … ended with ${code}: ${`${stdout}\n${stderr}`.trim().slice(-1500)}`,
    );
  return stdout.trimEnd();
}
