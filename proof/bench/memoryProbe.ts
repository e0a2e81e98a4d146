/**
 * Loaded into every service of the bench: answers `memory` with what the process holds once garbage
 * is collected, and with the most that it ever held.
 */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  process.send?.({ now: process.memoryUsage().rss, most: process.resourceUsage().maxRSS * 1024 });
});
// The bench must not keep a service alive that is asked to end.
process.channel?.unref();
// Nor may a service outlive a bench that was killed.
process.on('disconnect', () => process.exit());
