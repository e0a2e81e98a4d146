import type { AddressInfo } from 'node:net';
import { errorForLog } from '@waymark/edge';
import type { Logger } from 'pino';
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';
import type { ReplyAddresses } from '../addresses/replyAddresses.ts';
import type { ReplyPlace } from '../addresses/signedAddress.ts';
import type { MailInLimits } from '../mailInLimits.ts';
import { USUAL_MEGABYTES, type MailInOptions } from '../mailInOptions.ts';
import {
  answerTo,
  GO_AWAY,
  NO_ROOM,
  NOBODY,
  TOO_FAST,
  TRY_LATER,
  type Outcome,
  type SmtpAnswer,
} from '../outcome.ts';
import type { Arrived } from '../receiveMail.ts';
import { Connections } from './connections.ts';
import { MailsUnderWay } from './mailsUnderWay.ts';

/** Recipients of one mail, each an address of ours. */
const MOST_RECIPIENTS = 10;
const MOST_CONNECTIONS = 100;
const MOST_COMMANDS = 200;
const LONGEST_COMMAND = 2_048;
/** Silence after which a connection is cut, in milliseconds, and what those under way have once we end. */
const SILENCE = 60_000;
const ENDING = 2_000;

type Deps = {
  readonly options: MailInOptions & Required<Pick<MailInOptions, 'listen'>>;
  readonly addresses: Pick<ReplyAddresses, 'placeOf'>;
  readonly limits: Pick<MailInLimits, 'mayNetwork'>;
  readonly receive: (arrived: Arrived) => Promise<Outcome>;
  /** Told what became of each mail, and where it was sent to. */
  readonly told: (
    outcome: Outcome | 'later' | 'no-room',
    places?: readonly ReplyPlace[],
  ) => void;
  readonly logger: Logger;
};

export type RunningSmtpServer = {
  readonly port: number;
  stop(): Promise<void>;
};

/** Takes mail by SMTP, for addresses that were signed here alone; it relays nothing and writes to nobody. */
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
    maxClients: MOST_CONNECTIONS,
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
    logger.debug(
      { err: errorForLog(error) },
      'a connection of the mail that comes in failed',
    ),
  );
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function handlers(
  { addresses, limits, receive, told, logger }: Deps,
  megabytes: number,
  server: () => SMTPServer,
): SMTPServerOptions {
  const connections = new Connections();
  const underWay = new MailsUnderWay(megabytes * 2 ** 20);
  const places = new WeakMap<SMTPServerSession, Map<string, ReplyPlace>>();
  /** Whatever fails on our side is said to be for the moment, so that nothing is lost. */
  const answered = <Said>(
    work: Promise<Said>,
    done: (error?: Error | null, said?: Said) => void,
  ) =>
    work.then(
      (said) => done(null, said),
      (error: unknown) => {
        if (error instanceof SmtpRefusal) return done(error);
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
      connections.open(session, () => endOf(server(), session)) &&
      (await limits.mayNetwork('connections', ip));
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
    const isCalm = await limits.mayNetwork('unknown', session.remoteAddress);
    throw new SmtpRefusal(isCalm ? NOBODY : GO_AWAY);
  };
  const data = async (
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ) => {
    const mail = underWay.begin();
    try {
      for await (const chunk of stream)
        if (!stream.sizeExceeded) mail.add(chunk as Buffer);
        else mail.drop();
      const { mailFrom, rcptTo } = session.envelope;
      const known = places.get(session);
      const to = rcptTo.flatMap(({ address }) => known?.get(address) ?? []);
      const take = async (): Promise<Outcome> =>
        stream.sizeExceeded
          ? { kind: 'too-large' }
          : receive({
              raw: mail.bytes(),
              envelopeSender: mailFrom === false ? '' : mailFrom.address,
              places: to,
            });
      if (!stream.sizeExceeded && mail.hadNoRoom) {
        told('no-room');
        throw new SmtpRefusal(NO_ROOM);
      }
      if (!(await limits.mayNetwork('mails', session.remoteAddress)))
        throw new SmtpRefusal(TOO_FAST);
      const outcome = await take();
      told(outcome, to);
      const answer = answerTo(outcome, megabytes);
      if (answer.code >= 400) throw new SmtpRefusal(answer);
      return answer.words;
    } finally {
      mail.drop();
      places.delete(session);
    }
  };
  return {
    onConnect: (session, done) => void answered(connect(session), done),
    onRcptTo: ({ address }, session, done) =>
      void answered(recipient(address, session), done),
    onData: (stream, session, done) =>
      void answered(data(stream, session), done),
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
  for (const connection of server.connections)
    if (connection.session.id === id) connection.close();
}
