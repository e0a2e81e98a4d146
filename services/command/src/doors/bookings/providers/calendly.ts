import { createHmac } from 'node:crypto';
import { isSameSecret } from '@waymark/edge';
import { z } from 'zod';
import { bookedTask, type ProviderDialect } from '../bookingNews.ts';

const instant = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString());

/** Of a webhook of Calendly (API v2), what is needed of it. */
const webhook = z.object({
  event: z.enum(['invitee.created', 'invitee.canceled']),
  payload: z.object({
    rescheduled: z.boolean().optional(),
    tracking: z.object({ utm_content: z.string().nullish() }).nullish(),
    scheduled_event: z.object({
      uri: z.string().max(500),
      start_time: instant,
      end_time: instant,
      location: z
        .object({ join_url: z.string().nullish(), location: z.string().nullish() })
        .nullish(),
    }),
  }),
});

/**
 * Signs with HMAC-SHA256 over `<t>.<body>`: `Calendly-Webhook-Signature: t=<seconds>,v1=<hex>`. The
 * task comes back as `utm_content` of its booking page. What was moved is told as one time
 * cancelled, which says so, and another booked.
 */
export const calendly: ProviderDialect = {
  tolerance: 180,
  signedAt({ body, header }, key) {
    const signature = header('Calendly-Webhook-Signature');
    const [, t, v1] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    if (t === undefined || v1 === undefined) return null;
    const digest = createHmac('sha256', key).update(`${t}.`).update(body);
    return isSameSecret(digest.digest(), Buffer.from(v1, 'hex')) ? Number(t) * 1000 : null;
  },
  read(body) {
    const { success, data } = webhook.safeParse(body);
    if (!success) return null;
    const { event, payload } = data;
    const { scheduled_event: booked } = payload;
    const task = bookedTask(payload.tracking?.utm_content);
    if (task === null) return null;
    if (event === 'invitee.canceled')
      return payload.rescheduled === true ? null : { what: 'cancelled', task, ref: booked.uri };
    return {
      ...{ what: 'booked', task, ref: booked.uri },
      ...{ start: booked.start_time, end: booked.end_time },
      place: placeOf(booked.location?.join_url ?? booked.location?.location),
    };
  },
};

const placeOf = (place: string | null | undefined): string | null =>
  place?.trim().slice(0, 500) || null;
