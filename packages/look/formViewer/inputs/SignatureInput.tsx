import { useState, type PointerEvent } from 'react';
import type { Signature } from '@waymark/events/forms';
import type { InputOf } from './inputProps.ts';

const WIDE = 600;
const HIGH = 200;
/** As much as a signature may hold (PRODUCT 18). */
const MOST = 50_000;

/**
 * A name that is written, and, for who likes to, the way a pen took over it. The name alone is
 * enough: not everybody can draw.
 */
export default function SignatureInput({ id, value, words, aria, onAnswer }: InputOf<'signature'>) {
  const { name, drawn } = isSignature(value) ? value : { name: '', drawn: '' };
  const [isDown, setDown] = useState(false);
  const say = (next: Signature) =>
    onAnswer(next.name === '' && next.drawn === '' ? undefined : next);
  const draw = (to: 'M' | 'L', event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - left) / width) * WIDE);
    const y = Math.round(((event.clientY - top) / height) * HIGH);
    const next = `${drawn}${to}${x} ${y}`;
    if (next.length <= MOST) say({ name, drawn: next });
  };
  return (
    <div className="fv-signature">
      <input
        {...aria}
        id={`${id}-name`}
        className="fv-inp"
        autoComplete="name"
        aria-label={words.yourName}
        placeholder={words.yourName}
        value={name}
        onChange={({ target }) => say({ name: target.value, drawn })}
      />
      <div className="fv-draw">
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDown(true);
            draw('M', event);
          }}
          onPointerMove={(event) => isDown && draw('L', event)}
          onPointerUp={() => setDown(false)}
          onPointerCancel={() => setDown(false)}
        >
          <path d={drawn} />
        </svg>
        {drawn === '' ? (
          <span aria-hidden="true">{words.drawHere}</span>
        ) : (
          <button type="button" className="fv-btn" onClick={() => say({ name, drawn: '' })}>
            {words.clear}
          </button>
        )}
      </div>
    </div>
  );
}

const isSignature = (value: unknown): value is Signature =>
  typeof value === 'object' && value !== null && 'drawn' in value;
