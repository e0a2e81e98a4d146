/**
 * Opens the portal without a line (ADR 28): keeps the app's own files, all of one version, and
 * gives them where the network does not. It knows nothing of people: what they read is kept by the
 * page (src/offline), and taken away by it; of that the worker only takes how the page was drawn
 * last. Built as one file of its own, to which portal/worker.ts adds what belongs to the version.
 */
declare const shell: {
  version: string;
  files: string[];
  drawn: { cacheName: string; address: string; path: string; build: string };
};

type Extended = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetched = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = EventTarget & {
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
};

const worker = globalThis as unknown as Worker;
const prefix = 'waymark.shell.';
const kept = prefix + shell.version;
const page = '/portal/';
const root = '<div id="root">';
/** A newer page that does not come for so long, in milliseconds, is opened from the device. */
const silence = 3_000;

const on = <Kind extends Event>(name: string, listener: (event: Kind) => void) =>
  worker.addEventListener(name, listener as (event: Event) => void);

on<Extended>('install', (event) =>
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll([page, ...shell.files]))),
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
  // A worker of before asked for each page beside its start; this one has no use for that.
  const preload = worker.registration.navigationPreload?.disable();
  event.waitUntil(Promise.all([cleared, preload, worker.clients.claim()]));
});

on<Fetched>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(opened(event));
  else if (shell.files.includes(pathname))
    event.respondWith(keptAnswer(pathname).then((found) => found ?? fetch(request)));
});

const keptAnswer = (path: string) => caches.match(path, { cacheName: kept });

/**
 * The kept page at once, since a slow line is not waited for. While a newer build lies ready, which
 * opening a page has the browser look for, the newest page where it comes soon.
 */
async function opened({ request }: Fetched): Promise<Response> {
  const here = await keptAnswer(page);
  if (here !== undefined && worker.registration.waiting === null) return begun(here, request);
  const fresh = fetch(request);
  const late = new Promise<undefined>((resume) => setTimeout(resume, silence, undefined));
  const answer = await Promise.race([fresh, late]).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  return here ?? fresh;
}

/**
 * The page as it was drawn last at this address lies over the one that is to be drawn, and is read
 * before any script has run. It takes no keys, and goes once the app has drawn its own
 * (src/base/page/removeSnapshot.ts).
 */
async function begun(here: Response, request: Request): Promise<Response> {
  const { cacheName, address, path, build } = shell.drawn;
  const { pathname, search } = new URL(request.url);
  const last = await caches.match(address, { cacheName });
  const asked = pathname.replace(/\/$/, '');
  // A frame looks at another's page, and home with words behind it may be that of another
  // workspace.
  const fits =
    request.destination === 'document' &&
    last?.headers.get(path) === asked &&
    shell.files.includes(`${last.headers.get(build)}`) &&
    (search === '' || asked !== '/portal');
  if (!fits) return here;
  const [before = '', after = ''] = (await here.text()).split(root);
  return new Response(
    `${before}<div id="first" inert aria-hidden="true">${await last.text()}</div>${root}${after}`,
    { headers: here.headers },
  );
}
