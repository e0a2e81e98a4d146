/** What a column of a table of tasks holds. */
export type Column =
  | 'title'
  | 'milestone'
  | 'module'
  | 'description'
  | 'owner'
  | 'due'
  | 'order'
  | 'status'
  | 'audience'
  | 'mandatory'
  | 'link';

const NAMES: readonly [Column, RegExp][] = [
  [
    'order',
    /^(?:#|no\.?|nr\.?|order|number|position|pos|id|step no|reihenfolge|nummer)$/iu,
  ],
  [
    'milestone',
    /^(?:milestone|phase|stage|section|epic|group|project phase|meilenstein|gruppe|abschnitt|project)$/iu,
  ],
  [
    'module',
    /^(?:module|list|category|area|bucket|workstream|topic|parent|modul|kategorie|bereich|thema|liste)$/iu,
  ],
  [
    'title',
    /^(?:title|task|task name|name|summary|subject|item|to-?do|action|action item|step|what|activity|titel|aufgabe|was|schritt|betreff)$/iu,
  ],
  [
    'owner',
    /^(?:owner|assignee|assigned to|responsible|role|who|person|person responsible|verantwortlich|zuständig|wer|rolle|bearbeiter)$/iu,
  ],
  [
    'due',
    /^(?:due|due date|due in days|due days|days|deadline|duration|when|day|fällig|fällig am|frist|tage|dauer|bis|wann)$/iu,
  ],
  [
    'description',
    /^(?:description|notes?|details?|comment|comments|body|content|beschreibung|notiz|notizen|bemerkung|text)$/iu,
  ],
  ['status', /^(?:status|state|done|completed|complete|checked|erledigt)$/iu],
  ['audience', /^(?:audience|visibility|visible to|for|sichtbar|für wen)$/iu],
  ['mandatory', /^(?:mandatory|required|pflicht|optional)$/iu],
  ['link', /^(?:link|url|website|href)$/iu],
];

/** What the columns of a heading row hold; null where it is none. */
export function columnsOf(heads: readonly string[]): (Column | null)[] | null {
  const taken = new Set<Column>();
  const columns = heads.map((head) => {
    const found = NAMES.find(([, name]) => name.test(head.trim()))?.[0];
    if (found === undefined || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
  if (!taken.has('title')) {
    // What holds tasks without saying so: a list of modules, or the first column that says nothing else.
    const other = columns.indexOf('module');
    const first = other >= 0 ? other : columns.indexOf(null);
    if (first < 0 || taken.size === 0) return null;
    columns[first] = 'title';
  }
  return columns;
}
