/** How mail comes in. */
export type MailInOptions = {
  /** Whose mail comes here, in lower case, as `in.waymark.example`: its MX names this service. */
  readonly domain: string;
  /**
   * Where it listens; port 0 is any that is free. Absent: another service of the same database
   * takes the mail in.
   */
  readonly listen?: { readonly host: string; readonly port: number };
  /** Largest mail. Default: 25. */
  readonly megabytes?: number;
  /** PEM. With them mail may come encrypted (STARTTLS). */
  readonly tls?: { readonly key: string; readonly cert: string };
};

export const USUAL_MEGABYTES = 25;
