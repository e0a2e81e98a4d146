import type { HistoryTexts } from '../catalogue.ts';
import { actor } from './actor.ts';
import { because } from './because.ts';
import { did } from './did.ts';
import { field } from './field.ts';
import { value } from './value.ts';

export const de = { actor, because, did, field, value } satisfies HistoryTexts;
