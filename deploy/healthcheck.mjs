// Exits 0 when the service in this container answers /healthz with 2xx. Plain JavaScript: it starts
// every few seconds. Without PORT a service listens where it does by itself: command on 4001, the
// projector on 4002.
const ports = process.env.PORT ? [process.env.PORT] : [4001, 4002];
const answers = await Promise.all(
  ports.map((port) =>
    fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) }).catch(
      () => null,
    ),
  ),
);
process.exit(answers.some((answer) => answer?.ok) ? 0 : 1);
