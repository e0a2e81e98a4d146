import { launch } from '../launch.ts';

/** Run with `fork`: `npm start` without the pages of the apps, which take long to build. */
await launch(() => Promise.resolve({ serve: (_, next) => next(), hotReload: false }));
