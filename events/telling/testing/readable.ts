import { definitionIn, nouns, touchedBy, type StreamKind } from '../../nouns.ts';
import type { Plan } from '../../plan/plan.ts';
import type { WaymarkEvent } from '../../registry.ts';
import type { Language } from '@waymark/look/language';
import { inWords, type ChangeInWords, type ValueInWords } from '../inWords.ts';
import { tellEvent } from '../tellEvent.ts';
import type { Telling } from '../telling.ts';

type Happened = Pick<WaymarkEvent, 'type' | 'data'>;

/** What an event changes, whom that reaches, and how it is told, in lines that people read. */
export function readable(kind: StreamKind, event: Happened, before: unknown): string {
  const { initial, evolve, topics } = nouns[kind];
  const after = (evolve as (state: unknown, event: Happened) => unknown)(before ?? initial, event);
  const definition = definitionIn(kind, event.type);
  return inLines([
    ['touches', touchedBy(kind, event, before).map((path) => path || 'everything')],
    ['topics', topics === null ? [] : topics(event.type, 'ID')],
    ['removes', asWords(definition?.removes?.(event.data as never))],
    ['restores', asWords(definition?.restores?.(event.data as never))],
    ...tellingLines(event, 'en', before, after),
  ]);
}

/** How it is told, and nothing else, in a language. */
export function readableIn(
  language: Language,
  kind: StreamKind,
  event: Happened,
  before: unknown,
): string {
  const { initial, evolve } = nouns[kind];
  const around = before ?? initial;
  const after = (evolve as (state: unknown, event: Happened) => unknown)(around, event);
  return inLines(tellingLines(event, language, around, after));
}

const inLines = (lines: readonly Line[]): string =>
  lines
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) => `  ${name.padEnd(11)}${words.join('\n'.padEnd(14))}\n`)
    .join('')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{23}([0-9a-f]{4})/g, '…$1');

type Line = readonly [name: string, words: readonly string[]];

function tellingLines(
  event: Happened,
  language: Language,
  before: unknown,
  after: unknown,
): Line[] {
  const wordsOf = (telling: Telling) => wordsIn(telling, language);
  const around = hasPlan(before) && hasPlan(after) ? { before, after } : null;
  const told = tellEvent(event, around);
  if (told === null) return [['told', ['nothing']]];
  return [
    ['told', [...wordsOf(told), `to ${told.audience}`]],
    ['about', [told.moduleId, told.taskId].filter((id) => id !== null)],
    ...told.asides.map((aside): Line => [
      'aside',
      [...wordsOf(aside), `to ${aside.audience}, at ${aside.subject}`],
    ]),
    ['to client', told.forClient === null ? [] : wordsOf(told.forClient)],
  ];
}

const hasPlan = (state: unknown): state is { plan: Plan; name: string } =>
  typeof state === 'object' && state !== null && 'plan' in state;

function wordsIn(telling: Telling, language: Language): string[] {
  const { sentence, headline, changes, cause } = inWords(telling, language);
  return [
    `${sentence} [${headline}]`,
    ...changes.map(changeInWords),
    ...(cause === null ? [] : [`because: ${cause}`]),
  ];
}

const changeInWords = ({ type, field, oldValue, newValue }: ChangeInWords): string =>
  `${type} ${field}: ${asText(oldValue)} -> ${asText(newValue)}`;

const asText = (value: ValueInWords): string =>
  value === null ? '-' : typeof value === 'string' ? value : JSON.stringify(value);

const asWords = (thing: object | undefined): string[] =>
  thing === undefined ? [] : [Object.values(thing).filter(Boolean).join(' ')];
