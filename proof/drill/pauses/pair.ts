import { TcpProxy } from '../stack/tcpProxy.ts';
import type { DrillStack } from '../stack/stack.ts';
import type { SupervisedService } from '../stack/supervisedService.ts';

/**
 * A command service and a projector on a network of their own to the database, which both pairs
 * share.
 */
export type ServicePair = {
  readonly command: SupervisedService;
  readonly projector: SupervisedService;
  readonly commandUrl: string;
  readonly projectorUrl: string;
  readonly network: TcpProxy;
};

export type Pairs = { readonly both: readonly [ServicePair, ServicePair]; stop(): Promise<void> };

/** The services of the stack, and as many beside them. */
export async function startPairs(stack: DrillStack): Promise<Pairs> {
  const { command, projector, commandUrl, projectorUrl } = stack;
  const { port } = new URL(stack.database.connectionString);
  const network = await TcpProxy.start(Number(port));
  const more = { databasePort: network.port };
  const ofCommand = await stack.beside('command', more);
  const ofProjector = await stack.beside('projector', more);
  return {
    both: [
      { ...{ command, projector, commandUrl, projectorUrl }, network: stack.databaseProxy },
      {
        command: ofCommand.service,
        projector: ofProjector.service,
        commandUrl: ofCommand.url,
        projectorUrl: ofProjector.url,
        network,
      },
    ],
    async stop() {
      await Promise.all([ofCommand.stop(), ofProjector.stop()]);
      await network.stop();
    },
  };
}

/**
 * What stands before both pairs, as a proxy does that sends nobody to a service that does not
 * answer.
 */
export class Front {
  readonly #command: TcpProxy;
  readonly #projector: TcpProxy;

  private constructor(command: TcpProxy, projector: TcpProxy) {
    this.#command = command;
    this.#projector = projector;
  }

  static async before({ commandUrl, projectorUrl }: ServicePair): Promise<Front> {
    return new Front(
      await TcpProxy.start(portOf(commandUrl)),
      await TcpProxy.start(portOf(projectorUrl)),
    );
  }

  get commandUrl(): string {
    return `http://127.0.0.1:${this.#command.port}`;
  }

  get projectorUrl(): string {
    return `http://127.0.0.1:${this.#projector.port}`;
  }

  /** Cuts what is under way, and sends all that comes to this pair. */
  leadTo({ commandUrl, projectorUrl }: ServicePair): void {
    this.#command.leadTo(portOf(commandUrl));
    this.#projector.leadTo(portOf(projectorUrl));
  }

  async stop(): Promise<void> {
    await this.#command.stop();
    await this.#projector.stop();
  }
}

const portOf = (url: string): number => Number(new URL(url).port);
