/** What a column of a table of tasks holds. */
export type TaskTableColumn =
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

const NAMES: readonly [TaskTableColumn, RegExp][] = [
  [
    'leftOut',
    /^(?:task id|card id|issue id|issue key|gid|uuid|created(?: at| on| date)?|completed at|last modified|last activity(?: date)?|updated(?: at)?|assignee email|card url|list id|board id|board name|archived|task type|space name|created by|completed by|completed date|date created|date closed|author|indent|date_lang|timezone|duration_unit|collapsed|is_favorite|view_style|checklist item (?:total|completed) count|issue type|reporter|block(?:ed by|ing)(?: \(dependencies\))?|erstellt(?: am)?|geändert(?: am)?)$/iu,
  ],
  [
    'parentTask',
    /^(?:parent task|parent issue|parent summary|parent name|übergeordnete aufgabe)$/iu,
  ],
  ['order', /^(?:#|no\.?|nr\.?|order|number|position|pos|id|step no|reihenfolge|nummer)$/iu],
  [
    'milestone',
    /^(?:milestone|phase|stage|section|epic|group|project phase|folder name|meilenstein|gruppe|abschnitt|projects?|étape|jalon|etap|kamień milowy|faza|grupa)$/iu,
  ],
  [
    'module',
    /^(?:module|list|list name|section\/column|column|category|area|bucket|workstream|topic|parent|modul|kategorie|bereich|thema|liste|catégorie|rubrique|moduł|kategoria|obszar|lista)$/iu,
  ],
  [
    'title',
    /^(?:title|task|task name|card name|name|summary|subject|item|to-?do|action|action item|step|what|activity|issue|titel|aufgabe|was|schritt|betreff|tâche|titre|quoi|intitulé|zadanie|tytuł|czynność|co)$/iu,
  ],
  [
    'owner',
    /^(?:owner|owners|assign|assignees?|assigned to|assignment|responsible person|responsible|role|who|person|person responsible|members|verantwortlich|zuständig|wer|rolle|bearbeiter|responsable|qui|rôle|assigné à|odpowiedzialny|osoba odpowiedzialna|wykonawca|kto|rola)$/iu,
  ],
  [
    'due',
    /^(?:due|due date|due in days|due days|days|deadline|duration|when|day|fällig|fällig am|fällig (?:nach|in) tagen|frist|tage|dauer|bis|wann|échéance|date limite|délai|jours|quand|termin|dni|kiedy|data)$/iu,
  ],
  [
    'description',
    /^(?:description|card description|notes?|details?|comment|comments|body|content|beschreibung|notiz|notizen|bemerkung|text|task content|checklist items|remarques?|commentaires?|uwagi|opis|notatki|komentarz)$/iu,
  ],
  [
    'status',
    /^(?:status|state|done|completed|complete|checked|progress|erledigt|statut|état|fait|terminé|stan|zrobione)$/iu,
  ],
  [
    'audience',
    /^(?:audience|visibility|visible to|for|sichtbar|für wen|visible pour|widoczne dla)$/iu,
  ],
  ['mandatory', /^(?:mandatory|required|pflicht|optional|obligatoire|obowiązkowe)$/iu],
  ['link', /^(?:link|url|website|href)$/iu],
];

/** What the columns of a heading row hold; null where it is none. */
export function columnsOf(heads: readonly string[]): (TaskTableColumn | null)[] | null {
  const taken = new Set<TaskTableColumn>();
  // A tool that says of each row what it is calls the words of a task its content.
  const isTyped = heads.some((head) => /^type$/i.test(head.trim()));
  const columns = heads.map((head) => {
    // `Due (days)` is due.
    const bare = head.replace(/\s*\([^()]*\)\s*$/, '').trim() || head.trim();
    const found =
      isTyped && /^(?:content|type|duration)$/i.test(bare)
        ? /^content$/i.test(bare)
          ? 'title'
          : 'leftOut'
        : NAMES.find(([, name]) => name.test(bare))?.[0];
    if (found === 'leftOut') return found;
    if (found === undefined || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
  // Where nothing else says when, a date does.
  const date = heads.findIndex(
    (head, at) => columns[at] === null && /^(?:date|datum|timeline)$/iu.test(head.trim()),
  );
  if (date >= 0 && !taken.has('due')) {
    taken.add('due');
    columns[date] = 'due';
  }
  if (!taken.has('title')) {
    // What holds tasks without saying so: a list of modules, or the first column that says nothing
    // else.
    const other = columns.indexOf('module');
    const first = other >= 0 ? other : columns.indexOf(null);
    if (first < 0 || taken.size === 0) return null;
    columns[first] = 'title';
  }
  return columns;
}
