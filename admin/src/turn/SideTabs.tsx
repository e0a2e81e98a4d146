import type { TaskRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { BySide } from './bySide.ts';
import { useTexts } from '../texts/index.ts';

const order = ['client', 'seller', 'nobody'] as const;

type SideTabsProps = {
  sides: BySide<TaskRow>;
  chosen: TaskRow['turn'];
  onChoose: (side: TaskRow['turn']) => void;
};

/** The three sides with how much is theirs; arrow keys go from one to the next. */
export function SideTabs({
  sides,
  chosen,
  onChoose,
}: SideTabsProps): ReactNode {
  const t = useTexts();
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, []);
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposed(event)) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = (order.indexOf(chosen) + by + order.length) % order.length;
    const next = order[at] ?? chosen;
    onChoose(next);
    event.currentTarget
      .querySelector<HTMLElement>(`#turn-tab-${next}`)
      ?.focus();
  };
  return (
    <div
      ref={tabs}
      className="segments"
      role="tablist"
      aria-label={t('turn.sides')}
      onKeyDown={step}
    >
      {order.map((side) => (
        <button
          key={side}
          id={`turn-tab-${side}`}
          type="button"
          role="tab"
          aria-selected={side === chosen}
          tabIndex={side === chosen ? 0 : -1}
          onClick={() => onChoose(side)}
        >
          {t(`turn.${side}`)} {sides[side].length}
        </button>
      ))}
    </div>
  );
}
