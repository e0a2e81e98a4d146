const startsLine = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'LI',
  'PRE',
  'BLOCKQUOTE',
  'TR',
  'BR',
  'HR',
]);

/** Rich text as people read it: a line for each paragraph, heading or list item. */
export function plainText(html: string): string {
  const lines: string[] = [''];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) lines[lines.length - 1] += node.textContent ?? '';
    const opens = startsLine.has(node.nodeName);
    if (opens && lines.at(-1)!.replace('• ', '') !== '') lines.push('');
    if (node.nodeName === 'LI') lines[lines.length - 1] = '• ';
    node.childNodes.forEach(walk);
    if (opens && node.nodeName !== 'LI' && lines.at(-1) !== '') lines.push('');
  };
  walk(new DOMParser().parseFromString(html, 'text/html').body);
  return lines.filter((line) => line.trim() !== '').join('\n');
}
