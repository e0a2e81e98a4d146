import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { texts } from '../../base/texts/signIn.ts';
import { WayMap } from './WayMap.tsx';
import './carousel.css';

/** PRODUCT 2.5: autoplay 5 s. */
const slideMs = 5000;

const standsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows what Waymark does, in three slides that follow one another. Stops under the pointer, under
 * the focus, and by its button.
 */
export function Carousel() {
  const t = texts().carousel;
  const slides = Object.values(t.slides);
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(standsStill);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const count = slides.length;
  const running = !paused && !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown((slide) => (slide + 1) % count), slideMs);
    return () => clearTimeout(timer);
  }, [running, shown, count]);

  return (
    <section
      className="promo"
      aria-roledescription={t.carousel}
      aria-label={t.title}
      onPointerEnter={() => setHeld((was) => ({ ...was, pointer: true }))}
      onPointerLeave={() => setHeld((was) => ({ ...was, pointer: false }))}
      onFocus={() => setHeld((was) => ({ ...was, focus: true }))}
      onBlur={() => setHeld((was) => ({ ...was, focus: false }))}
    >
      <WayMap />
      <div className="slide">
        <div className="slides" aria-live={running ? 'off' : 'polite'}>
          {slides.map(({ title, text }, i) => (
            <div
              key={title}
              role="group"
              aria-roledescription={t.slide}
              aria-label={t.nth(i + 1, count)}
              data-shown={i === shown || undefined}
              inert={i !== shown}
            >
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <div className="dots">
          {slides.map(({ title }, i) => (
            <button
              key={title}
              type="button"
              className="dot"
              aria-label={t.show(i + 1)}
              aria-current={i === shown || undefined}
              onClick={() => setShown(i)}
            />
          ))}
          <button
            type="button"
            className="pause"
            aria-label={paused ? t.play : t.pause}
            onClick={() => setPaused(!paused)}
          >
            {paused ? (
              <Play size={16} strokeWidth={1.75} />
            ) : (
              <Pause size={16} strokeWidth={1.75} />
            )}
          </button>
        </div>
      </div>
    </section>
  );
}
