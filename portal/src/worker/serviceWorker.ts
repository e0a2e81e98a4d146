/**
 * Opens the portal without a line (ADR 28): keeps the app's own files, all of one version, and gives them where the network
 * does not. It knows nothing of people or of what they read: that is kept by the page (src/offline). Built as one file of its
 * own, to which portal/worker.ts adds what belongs to the version.
 */
declare const shell: { version: string; files: string[] };

type Extended = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetched = Event & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = EventTarget & {
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
};

const worker = globalThis as unknown as Worker;
const prefix = 'waymark.shell.';
const kept = prefix + shell.version;
const page = '/portal/';
/** A page that does not come for so long, in milliseconds, is opened from the device. */
const silence = 3_000;

const on = <Kind extends Event>(
  name: string,
  listener: (event: Kind) => void,
) => worker.addEventListener(name, listener as (event: Event) => void);

on<Extended>('install', (event) =>
  event.waitUntil(
    caches.open(kept).then((cache) => cache.addAll([page, ...shell.files])),
  ),
);

on<Extended>('activate', (event) => {
  const cleared = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => name.startsWith(prefix) && name !== kept)
          .map((name) => caches.delete(name)),
      ),
    );
  // Else starting the worker would make every page wait.
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([cleared, preload, worker.clients.claim()]));
});

on<Fetched>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(opened(event));
  else if (shell.files.includes(pathname))
    event.respondWith(
      keptAnswer(pathname).then((found) => found ?? fetch(request)),
    );
});

const keptAnswer = (path: string) => caches.match(path, { cacheName: kept });

/** The newest page where it comes soon, else the kept one. */
async function opened(event: Fetched): Promise<Response> {
  const fresh = event.preloadResponse.then(
    (answer) => answer ?? fetch(event.request),
  );
  const late = new Promise<undefined>((resume) =>
    setTimeout(resume, silence, undefined),
  );
  const answer = await Promise.race([fresh, late]).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await keptAnswer(page)) ?? fresh;
}
