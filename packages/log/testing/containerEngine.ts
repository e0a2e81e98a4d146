import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';

/** The version that this adapter is made for. */
const IMAGE = 'eventstore/eventstore:24.2.0-jammy';
const HTTP = 2113;
/** How long to look for an engine, in milliseconds; one that is there answers in a few. */
const LOOK_FOR = 1_500;

export type StartedContainer = { readonly host: string; readonly port: number; stop(): Promise<void> };

/** A server without encryption that keeps its log in memory; undefined where no container engine answers. */
export async function startInContainer(): Promise<StartedContainer | undefined> {
  if (!(await engineAnswers())) return undefined;
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ EVENTSTORE_INSECURE: 'true', EVENTSTORE_MEM_DB: 'true', EVENTSTORE_RUN_PROJECTIONS: 'None' })
    .withExposedPorts(HTTP)
    .withWaitStrategy(Wait.forHttp('/health/live', HTTP).forStatusCode(204))
    .start();
  return {
    host: container.getHost(),
    port: container.getMappedPort(HTTP),
    stop: async () => void (await container.stop()),
  };
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
