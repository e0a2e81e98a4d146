import { texts } from '../texts/signIn.ts';
import { contourPaths, isMainLine } from './contours.ts';

const walked = 'M-20 664C40 650 80 640 120 600S196 536 262 506 372 452 388 380';
const ahead = 'M388 380C408 306 300 320 330 254S430 210 480 140';

const waymarks = [
  { at: [120, 600], name: 'welcome', state: 'done' },
  { at: [262, 506], name: 'review', state: 'done' },
  { at: [388, 380], name: 'transfer', state: 'now' },
  { at: [330, 254], name: 'document', state: 'open' },
  { at: [480, 140], name: 'goLive', state: 'open' },
] as const;

const contours = contourPaths();

/** A map with a path, walked up to where we are: the one ornament of Waymark. Hidden from screen readers. */
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
      <path
        className="path-ground"
        d={walked + ahead.replace('M388 380', '')}
      />
      <path className="path-walked" d={walked} />
      <path className="path-ahead" d={ahead} />
      {waymarks.map(({ at: [x, y], name, state }) => (
        <g key={name} transform={`translate(${x} ${y})`} data-state={state}>
          {state === 'now' && <circle className="halo" r="20" />}
          <circle className="waymark" r={state === 'open' ? 11 : 12} />
          {state === 'done' && (
            <path className="tick" d="M-5 .5l3.5 3.5L5-3.5" />
          )}
          {state === 'now' && <circle className="core" r="5" />}
          <text x="28" y="5">
            {texts().steps[name]}
          </text>
        </g>
      ))}
    </svg>
  );
}
