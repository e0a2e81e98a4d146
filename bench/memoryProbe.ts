/** Loaded into every service of the bench: answers `memory` with what the process holds once garbage is collected. */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
// The bench must not keep a service alive that is asked to end.
process.channel?.unref();
// Nor may a service outlive a bench that was killed.
process.on('disconnect', () => process.exit());
