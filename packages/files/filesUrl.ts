import { z } from 'zod';
import { fileAddress } from './address.ts';

/** The setting `FILES_URL`; left empty: there is no file store. */
export const filesUrl = z
  .string()
  .default('')
  .superRefine((text, ctx) => {
    if (text === '') return;
    try {
      fileAddress(text);
    } catch (error) {
      ctx.addIssue((error as TypeError).message);
    }
  })
  .transform((text) => (text === '' ? null : text));
