import { actor } from './actor.ts';
import { because } from './because.ts';
import { did } from './did.ts';
import { field } from './field.ts';
import { value } from './value.ts';

/** The words of the history, by area and name. */
export const en = { actor, because, did, field, value };
