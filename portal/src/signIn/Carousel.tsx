import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { WayMap } from './WayMap.tsx';
import './carousel.css';

/** PRODUCT 2.5: autoplay 5 s. */
const slideMs = 5000;

const slides = [
  {
    title: 'One way through, for you and your customer',
    text: 'Write the process down once. Every customer then walks it with you, and both of you see whose turn it is.',
  },
  {
    title: 'One thing to do next',
    text: 'Your customer opens one page and finds the next task, what it is for, and when it is due. The rest can wait.',
  },
  {
    title: 'Every step is on record',
    text: 'Who changed what, when, and from which value: ask on any day, and get an answer that holds.',
  },
];

const standsStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What Waymark does, in three slides that follow one another. Stops under the pointer, under the focus, and by its button. */
export function Carousel() {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(standsStill);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const running = !paused && !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(
      () => setShown((slide) => (slide + 1) % slides.length),
      slideMs,
    );
    return () => clearTimeout(timer);
  }, [running, shown]);

  return (
    <section
      className="promo"
      aria-roledescription="carousel"
      aria-label="What Waymark does"
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
              aria-roledescription="slide"
              aria-label={`${i + 1} of ${slides.length}`}
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
              aria-label={`Slide ${i + 1}`}
              aria-current={i === shown || undefined}
              onClick={() => setShown(i)}
            />
          ))}
          <button
            type="button"
            className="pause"
            aria-label={paused ? 'Play' : 'Pause'}
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
