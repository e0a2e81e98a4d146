/**
 * The event of a browser that would put the portal beside the other apps: Chromium's
 * `beforeinstallprompt`.
 */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

let offered: InstallPrompt | undefined;

/** Kept until it is asked for: the browser says it once, and soon. */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offered = event as InstallPrompt;
});

export const installPrompt = (): InstallPrompt | undefined => offered;
