import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import { alike, type Form, type FormEvent } from '@waymark/events';
import { DecisionRefused, present, unless } from '../../decisions/decision.ts';

/** Which sites may show it (PRODUCT 18.14): those that are named, each once, in their order. */
export function setFormOrigins(
  state: Form,
  { formId, origins }: Command<'SetFormOrigins'>,
): FormEvent[] {
  present(state, 'form');
  const to = [...new Set(origins.map(originOf))];
  const { name, origins: from } = state;
  return unless(alike(from, to), {
    type: 'FormOriginsSet',
    data: { formId, name, from: [...from], to },
  });
}

/** @param keyId of the key, which is kept by its digest by then */
export function setFormKey(
  state: Form,
  { formId }: Command<'SetFormKey'>,
  keyId: string,
): FormEvent[] {
  present(state, 'form');
  return [{ type: 'FormKeySet', data: { formId, name: state.name, keyId } }];
}

export function revokeFormKey(state: Form, { formId }: Command<'RevokeFormKey'>): FormEvent[] {
  present(state, 'form');
  const { name, keyId } = state;
  return keyId === null ? [] : [{ type: 'FormKeyRevoked', data: { formId, name, keyId } }];
}

/**
 * Machines that people develop on: what goes to them goes over no line that somebody could listen
 * to.
 */
const own = new Set(['localhost', '127.0.0.1']);

/** As browsers write it; a policy that they read is made of it. */
function originOf(given: string, nth: number): string {
  const field = `origins.${nth}`;
  const url = URL.canParse(given) ? new URL(given) : null;
  const isOrigin =
    url !== null &&
    ['https:', 'http:'].includes(url.protocol) &&
    url.href === `${url.origin}/` &&
    !/[*,;'"\s]/.test(url.host);
  if (!isOrigin)
    throw new DecisionRefused('invalid', 'origin-invalid', refusalText('originInvalid'), field);
  if (url.protocol === 'http:' && !own.has(url.hostname))
    throw new DecisionRefused('invalid', 'origin-insecure', refusalText('originInsecure'), field);
  return url.origin;
}
