import { brandRoles, onColour } from './brand.ts';
import type { Hex } from './oklch.ts';

/** What a workspace looks like to its clients; null: as the product does, on white. */
export type BrandLook = {
  readonly color: Hex | null;
  readonly header: { readonly color: Hex } | { readonly picture: string } | null;
};

/**
 * The custom properties of a brand, for both schemes at once: the roles of `brandRoles`, and those
 * of the portal's header. A header of one colour says what is written on it; on a picture nothing
 * is written, but on plates of the surface. No value holds quotes, so that all of them may stand in
 * an attribute as they are.
 */
export function brandStyle({ color, header }: BrandLook): Readonly<Record<string, string>> {
  return { ...(color !== null && rolesOf(color)), ...(header !== null && headerOf(header)) };
}

function rolesOf(color: Hex): Record<string, string> {
  const [light, dark] = [brandRoles(color, 'light'), brandRoles(color, 'dark')];
  const names = Object.keys(light) as (keyof typeof light)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      light[name] === dark[name] ? light[name] : `light-dark(${light[name]}, ${dark[name]})`,
    ]),
  );
}

const headerOf = (header: NonNullable<BrandLook['header']>): Record<string, string> =>
  'color' in header
    ? { '--header': header.color, '--header-on': onColour(header.color) }
    : {
        '--header': `url(${header.picture}) center / cover`,
        '--header-plate': 'var(--surface)',
        '--header-room': 'var(--s-2)',
      };
