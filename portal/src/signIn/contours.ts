/** Height lines of a hill, for the map behind the sign-in: closed smooth paths in a box of 720 by 900, drawn in code. */

type Point = readonly [x: number, y: number];

const lines = 17;
const pointsPerLine = 48;
const summit: Point = [526, 122];

/** Every fifth line is drawn stronger, as on a map. */
export const isMainLine = (line: number): boolean => line % 5 === 3;

/** Path data of each line, from the summit outwards. */
export const contourPaths = (): string[] =>
  Array.from({ length: lines }, (_, line) => smooth(around(line)));

/** One line: a circle that is stretched downhill, with waves that turn and grow with the distance. */
function around(line: number): Point[] {
  const reach = 34 + line * 31 + line * line * 0.9;
  return Array.from({ length: pointsPerLine }, (_, i) => {
    const angle = (i / pointsPerLine) * 2 * Math.PI;
    const wave =
      0.09 * Math.cos(2 * angle + 0.6) +
      0.075 * Math.cos(3 * angle - 1.1 + line * 0.05) +
      0.04 * Math.cos(5 * angle + 2 + line * 0.16);
    const radius = reach * (1 + wave);
    const down = Math.sin(angle);
    // The hill is steeper below, where the words stand: lines lie close together there and leave the foot of the map free.
    return [
      summit[0] + radius * 1.06 * Math.cos(angle) - line * 5,
      summit[1] + radius * (down > 0 ? 0.94 - line * 0.025 : 0.94) * down,
    ] as const;
  });
}

const middle = ([ax, ay]: Point, [bx, by]: Point): string =>
  `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;

/** A closed curve through the middles between the points, bent by the points. */
function smooth(points: Point[]): string {
  const last = points.at(-1)!;
  const curves = points.map(
    ([x, y], i) =>
      `${Math.round(x)} ${Math.round(y)} ${middle([x, y], points[(i + 1) % points.length]!)}`,
  );
  // oxlint-disable-next-line house/literal-texts -- a path of SVG, not words
  return `M${middle(last, points[0]!)}Q${curves.join('Q')}Z`;
}
