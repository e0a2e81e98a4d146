// Exits 0 when the service in this container answers /healthz with 2xx. Plain JavaScript: it starts every few seconds.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
