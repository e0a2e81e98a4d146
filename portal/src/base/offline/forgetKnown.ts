type Lines = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Fields = Readonly<Record<string, { readonly isNew: boolean }>>;

/** Names of the lines with what was answered in forms (form/keptAnswers.ts). */
const isOfForm = /^waymark\.draft\..*\.form\//;

/**
 * Of what was answered in forms, what the service has goes off the device; what it has not heard of
 * yet stays.
 */
export function forgetKnown(lines: Lines, names: readonly string[]): void {
  for (const name of names) {
    if (!isOfForm.test(name)) continue;
    const news = Object.entries(fieldsIn(lines.getItem(name))).filter(([, { isNew }]) => isNew);
    if (news.length === 0) lines.removeItem(name);
    else lines.setItem(name, JSON.stringify(Object.fromEntries(news)));
  }
}

/** A line that nobody can read has nothing to keep. */
function fieldsIn(line: string | null): Fields {
  try {
    return JSON.parse(line ?? '{}') as Fields;
  } catch {
    return {};
  }
}
