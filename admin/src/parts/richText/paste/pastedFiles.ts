/**
 * Files that stand on the clipboard by themselves, as a screenshot does. Where words stand there
 * too, as of cells or a document of which a program adds a picture, these are what was copied.
 */
export function pastedFiles(clipboard: DataTransfer | null): readonly File[] {
  if (clipboard === null || clipboard.files.length === 0) return [];
  const html = clipboard.getData('text/html');
  const said = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  const words = `${said}${clipboard.getData('text/plain')}`;
  return words.trim() === '' ? [...clipboard.files] : [];
}
