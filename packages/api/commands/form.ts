import { givenField, mostFields, sound } from '@waymark/events';
import { z } from 'zod';
import { id, name } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

const { formId, fieldId } = ofSample;
const ids = z.array(id).max(mostFields);
const intro = z
  .string()
  .max(5000, 'must have at most 5,000 characters')
  .refine(sound, 'holds characters that cannot be stored');

/**
 * The key with which the server of another site asks for tickets: made by who gives the command,
 * 256 bits.
 */
const frameKey = z
  .string()
  .regex(/^wmk_[A-Za-z0-9_-]{43}$/, 'must be wmk_ and 256 random bits as base64url');
export const mostOrigins = 20;

export const formCommands = {
  /** Empty, or with what it is made of at once: `fields` in their order. */
  AddForm: command(
    z.object({
      ...{ formId: id, name, intro: intro.optional() },
      fields: z.array(givenField).max(mostFields).optional(),
    }),
    { formId: 'new', name: 'Single sign-on setup' },
  ),
  CloneForm: command(z.object({ formId: id, from: id, name }), {
    formId: 'new-copy',
    from: formId,
    name: 'Single sign-on setup (copy)',
  }),
  RenameForm: command(z.object({ formId: id, name }), { formId, name: 'Sign-on' }),
  /**
   * What changed of the draft. `fields` are new or replace the one of their id; `order`: ids of all
   * fields. What is not named stays as it is.
   */
  ChangeForm: command(
    z.object({
      formId: id,
      intro: intro.optional(),
      fields: z.array(givenField).max(mostFields).default([]),
      removed: ids.default([]),
      order: ids.optional(),
    }),
    {
      formId,
      intro: 'Ten minutes, best with the person who runs your directory.',
      fields: [
        {
          ...{ kind: 'shortText', fieldId: 'new', label: 'Its name' },
          ...{ help: '', placeholder: '', begins: '', message: '' },
          ...{ half: false, required: true, variable: '' },
          ...{ least: null, most: 60, mustBe: 'anything' },
          showIf: { every: true, conditions: [{ fieldId, is: 'equal', value: 'other' }] },
        },
      ],
      removed: [],
      order: [fieldId, 'new'],
    },
  ),
  /** The draft becomes the next version. */
  PublishForm: command(z.object({ formId: id }), { formId }),
  /**
   * Sites whose pages may show it in a frame, all of them: each an origin, as
   * `https://intranet.acme.example`.
   */
  SetFormOrigins: command(
    z.object({
      formId: id,
      origins: z
        .array(z.string().trim().max(300, 'must have at most 300 characters'))
        .max(mostOrigins, `must be at most ${mostOrigins}`),
    }),
    { formId, origins: ['https://intranet.acme.example'] },
  ),
  /** From now on tickets are given by this key, and by no other one. */
  SetFormKey: command(z.object({ formId: id, key: frameKey }), {
    formId,
    key: 'wmk_3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB',
  }),
  RevokeFormKey: command(z.object({ formId: id }), { formId }),
  DeleteForm: command(z.object({ formId: id }), { formId }),
  RestoreForm: command(z.object({ formId: id }), { formId }),
};
