import { signAccessToken } from '@waymark/edge';
import type { DrillStack } from '../stack/stack.ts';

/** What reaches the services: live changes alone may be down, or everything. */
export type NetworkState = { live: boolean; all: boolean };

export type SceneBrowser = {
  readonly line: NetworkState;
  readonly storage: Storage;
  /** Takes back what was put in the place of a browser. */
  readonly close: () => void;
};

/**
 * What the staff's app takes from a browser, so that its own code runs here: one origin in front of
 * both services, a session, storage, and a line that can be cut.
 */
export function openBrowser(stack: DrillStack, accountId: string): SceneBrowser {
  const line: NetworkState = { live: true, all: true };
  const storage = memoryStorage();
  const before = new Map<string, PropertyDescriptor | undefined>();
  const put = (name: string, value: unknown) => {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  const plainFetch = globalThis.fetch;
  put('localStorage', storage);
  put('sessionStorage', memoryStorage());
  put('window', new EventTarget());
  put('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  put('location', { pathname: '/', reload: () => undefined });
  put('fetch', (path: string | URL | Request, init: RequestInit = {}) => {
    const target = String(path);
    if (!target.startsWith('/')) return plainFetch(path, init);
    if (target === '/api/session/refresh')
      return Promise.resolve(Response.json(sessionOf(stack, accountId)));
    if (!line.all || (!line.live && target.startsWith('/api/live')))
      return Promise.reject(new TypeError('the line is cut'));
    const { commandUrl, projectorUrl } = stack;
    const base = init.method === 'POST' ? commandUrl : projectorUrl;
    return plainFetch(`${base}${target}`, init);
  });
  return {
    line,
    storage,
    close() {
      for (const [name, descriptor] of before)
        if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
        else Object.defineProperty(globalThis, name, descriptor);
    },
  };
}

function sessionOf({ signingSecret }: DrillStack, accountId: string) {
  const { accessToken, expiresAt } = signAccessToken(
    signingSecret,
    { accountId, sid: 'drill' },
    new Date(),
  );
  return { accessToken, expiresAt, accountId };
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (n) => [...items.keys()][n] ?? null,
    clear: () => items.clear(),
    get length() {
      return items.size;
    },
  };
}
