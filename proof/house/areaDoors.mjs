import { dirname, resolve } from 'node:path';

/** The area of an app that a file stands in, and where in it. */
const inArea = (app, path) =>
  new RegExp(`^${app}/src/areas/(?<area>\\w+)/(?<file>.*)`).exec(path)?.groups ?? {};

/** The files by which the shell enters an area, beside its `index.ts`. */
const doors = {
  admin: { file: /^screens\.ts$/, told: 'its screens.ts' },
  portal: { file: /^(\w+\/)?[A-Z]\w*\.tsx$/, told: 'its pages' },
};

/**
 * Why an import goes past the doors of an area of an app: `index.ts` is what other areas show of
 * it; what puts the areas together takes the screens of the staff's, and each page of the
 * portal's, which is a script of its own. Null where it does not. A page that is loaded later goes
 * through them too.
 */
export function pastTheDoor(specifier, file) {
  for (const [app, shells] of Object.entries(doors)) {
    if (!file.startsWith(`${app}/src/`)) continue;
    const from = inArea(app, file);
    const to = inArea(app, resolve('/', dirname(file), specifier).slice(1));
    if (to.area === undefined || to.area === from.area || to.file === 'index.ts') return null;
    return shells.file.test(to.file) && from.area === undefined
      ? null
      : `${to.area} is entered by its index.ts, by the shell also by ${shells.told}.`;
  }
  return null;
}
