/**
 * Every page that people come to, once: routes of both apps, links in them, mails and the pages
 * that the local server and the proxy answer are made from these lines. A link to a page that is
 * not here, or without what its address needs, does not compile.
 */

/**
 * The values that a part of an address takes: one of these words, or any text. `needed`: any text,
 * and not left out.
 */
type Kind = 'text' | 'needed' | readonly string[];
type Kinds = Readonly<Record<string, Kind>>;
/**
 * A path with its `:names`, `:name?` for one that may be left out; and what stands in its query or
 * is not any text.
 */
type Line = readonly [path: `/${string}`, kinds?: Kinds];

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Needed<Path extends string> = Exclude<NamesIn<Path>, `${string}?`>;
type Optional<Path extends string> =
  NamesIn<Path> extends infer Name ? (Name extends `${infer Bare}?` ? Bare : never) : never;
type ValueOf<K extends Kinds, Name> = Name extends keyof K
  ? K[Name] extends readonly (infer Word)[]
    ? Word
    : string
  : string;
type KindsOf<L extends Line> = L extends readonly [string, infer K extends Kinds]
  ? K
  : Record<never, Kind>;
type QueryOf<L extends Line> = Exclude<keyof KindsOf<L>, Needed<L[0]> | Optional<L[0]>>;
type NeededQuery<L extends Line> = {
  [Name in QueryOf<L>]: KindsOf<L>[Name] extends 'needed' ? Name : never;
}[QueryOf<L>];

/**
 * Parts that every address may hold: `w`, the workspace that it is about, and what follows `#`.
 */
type Always = { readonly w?: string | undefined; readonly hash?: string | undefined };
type Values<L extends Line> = {
  readonly [Name in Needed<L[0]> | NeededQuery<L>]: ValueOf<KindsOf<L>, Name>;
} & {
  readonly [Name in Optional<L[0]> | Exclude<QueryOf<L>, NeededQuery<L>>]?:
    | ValueOf<KindsOf<L>, Name>
    | undefined;
} & Always;

/** Makes the address of a page, with all that is given encoded. `path`: its route. */
export type AddressMaker<L extends Line = Line> = (Record<never, never> extends Values<L>
  ? (values?: Values<L>) => string
  : (values: Values<L>) => string) & { readonly path: L[0] };

type Paths = Readonly<Record<string, `/${string}`>>;
type Pages<Table extends Paths, Values> = {
  readonly [Name in keyof Table]: AddressMaker<
    Name extends keyof Values
      ? Values[Name] extends Kinds
        ? readonly [Table[Name], Values[Name]]
        : never
      : readonly [Table[Name]]
  >;
};

function page(path: string) {
  const link = ({ hash, ...query }: Record<string, string | undefined> = {}) => {
    let address = path.replace(/\/:(\w+)\??/g, (_, name: string) => {
      const value = query[name];
      delete query[name];
      return value === undefined ? '' : `/${encodeURIComponent(value)}`;
    });
    let sign = '?';
    for (const [name, value] of Object.entries(query)) {
      if (value === undefined) continue;
      address += sign + name + (value && `=${encodeURIComponent(value)}`);
      sign = '&';
    }
    return hash ? `${address}#${encodeURIComponent(hash)}` : address;
  };
  return Object.assign(link, { path });
}

/**
 * Makes the addresses of a table. Types alone say which values stand in the query or are not any
 * text, so that this costs the apps no byte.
 */
const pages = <Table extends Paths, Values>(table: Table): Pages<Table, Values> =>
  Object.fromEntries(
    Object.entries(table).map(([name, path]) => [name, page(path)]),
  ) as unknown as Pages<Table, Values>;

const entryPaths = {
  executions: '/',
  portal: '/portal/',
  signIn: '/login',
  code: '/login-code',
  // The word of a mail's link follows `#`, so that no server is told it.
  password: '/login-password',
  signUp: '/sign-up',
  chooseWorkspace: '/select-workspace/',
} as const;
type EntryValues = {
  executions: { filter: 'text'; add: 'text' };
  signIn: { redirectTo: 'text'; eml: 'text' };
  signUp: { redirectTo: 'text'; eml: 'text' };
  code: { redirectTo: 'text'; eml: 'text'; intent: readonly ['signUp'] };
  password: { redirectTo: 'text'; eml: 'text' };
};
/** Addresses at which each app begins, and of the ways in: both apps lead there. */
export const entryAddress = /* @__PURE__ */ pages<typeof entryPaths, EntryValues>(entryPaths);

const portalPaths = {
  process: '/portal/process/:processId',
  task: '/portal/task/:processId/:taskId',
  tasks: '/portal/tasks/:processId/:who?',
  steps: '/portal/steps/:processId',
  invitations: '/portal/invitations',
  invitation: '/portal/invitation',
  mails: '/portal/mails',
  // What follows `#` ends one of them, and no server is told it.
  sessions: '/portal/sessions',
  // Its token follows `#`, so that no server is told it.
  share: '/portal/share',
} as const;
type PortalValues = { invitation: { t: 'needed' }; mails: { t: 'text' } };
/** Pages of the client's app. */
export const portalAddress = /* @__PURE__ */ pages<typeof portalPaths, PortalValues>(portalPaths);

const adminPaths = {
  noPermission: '/no-permission',
  logout: '/logout',
  inbox: '/inbox',
  tasks: '/tasks',
  profile: '/user/profile',
  clientView: '/client-workspace/:clientId/:accountId',
  projects: '/project',
  project: '/project/:projectId',
  projectActivity: '/project/:projectId/activity',
  process: '/project/:projectId/:processId',
  processActivity: '/project/:projectId/:processId/activity',
  processMails: '/project/:projectId/:processId/mails',
  jobForm: '/project/task-form/:projectId/:jobId/:taskId',
  moduleForm: '/module/task-form/:processId/:moduleId/:taskId',
  blueprintModule: '/module/template/:planId/:moduleId',
  addModule: '/module/add/:processId/:stepId/:projectId',
  moduleAtAnyTab: '/module/:planId/:moduleId',
  module: '/module/:planId/:moduleId/:tab',
  settings: '/settings',
  blueprints: '/settings/processes',
  blueprint: '/settings/process/:typeId',
  blueprintTaskForm: '/settings/job/task-editor/:templateId/:taskId',
  forms: '/settings/forms',
  formAnswers: '/settings/forms/:formId/answers',
  formEditor: '/settings/task/form-editor/:formId',
  formViewer: '/settings/task/form-viewer/:formId/:taskId',
  emails: '/settings/emails',
  roles: '/settings/roles',
  addRole: '/settings/roles/create',
  role: '/settings/roles/:roleId',
  style: '/settings/style',
  texts: '/settings/texts',
  workspaceName: '/settings/update-name',
  answerTime: '/settings/answer-time',
  scheduling: '/settings/scheduling',
  apiKeys: '/settings/api-key',
  users: '/settings/users',
  inviteUser: '/settings/user-invite',
  clients: '/settings/clients',
  addClient: '/settings/clients/create',
  client: '/settings/clients/:clientId',
  clientActivity: '/settings/clients/:clientId/activity',
  activity: '/settings/activity',
  operations: '/settings/operations',
} as const;
type AdminValues = {
  inbox: {
    of: readonly ['team'];
    show: readonly ['unanswered', 'unread'];
    q: 'text';
    open: 'text';
  };
  tasks: { filter: 'text' };
  clientView: { process: 'text' };
  process: { view: readonly ['board', 'list']; launch: 'text' };
  processMails: { who: 'text'; mail: 'text' };
  module: { tab: readonly ['tasks', 'context', 'activity']; panel: readonly ['talk', 'details'] };
  emails: { mail: 'text' };
};
/** Pages of the staff's app. */
export const adminAddress = /* @__PURE__ */ pages<typeof adminPaths, AdminValues>(adminPaths);

const servicePaths = {
  framedViewer: '/frame/form-viewer',
  framedBuilder: '/frame/form-builder',
  frameDemo: '/frame/form-demo',
  bookingPage: '/frame/booking-page',
  stopMails: '/api/mails/stop',
} as const;
type ServiceValues = {
  framedViewer: {
    workspace: 'needed';
    project: 'needed';
    form: 'needed';
    task: 'needed';
    seal: 'needed';
  };
  framedBuilder: { workspace: 'needed'; form: 'needed'; seal: 'needed' };
  bookingPage: { workspace: 'needed'; link: 'needed' };
  stopMails: { t: 'needed' };
};
/**
 * Addresses that the command service answers by itself: what frames of other sites show, booking
 * pages of hosts that a workspace names, and what mail programs ask to stop mails.
 */
export const serviceAddress = /* @__PURE__ */ pages<typeof servicePaths, ServiceValues>(
  servicePaths,
);

type Table = Readonly<Record<string, Pick<AddressMaker, 'path'>>>;

/** The routes of a table. */
export type PathOf<T extends Table> = T[keyof T]['path'];

/**
 * The page of a table that a path leads to, with the values that the path holds, decoded; null
 * where none is.
 */
export function pageAt<T extends Table>(
  table: T,
  pathname: string,
): { name: keyof T; values: Readonly<Record<string, string>> } | null {
  for (const [name, { path }] of Object.entries(table)) {
    const pattern = path
      .replace(/\/$/, '')
      .replace(
        /\/:(\w+)(\?)?/g,
        (_, value: string, optional = '') => `(?:/(?<${value}>[^/]+))${optional}`,
      );
    const found = new RegExp(`^${pattern}/?$`).exec(pathname);
    const values = found && decoded(found.groups);
    if (values) return { name, values };
  }
  return null;
}

/** null where what is encoded is broken. */
function decoded(values: Record<string, string | undefined> = {}): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, decodeURIComponent(value)]],
      ),
    );
  } catch {
    return null;
  }
}
