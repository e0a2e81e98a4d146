import { useEffect, useEffectEvent, useState } from 'react';

const holdsFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** Takes a file that is dropped anywhere on the page. @returns whether one is held over it */
export function useDroppedFile(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const taken = useEffectEvent(take);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      // A place of its own inside the page has taken it.
      if (event.defaultPrevented || !holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) =>
      event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !holdsFile(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) taken(file);
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}
