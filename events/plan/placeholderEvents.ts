import { z } from 'zod';
import { eventsOf } from '../define.ts';
import { changed, without } from '../maps.ts';
import { everything, inside, pathTo } from '../paths.ts';
import { phrase } from '../telling/phrase.ts';
import { created, hasChanged, modified, orNull, removed, telling } from '../telling/telling.ts';
import { namedPersons } from './namedPersons.ts';
import { personRef } from './people.ts';
import { placeholderRolledOut } from './placeholderRolledOut.ts';
import { placeholderPart } from './placeholders.ts';
import type { Plan } from './plan.ts';

const define = eventsOf<Plan>();
const words = z.object({ name: z.string(), description: z.string() });

export const placeholderEvents = [
  define('PlaceholderAdded', {
    data: placeholderPart.written,
    evolve: (plan, placeholder) => ({
      ...plan,
      placeholders: placeholderPart.into(plan.placeholders, [placeholder]),
    }),
    touches: () => [inside(everything)],
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.placeholderAdded', name), name, [created('placeholder', name)]),
  }),
  define('PlaceholderChanged', {
    data: z.object({ placeholderId: personRef, from: words, to: words }),
    evolve: (plan, { placeholderId, to }) => ({
      ...plan,
      placeholders: changed(plan.placeholders, placeholderId, to),
    }),
    touches: ({ placeholderId }) => [pathTo.placeholder(placeholderId, 'words')],
    reach: 'words',
    tell({ placeholderId, from, to }, { after }) {
      const name = modified('name', from.name, to.name);
      const changes = [
        name,
        modified('description', orNull(from.description), orNull(to.description)),
      ];
      const sentence = phrase('did.placeholderChanged', to.name);
      const seen = from.name !== to.name && namedPersons(after).toClients.has(placeholderId);
      return telling(sentence, to.name, changes.filter(hasChanged), {
        forClient: seen ? { sentence, headline: to.name, changes: [name], cause: null } : null,
      });
    },
  }),
  define('PlaceholderRemoved', {
    data: z.object({ placeholderId: personRef, name: z.string() }),
    evolve: (plan, { placeholderId }) => ({
      ...plan,
      placeholders: without(plan.placeholders, (_, id) => id === placeholderId),
    }),
    touches: ({ placeholderId }) => [pathTo.placeholder(placeholderId)],
    removes: ({ placeholderId: id, name }) => ({ kind: 'placeholder', id, name }),
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.placeholderRemoved', name), name, [removed('placeholder', name)]),
  }),
  placeholderRolledOut,
  /** Who stood for it has left: nobody does any more, and what waits for it waits again. */
  define('PlaceholderOpened', {
    data: z.object({ placeholderId: personRef, from: z.string() }),
    evolve: (plan, { placeholderId }) => ({
      ...plan,
      placeholders: changed(plan.placeholders, placeholderId, { matchedTo: null }),
    }),
    touches: ({ placeholderId }) => [pathTo.placeholder(placeholderId, 'person')],
    reach: 'team',
    tell({ placeholderId, from }, { names }) {
      const name = names.placeholder(placeholderId) ?? phrase('value.aPlaceholder');
      return telling(phrase('did.placeholderOpened', name), name, [
        modified('person', names.person(from), null),
      ]);
    },
  }),
] as const;
