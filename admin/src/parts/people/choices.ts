import type { PersonRow, PlaceholderRow, RoleRow } from '@waymark/api';
import { asRead, type AvatarKind } from '@waymark/look';
import type { T } from '../../base/texts/index.ts';

/** Somebody who can be picked. `id`: account id, `p::…` or `r::…`. */
export type PersonChoice = {
  id: string;
  name: string;
  hint: string;
  kind: AvatarKind;
  /** Has not accepted yet; what is given to them waits until then. */
  invited?: true;
};
export type ChoiceGroup = { title: string; choices: PersonChoice[] };

export type ChoiceSource = {
  people: readonly PersonRow[];
  placeholders: readonly PlaceholderRow[];
  roles: readonly RoleRow[];
  /** Name of the workspace: the title of the team's group. */
  workspaceName: string;
  /** Only these references, e.g. the participants of a module. */
  only?: readonly string[];
  exclude?: readonly string[];
  /**
   * Ids of those who take part in the module: they stand in a group of their own, before all
   * others.
   */
  first?: readonly string[];
  /**
   * In a blueprint nobody of the client is known yet, so who is meant is mostly one of its
   * placeholders or a role.
   */
  inBlueprint?: boolean;
};

/**
 * Groups the people who can be picked: users of the client, the team, placeholders, roles, in a
 * blueprint the last two first; groups without anybody are left out. The search matches e-mail,
 * first and last name whatever their case, placeholders and roles by name (PRODUCT 9.5).
 */
export function groupChoices(
  t: T,
  {
    people: listed,
    placeholders,
    roles,
    workspaceName,
    only,
    exclude = [],
    first = [],
    inBlueprint = false,
  }: ChoiceSource,
  search: string,
): ChoiceGroup[] {
  const wanted = asRead(search).trim();
  const fits = (id: string, ...texts: (string | null)[]) =>
    (only === undefined || only.includes(id)) &&
    !exclude.includes(id) &&
    texts.some((text) => text !== null && asRead(text).includes(wanted));
  const team: PersonChoice[] = [];
  const clients = new Map<string, PersonChoice[]>();
  for (const { id, party, clientName, email, firstName, lastName, name, invitation } of once(
    listed,
  )) {
    if (invitation === 'declined') continue;
    if (!fits(id, email, firstName, lastName, name)) continue;
    const group = party === 'team' ? team : emplace(clients, clientName ?? '');
    const invited = invitation === 'pending' && { invited: true as const };
    group.push({ id, name, hint: email ?? '', kind: party, ...invited });
  }
  const ofPlan = placeholders
    .filter(({ id, kind, name }) => kind === 'placeholder' && fits(id, name))
    .map(({ id, name, description }): PersonChoice => ({
      id,
      name,
      hint: description,
      kind: 'placeholder',
    }));
  const ofWorkspace = roles
    .filter(({ id, name }) => fits(id, name))
    .map(({ id, name, internExtern }): PersonChoice => ({
      id,
      name,
      hint: t(internExtern === 'INTERN' ? 'people.internalRole' : 'people.externalRole'),
      kind: 'placeholder',
    }));
  const people = [
    ...[...clients].map(([clientName, choices]) => ({
      title: t('people.usersFrom', { client: clientName }),
      choices,
    })),
    { title: workspaceName, choices: team },
  ];
  const stands = [
    { title: t('words.placeholders'), choices: ofPlan },
    { title: t('words.roles'), choices: ofWorkspace },
  ];
  const all = inBlueprint ? [...stands, ...people] : [...people, ...stands];
  const isFirst = ({ id }: PersonChoice) => first.includes(id);
  return [
    {
      title: t('participants.participants'),
      choices: all.flatMap(({ choices }) => choices.filter(isFirst)),
    },
    ...all.map(({ title, choices }) => ({
      title,
      choices: choices.filter((each) => !isFirst(each)),
    })),
  ].filter(({ choices }) => choices.length > 0);
}

/**
 * Each of them once: of the team, where they are that and a client's user; who is only asked to
 * join stays what they are here.
 */
function once(people: readonly PersonRow[]): Iterable<PersonRow> {
  const known = new Map<string, PersonRow>();
  for (const one of people)
    if (one.invitation === null || !known.has(one.id)) known.set(one.id, one);
  return known.values();
}

function emplace(groups: Map<string, PersonChoice[]>, key: string): PersonChoice[] {
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  return group;
}
