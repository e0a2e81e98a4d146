import { exec } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hostsOf } from '@waymark/log';

const run = promisify(exec);

/**
 * Commands of the shell; `{node}` stands for a node as the address names it, like `127.0.0.1:2113`.
 */
export type NodeCommands = { readonly kill: string; readonly start: string };

/** How long a leader is looked for, in milliseconds: an election takes seconds. */
const LEADER_WITHIN = 60_000;

/** The nodes of the EventStoreDB that an address names, each of which can be killed and started. */
export class LogNodes {
  readonly #nodes: readonly string[];
  readonly #scheme: string;
  readonly #commands: NodeCommands;

  constructor(address: string, commands: NodeCommands) {
    this.#nodes = hostsOf(address)
      .split(',')
      .map((host) => (host.includes(':') ? host : `${host}:2113`));
    this.#scheme = /[?&]tls=false/.test(address) ? 'http' : 'https';
    this.#commands = commands;
  }

  /** The node that says it leads. @throws Error when none does within a minute */
  async leader(): Promise<string> {
    const until = performance.now() + LEADER_WITHIN;
    while (performance.now() < until) {
      for (const node of this.#nodes) if (await this.#leads(node)) return node;
      await delay(200);
    }
    throw new Error(`none of ${this.#nodes.join(', ')} leads`);
  }

  async kill(node: string): Promise<void> {
    await run(this.#commands.kill.replaceAll('{node}', node));
  }

  async start(node: string): Promise<void> {
    await run(this.#commands.start.replaceAll('{node}', node));
  }

  async #leads(node: string): Promise<boolean> {
    try {
      const answer = await fetch(`${this.#scheme}://${node}/info`, {
        signal: AbortSignal.timeout(2_000),
      });
      return /"state":\s*"leader"/i.test(await answer.text());
    } catch {
      return false; // It is down, or about to be.
    }
  }
}
