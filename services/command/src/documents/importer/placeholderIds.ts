/**
 * Ids for placeholders that a document calls by name: by it, and by a number where several would
 * have the same.
 */
export function placeholderIds(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const slug =
      name
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 60) || 'somebody';
    let id = `p::${slug}`;
    for (let n = 2; taken.has(id); n++) id = `p::${slug}-${n}`;
    taken.add(id);
    return id;
  };
}
