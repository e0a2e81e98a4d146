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
  | 'link'
  /** The title of another row, with which it stands where it says nothing else of that. */
  | 'parentTask'
  /** What only the tool that wrote it can use. */
  | 'leftOut';

const NAMES: readonly [Column, RegExp][] = [
  [
    'leftOut',
    /^(?:task id|card id|issue id|issue key|gid|uuid|created(?: at| on| date)?|completed at|last modified|last activity(?: date)?|updated(?: at)?|assignee email|card url|list id|board id|board name|archived|checklist item (?:total|completed) count|issue type|reporter|block(?:ed by|ing)(?: \(dependencies\))?|erstellt(?: am)?|geändert(?: am)?)$/iu,
  ],
  ['parentTask', /^(?:parent task|parent issue|übergeordnete aufgabe)$/iu],
  [
    'order',
    /^(?:#|no\.?|nr\.?|order|number|position|pos|id|step no|reihenfolge|nummer)$/iu,
  ],
  [
    'milestone',
    /^(?:milestone|phase|stage|section|epic|group|project phase|meilenstein|gruppe|abschnitt|projects?)$/iu,
  ],
  [
    'module',
    /^(?:module|list|list name|section\/column|column|category|area|bucket|workstream|topic|parent|modul|kategorie|bereich|thema|liste)$/iu,
  ],
  [
    'title',
    /^(?:title|task|task name|card name|name|summary|subject|item|to-?do|action|action item|step|what|activity|titel|aufgabe|was|schritt|betreff)$/iu,
  ],
  [
    'owner',
    /^(?:owner|assignee|assigned to|responsible|role|who|person|person responsible|members|verantwortlich|zuständig|wer|rolle|bearbeiter)$/iu,
  ],
  [
    'due',
    /^(?:due|due date|due in days|due days|days|deadline|duration|when|day|fällig|fällig am|fällig (?:nach|in) tagen|frist|tage|dauer|bis|wann)$/iu,
  ],
  [
    'description',
    /^(?:description|card description|notes?|details?|comment|comments|body|content|beschreibung|notiz|notizen|bemerkung|text)$/iu,
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
    if (found === 'leftOut') return found;
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
