import { useEffect, useState } from 'react';

/**
 * Rings the cards of some modules on the board while a line is pointed at, and brings the first
 * into sight.
 */
export function useRings() {
  const [modules, setModules] = useState<readonly string[]>([]);
  useEffect(() => {
    const cards = modules.flatMap((id) =>
      [...document.querySelectorAll(`.process-board a[href*="/${CSS.escape(id)}/"]`)].flatMap(
        (link) => link.closest('.card') ?? [],
      ),
    );
    cards[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    for (const card of cards) card.classList.add('card-ringed');
    return () => {
      for (const card of cards) card.classList.remove('card-ringed');
    };
  }, [modules]);
  return (ids: readonly string[]) => {
    const show = () => setModules([...new Set(ids)]);
    const hide = () => setModules([]);
    return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
  };
}
