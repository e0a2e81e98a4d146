import { clientAddress, rawBodyOf, RequestRefused, type Route } from '@waymark/edge';
import { nouns, streamOf, type BookingProvider } from '@waymark/events';
import { openField, type Keys } from '@waymark/vault';
import type { Context } from 'koa';
import { DecisionRefused } from '../../decisions/decision.ts';
import { handleCommand, type CommandDependencies } from '../../handling/handleCommand.ts';
import { deterministicId } from '../../streams/deterministicId.ts';
import { countedInMemory, NetworkLimiter } from '../../http/limits/limiters.ts';
import { calendly } from './providers/calendly.ts';
import { hubspot } from './providers/hubspot.ts';
import type { ProviderDialect, BookingNews } from './bookingNews.ts';

const MAX_BYTES = 65_536;

const providers: Readonly<
  Record<
    string,
    {
      readonly id: BookingProvider;
      readonly name: 'calendly' | 'hubspot';
      readonly dialect: ProviderDialect;
    }
  >
> = {
  calendly: { id: 'CALENDLY', name: 'calendly', dialect: calendly },
  hubspot: { id: 'HUBSPOT', name: 'hubspot', dialect: hubspot },
};
type Provider = (typeof providers)[string];

type Options = CommandDependencies & {
  readonly vault: Keys;
  readonly publicUrl: string;
  readonly clock: () => Date;
};

/**
 * `POST /api/bookings/<provider>/<workspaceId>`: what a provider tells of times that were booked,
 * moved and cancelled, signed with the key that the workspace has set. Nothing is believed of a
 * message before its signature (PRODUCT 16.3); what is well signed and is about nothing here is
 * taken all the same, so that nobody sends it again and again.
 */
export function bookingRoute({ vault, publicUrl, clock, ...deps }: Options): Route {
  // Counted apart, and by where it comes from: what is not signed must not mute the provider, whose
  // address anybody can know.
  const unbelieved = new NetworkLimiter(countedInMemory, 'bookingsForged', {
    times: 120,
    minutes: 1,
  });

  /** @throws RequestRefused where it is not signed with the workspace's key, or not now */
  async function believe(
    ctx: Context,
    { id, dialect }: Provider,
    workspaceId: string,
  ): Promise<void> {
    const key = await keyOf(workspaceId, id);
    const signedAt =
      key === null
        ? null
        : dialect.signedAt(
            {
              body: rawBodyOf(ctx),
              header: (name) => ctx.get(name),
              method: ctx.method,
              url: new URL(ctx.originalUrl, publicUrl).href,
            },
            key,
          );
    if (signedAt === null) throw wrongSignature();
    const seconds = Math.abs(clock().getTime() - signedAt) / 1000;
    if (seconds > dialect.tolerance) throw wrongClock(seconds, dialect);
  }

  async function keyOf(workspaceId: string, provider: BookingProvider): Promise<string | null> {
    const stream = streamOf.workspace(workspaceId);
    const { state } = await deps.cache.read(stream, nouns.workspace);
    const key = state.bookingKeys.get(provider);
    if (key === undefined) return null;
    const holder = { workspaceId, key };
    const opened = await openField(vault, 'BookingKeySet', 'key', holder);
    return opened.erased ? null : opened.value;
  }

  async function give(
    { id, name }: Provider,
    workspaceId: string,
    { what, task, ...told }: BookingNews,
    correlationId: string,
  ): Promise<void> {
    const { plan, taskId } = task;
    // The same message again is the same command.
    const commandId = deterministicId(
      ...['booking', workspaceId, name, what],
      ...[plan.id, taskId, JSON.stringify(told)],
    );
    await handleCommand(
      {
        name: what === 'booked' ? 'ConfirmBooking' : 'CancelBooking',
        payload: { plan, ...{ taskId, provider: id, ...told } },
        caller: { kind: 'provider', name },
        ...{ workspaceId, commandId, correlationId, basedOn: null },
        now: clock().toISOString(),
        // All workspaces are told from the few addresses that a provider has.
        countedBy: { concern: 'booking', of: workspaceId, address: null },
      },
      deps,
    );
  }

  return {
    method: 'post',
    path: '/api/bookings/:provider/:workspaceId',
    who: [],
    limit: 'booking',
    body: MAX_BYTES,
    handle: async (ctx) => {
      const { provider: called = '', workspaceId = '' } = ctx.params;
      const provider = Object.hasOwn(providers, called) ? providers[called] : undefined;
      if (provider === undefined || !/^[A-Za-z0-9-]{1,64}$/.test(workspaceId))
        throw wrongSignature();
      try {
        await believe(ctx, provider, workspaceId);
      } catch (error) {
        await unbelieved.allow(clientAddress(ctx));
        throw error;
      }
      const told = provider.dialect.read(ctx.state.body);
      if (told !== null)
        await give(provider, workspaceId, told, String(ctx.state.requestId)).catch(unlessForGood);
      ctx.status = 204;
    },
  };
}

/**
 * What a task that is gone, or is another one, refuses would be refused again. @throws whatever
 * another try may mend
 */
function unlessForGood(error: unknown): void {
  if (error instanceof DecisionRefused) return;
  if (error instanceof RequestRefused && error.status < 429) return;
  throw error;
}

const wrongSignature = () =>
  new RequestRefused({
    status: 401,
    code: 'booking-signature',
    detail:
      'The message is not signed with the key that this workspace has set for the provider. Copy the key that the provider shows into the settings, Scheduling.',
  });

const wrongClock = (seconds: number, { tolerance }: ProviderDialect) =>
  new RequestRefused({
    status: 401,
    code: 'booking-clock',
    detail: `The message was signed ${Math.round(seconds)} seconds away from the time here; at most ${tolerance} are taken. Set the clock of this machine, and have the message sent again.`,
  });
