import { useEffect, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { PlanRef } from '@waymark/api';
import { Words } from '../../../parts/references/Words.tsx';
import { indentOf, type ContentsLine } from './contents.ts';
import { useTexts } from '../../../base/texts/index.ts';

type ContentsProps = {
  lines: readonly ContentsLine[];
  kind: PlanRef['kind'];
  scroller: RefObject<HTMLElement | null>;
};

/** The contents table at the right: where one is in the text is marked; a click goes there. */
export function Contents({ lines, kind, scroller }: ContentsProps): ReactNode {
  const t = useTexts();
  const current = useCurrentLine(lines, scroller);
  if (lines.length === 0) return null;
  const go = (event: MouseEvent, line: ContentsLine) => {
    event.preventDefault();
    const target = elementOf(line);
    target?.scrollIntoView({
      block: 'start',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
    target?.closest<HTMLElement>('[tabindex], [id]')?.focus({ preventScroll: true });
  };
  return (
    <nav className="contents" aria-label={t('module.contents')}>
      <h2>{t('module.contents')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.key} data-indent={indentOf(lines, line)}>
            <a
              href={`#${line.taskId ?? line.blockId}`}
              aria-current={line.key === current || undefined}
              onClick={(event) => go(event, line)}
            >
              <Words text={line.text} kind={kind} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The element of a line on the page. */
const elementOf = (line: ContentsLine): Element | null => {
  const block = document.getElementById(line.taskId ?? line.blockId);
  return line.nth === undefined ? block : (block?.querySelectorAll('h1, h2, h3')[line.nth] ?? null);
};

/** The last line that has passed the top of the page. */
function useCurrentLine(
  lines: readonly ContentsLine[],
  scroller: RefObject<HTMLElement | null>,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const frame = scroller.current;
    if (frame === null) return;
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const line = frame.getBoundingClientRect().top + frame.clientHeight / 4;
      const passed = lines.findLast(
        (one) => (elementOf(one)?.getBoundingClientRect().top ?? Infinity) <= line,
      );
      setCurrent((passed ?? lines[0])?.key ?? null);
    };
    const onScroll = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(waiting);
      frame.removeEventListener('scroll', onScroll);
    };
  }, [lines, scroller]);
  return current;
}
