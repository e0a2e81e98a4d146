import type { AddressInfo } from 'node:net';
import {
  errorForLog,
  limitOf,
  limits,
  networksOf,
  RequestRefused,
  within,
  type IsKeptOut,
  type LeastPace,
  type WayIn,
} from '@waymark/edge';
import type { Logger } from 'pino';
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';
import type { ReplyAddresses } from '../addresses/replyAddresses.ts';
import type { ReplyPlace } from '../addresses/signedAddress.ts';
import type { MailInLimits } from '../receiving/mailInLimits.ts';
import { USUAL_MEGABYTES, type MailInOptions } from '../addresses/mailInOptions.ts';
import {
  answerTo,
  GO_AWAY,
  NO_ROOM,
  NOBODY,
  TOO_FAST,
  TRY_LATER,
  type IncomingMailOutcome,
  type SmtpAnswer,
} from '../receiving/incomingMailOutcome.ts';
import type { Arrived } from '../receiving/receiveMail.ts';
import { Connections } from './connections.ts';
import { BrokenOff, dataInTime, USUAL_PACE } from './dataInTime.ts';
import { MailsUnderWay } from './mailsUnderWay.ts';

/** Recipients of one mail, each an address of ours. */
const MOST_RECIPIENTS = 10;
const MOST_COMMANDS = 200;
const LONGEST_COMMAND = 2_048;
/**
 * Silence after which a connection is cut, in milliseconds, and what those under way have once we
 * end.
 */
const SILENCE = 60_000;
const ENDING = 2_000;

type Deps = {
  readonly options: MailInOptions & Required<Pick<MailInOptions, 'listen'>>;
  readonly addresses: Pick<ReplyAddresses, 'placeOf'>;
  readonly limits: Pick<MailInLimits, 'mayNetwork' | 'mayArrive'>;
  /** How slowly a mail may arrive. */
  readonly pace?: LeastPace;
  readonly receive: (arrived: Arrived) => Promise<IncomingMailOutcome>;
  /** Told what became of each mail, and where it was sent to. */
  readonly told: (
    outcome: IncomingMailOutcome | 'later' | 'no-room' | 'broken-off',
    places?: readonly ReplyPlace[],
  ) => void;
  readonly logger: Logger;
  /** Default: nobody is. */
  readonly isKeptOut?: IsKeptOut;
};

export type RunningSmtpServer = {
  readonly port: number;
  /** What it takes from those who connect. */
  readonly ways: readonly WayIn[];
  stop(): Promise<void>;
};

/**
 * Takes mail by SMTP, for addresses that were signed here alone; it relays nothing and writes to
 * nobody.
 */
export async function startSmtpServer(deps: Deps): Promise<RunningSmtpServer> {
  const { options, logger } = deps;
  const { domain, listen, tls, megabytes = USUAL_MEGABYTES } = options;
  const server: SMTPServer = new SMTPServer({
    ...handlers(deps, megabytes, () => server),
    ...(tls ?? {}),
    name: domain,
    banner: 'Waymark',
    authOptional: true,
    disabledCommands: ['AUTH', ...(tls === undefined ? ['STARTTLS'] : [])],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true,
    size: megabytes * 2 ** 20,
    maxClients: limits.mailConnection.turns.atOnce,
    maxRecipients: MOST_RECIPIENTS,
    maxCommandLength: LONGEST_COMMAND,
    maxAllowedUnauthenticatedCommands: MOST_COMMANDS,
    socketTimeout: SILENCE,
    closeTimeout: ENDING,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listen.port, listen.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // One bad connection ends by itself; its sender sees the failure and tries again.
  server.on('error', (error) =>
    logger.debug({ err: errorForLog(error) }, 'a connection of the mail that comes in failed'),
  );
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    ways: waysIntoSmtp(server),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * All that a server takes from those who connect, each with the line of limits that it goes by, by
 * what was put into it. What ends a connection takes nothing.
 */
export const waysIntoSmtp = (server: SMTPServer): WayIn[] =>
  Object.entries(server)
    .filter(([name, take]) => /^on[A-Z]/.test(name) && name !== 'onClose' && isFunction(take))
    .map(([at, take]) => ({ at, limit: limitOf(take as object) }));

const isFunction = (value: unknown): boolean => typeof value === 'function';

function handlers(
  {
    addresses,
    limits: counts,
    receive,
    told,
    logger,
    pace = USUAL_PACE,
    isKeptOut = () => false,
  }: Deps,
  megabytes: number,
  server: () => SMTPServer,
): SMTPServerOptions {
  const connections = new Connections();
  const underWay = new MailsUnderWay(megabytes * 2 ** 20);
  const places = new WeakMap<SMTPServerSession, Map<string, ReplyPlace>>();
  /** Whatever fails on our side is said to be for the moment, so that nothing is lost. */
  const settled = <Said>(work: Promise<Said>, done: (error?: Error | null, said?: Said) => void) =>
    work.then(
      (said) => done(null, said),
      (error: unknown) => {
        if (error instanceof SmtpRefusal) return done(error);
        if (error instanceof BrokenOff) {
          told('broken-off');
          return done(new SmtpRefusal(TRY_LATER));
        }
        logger.error(
          { err: errorForLog(error) },
          'mail that comes in cannot be taken for the moment',
        );
        told('later');
        done(new SmtpRefusal(TRY_LATER));
      },
    );

  const connect = async (session: SMTPServerSession) => {
    const ip = session.remoteAddress;
    const isCalm =
      !isKeptOut(ip) &&
      connections.open(session, () => endOf(server(), session)) &&
      (await counts.mayNetwork('connections', ip));
    if (!isCalm) throw new SmtpRefusal(GO_AWAY);
  };
  const recipient = async (address: string, session: SMTPServerSession) => {
    const place = await addresses.placeOf(address);
    if (place !== null) {
      if (session.envelope.rcptTo.length === 0) places.delete(session);
      const known = places.get(session) ?? new Map<string, ReplyPlace>();
      places.set(session, known.set(address, place));
      return;
    }
    const isCalm = await counts.mayNetwork('unknown', session.remoteAddress);
    throw new SmtpRefusal(isCalm ? NOBODY : GO_AWAY);
  };
  const data = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const { mailFrom, rcptTo } = session.envelope;
    const known = places.get(session);
    const to = rcptTo.flatMap(({ address }) => known?.get(address) ?? []);
    const address = session.remoteAddress;
    const workspaces = to.map(({ workspaceId }) => workspaceId);
    const mail = underWay.begin({ networks: networksOf(address), workspaces });
    const take = async (): Promise<IncomingMailOutcome> =>
      stream.sizeExceeded
        ? { kind: 'too-large' }
        : receive({
            raw: mail.bytes(),
            envelopeSender: mailFrom === false ? '' : mailFrom.address,
            places: to,
            address,
          });
    try {
      // Before any of it is taken in: reading is most of the work.
      if (!(await counts.mayNetwork('mails', address))) throw new SmtpRefusal(TOO_FAST);
      if (!(await counts.mayArrive(to))) return answered(to, { kind: 'too-many' });
      const cut = () => endOf(server(), session);
      for await (const piece of dataInTime(stream, pace, cut))
        if (!stream.sizeExceeded) mail.add(piece);
        else mail.drop();
      if (!stream.sizeExceeded && mail.hadNoRoom) throw noRoom();
      return answered(to, await take().catch(unlessTooMany));
    } finally {
      mail.drop();
      places.delete(session);
    }
  };
  /** What the sender's server is told. @throws SmtpRefusal where that is no */
  const answered = (to: readonly ReplyPlace[], outcome: IncomingMailOutcome): string => {
    told(outcome, to);
    const answer = answerTo(outcome, megabytes);
    if (answer.code >= 400) throw new SmtpRefusal(answer);
    return answer.words;
  };
  const noRoom = () => {
    told('no-room');
    return new SmtpRefusal(NO_ROOM);
  };
  /** Too many wait for those who read. */
  const unlessTooMany = (error: unknown): never => {
    if (error instanceof RequestRefused && error.status === 429) throw noRoom();
    throw error;
  };
  return {
    onConnect: within('mailConnection', (session, done) => void settled(connect(session), done)),
    onRcptTo: within(
      'mailAddress',
      ({ address }, session, done) => void settled(recipient(address, session), done),
    ),
    onData: within(
      'mailArriving',
      (stream, session, done) => void settled(data(stream, session), done),
    ),
    onClose: (session) => connections.closed(session),
  };
}

/** An answer that says no. */
class SmtpRefusal extends Error {
  override readonly name = 'SmtpRefusal';
  readonly responseCode: number;
  constructor({ code, words }: SmtpAnswer) {
    super(words);
    this.responseCode = code;
  }
}

function endOf(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.session.id === id) connection.close();
}
