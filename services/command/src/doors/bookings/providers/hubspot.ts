import { createHmac } from 'node:crypto';
import { isSameSecret } from '@waymark/edge';
import { z } from 'zod';
import { bookedTask, type ProviderDialect } from '../bookingNews.ts';

/** Milliseconds or ISO 8601, as its properties come by one way or another. */
const instant = z
  .union([z.iso.datetime({ offset: true }), z.coerce.number().int().positive()])
  .transform((at) => new Date(at).toISOString());

/**
 * Properties of a meeting as a workflow of HubSpot sends them on; `waymark_task` is what the
 * booking page was given.
 */
const meeting = z.object({
  hs_object_id: z.coerce.string().max(100),
  waymark_task: z.string(),
  hs_meeting_outcome: z.string().nullish(),
  hs_meeting_start_time: instant,
  hs_meeting_end_time: instant,
  hs_meeting_location: z.string().nullish(),
});

/**
 * Signs with HMAC-SHA256 over method, address, body and time in milliseconds:
 * `X-HubSpot-Signature-v3`, base64.
 */
export const hubspot: ProviderDialect = {
  tolerance: 300,
  signedAt({ body, header, method, url }, key) {
    const at = header('X-HubSpot-Request-Timestamp');
    if (!/^\d{1,15}$/.test(at)) return null;
    const digest = createHmac('sha256', key)
      .update(`${method}${url}`)
      .update(body)
      .update(at)
      .digest();
    const claimed = Buffer.from(header('X-HubSpot-Signature-v3'), 'base64');
    return isSameSecret(digest, claimed) ? Number(at) : null;
  },
  read(body) {
    const { success, data } = meeting.safeParse(body);
    const task = success ? bookedTask(data.waymark_task) : null;
    if (!success || task === null) return null;
    const ref = data.hs_object_id;
    if (/^cancell?ed$/i.test(data.hs_meeting_outcome ?? ''))
      return { what: 'cancelled', task, ref };
    return {
      ...{ what: 'booked', task, ref },
      ...{ start: data.hs_meeting_start_time, end: data.hs_meeting_end_time },
      place: data.hs_meeting_location?.trim().slice(0, 500) || null,
    };
  },
};
