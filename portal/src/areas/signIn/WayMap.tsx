import { texts } from '../../base/texts/signIn.ts';

const walked = 'M-20 664C40 650 80 640 120 600S196 536 262 506 372 452 388 380';
const ahead = 'M388 380C408 306 300 320 330 254S430 210 480 140';

const waymarks = [
  { at: [120, 600], name: 'welcome', state: 'done' },
  { at: [262, 506], name: 'review', state: 'done' },
  { at: [388, 380], name: 'transfer', state: 'now' },
  { at: [330, 254], name: 'document', state: 'open' },
  { at: [480, 140], name: 'goLive', state: 'open' },
] as const;

/**
 * Height lines of a hill, for the map behind the sign-in: closed smooth paths in a box of 720 by
 * 900, drawn in code.
 */

type Point = readonly [x: number, y: number];

const lines = 17;
const pointsPerLine = 48;
const summit: Point = [526, 122];

/** Every fifth line is drawn stronger, as on a map. */
const isMainLine = (line: number): boolean => line % 5 === 3;

/** Path data of each line, from the summit outwards. */
const contourPaths = (): string[] =>
  Array.from({ length: lines }, (_, line) => smooth(around(line)));

/**
 * One line: a circle that is stretched downhill, with waves that turn and grow with the distance.
 */
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
    // The hill is steeper below, where the words stand: lines lie close together there and leave
    // the foot of the map free.
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

const contours = contourPaths();

/**
 * A map with a path, walked up to where we are: the one ornament of Waymark. Hidden from screen
 * readers.
 */
export function WayMap() {
  return (
    <svg
      className="way-map"
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className="contours">
        {contours.map((path, line) => (
          <path key={line} d={path} data-main={isMainLine(line) || undefined} />
        ))}
      </g>
      <path className="path-ground" d={walked + ahead.replace('M388 380', '')} />
      <path className="path-walked" d={walked} />
      <path className="path-ahead" d={ahead} />
      {waymarks.map(({ at: [x, y], name, state }) => (
        <g key={name} transform={`translate(${x} ${y})`} data-state={state}>
          {state === 'now' && <circle className="halo" r="20" />}
          <circle className="waymark" r={state === 'open' ? 11 : 12} />
          {state === 'done' && <path className="tick" d="M-5 .5l3.5 3.5L5-3.5" />}
          {state === 'now' && <circle className="core" r="5" />}
          <text x="28" y="5">
            {texts().steps[name]}
          </text>
        </g>
      ))}
    </svg>
  );
}
