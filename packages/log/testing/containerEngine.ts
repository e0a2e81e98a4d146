import { existsSync } from 'node:fs';
import { GenericContainer, getContainerRuntimeClient, ImageName, Wait } from 'testcontainers';
import { podmanSocket, type DockerApi } from './podmanSocket.ts';

/** The version that this adapter is made for. */
const IMAGE = 'eventstore/eventstore:24.2.0-jammy';
const HTTP = 2113;
/** Milliseconds for which we look for an engine; one that is there answers in a few. */
const LOOK_FOR = 1_500;

export type StartedContainer = {
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
};

/**
 * A server without encryption that keeps its log in memory; undefined where no container engine
 * answers, or one that can't have the image, which is said then.
 */
export async function startInContainer(): Promise<StartedContainer | undefined> {
  const podman = await podmanInPlaceOfDocker();
  const server = (await engineAnswers()) ? await start() : undefined;
  if (server === undefined && podman !== null) {
    delete process.env['DOCKER_HOST'];
    podman.stop();
  }
  return server;
}

/** Docker is found by itself. */
async function podmanInPlaceOfDocker(): Promise<DockerApi | null> {
  if (process.env['DOCKER_HOST'] !== undefined || existsSync('/var/run/docker.sock')) return null;
  const podman = await podmanSocket();
  if (podman === null) return null;
  process.env['DOCKER_HOST'] = podman.url;
  // Whatever it would take away, `stop` does; and its image is one more that has to be there.
  process.env['TESTCONTAINERS_RYUK_DISABLED'] = 'true';
  return podman;
}

async function start(): Promise<StartedContainer | undefined> {
  const why = await haveImage().then(() => null, String);
  if (why !== null) {
    process.stderr.write(
      `EventStoreDB is not run in a container: ${IMAGE} can't be had (${why})\n`,
    );
    return undefined;
  }
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_MEM_DB: 'true',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
    })
    .withExposedPorts(HTTP)
    .withWaitStrategy(Wait.forHttp('/health/live', HTTP).forStatusCode(204))
    .start();
  return {
    host: container.getHost(),
    port: container.getMappedPort(HTTP),
    stop: async () => void (await container.stop()),
  };
}

async function haveImage(): Promise<void> {
  const { image } = await getContainerRuntimeClient();
  const name = ImageName.fromString(IMAGE);
  // Podman says otherwise than Docker that there is no such image, and says by nothing else that it
  // could not be pulled.
  const isThere = () => image.exists(name).catch(() => false);
  if (await isThere()) return;
  await image.pull(name);
  if (!(await isThere())) throw new Error('it was not pulled');
}

async function engineAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, LOOK_FOR, false);
  });
  try {
    // It throws where no engine is found, which is an answer here and no failure.
    const found = getContainerRuntimeClient().then(
      () => true,
      () => false,
    );
    return await Promise.race([found, late]);
  } finally {
    clearTimeout(timer);
  }
}
