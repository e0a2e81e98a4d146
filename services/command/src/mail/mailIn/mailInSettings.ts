import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { USUAL_MEGABYTES, type MailInOptions } from './addresses/mailInOptions.ts';

/** The domain whose mail comes here; empty where none does. */
export const mailInDomain = z
  .string()
  .default('')
  .transform((text) => text.trim().toLowerCase())
  .refine(
    (text) => text === '' || z.regexes.domain.test(text),
    'must be a domain like in.waymark.example',
  );
export const mailInPort = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be at least 0')
  .max(65_535, 'must be at most 65535');

/** Settings of the mail that comes in. */
export const mailInSettings = {
  MAIL_IN_DOMAIN: mailInDomain,
  /** Empty: mails offer addresses of the domain, and another service takes what comes to them. */
  MAIL_IN_PORT: z.literal('').or(mailInPort).default(''),
  MAIL_IN_MEGABYTES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(50, 'must be at most 50')
    .default(USUAL_MEGABYTES),
  /** Files in PEM; both or none. */
  MAIL_IN_TLS_KEY: z.string().default(''),
  MAIL_IN_TLS_CERTIFICATE: z.string().default(''),
};

type Settings = {
  readonly [Name in keyof typeof mailInSettings]: z.output<(typeof mailInSettings)[Name]>;
} & { readonly HOST: string };

/**
 * How mail comes in; undefined where it does not. @throws Error where only one of key and
 * certificate is named, or can't be read
 */
export function mailInFrom(env: Settings): MailInOptions | undefined {
  const { MAIL_IN_DOMAIN: domain, MAIL_IN_PORT: port, HOST: host } = env;
  if (domain === '') return undefined;
  const { MAIL_IN_TLS_KEY: key, MAIL_IN_TLS_CERTIFICATE: cert } = env;
  if ((key === '') !== (cert === ''))
    throw new Error(
      'The command service: MAIL_IN_TLS_KEY and MAIL_IN_TLS_CERTIFICATE are set both or none',
    );
  return {
    ...{ domain, megabytes: env.MAIL_IN_MEGABYTES },
    ...(port === '' ? {} : { listen: { host, port } }),
    ...(key === ''
      ? {}
      : { tls: { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') } }),
  };
}
